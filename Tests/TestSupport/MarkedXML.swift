package import Basics
import Foundation
package import Testing

/// A test input with the diagnostics that it is expected to give, written where they belong:
///
/// ```xml
/// <!--! error ref-dangling: there is no enum 'Sise'; the file has 'Size' -->
/// <string>Sise</string>
/// ```
/// A mark is `<!--! severity id: message -->`. One that fills its line belongs to what begins on the next line that is
/// no mark, or to the end of the text; any other belongs to what follows it directly. A note of a diagnostic is marked
/// with the diagnostic's id. Marks are no part of the text that is checked, nor are the lines that they fill. Spaces in
/// a row count as one, so that a message can go on in an indented line.
package struct MarkedXML: Sendable {
    /// A mark that cannot be understood.
    package struct MalformedMark: Error, CustomStringConvertible {
        /// The mark, or the line that it begins in.
        package var mark: String
        /// The mark and what it should look like.
        package var description: String { "'\(mark)' is no mark: write <!--! severity id: message -->" }
    }

    /// The text without its marks.
    package let text: String
    /// The diagnostics that the marks stand for.
    package let expected: [ExpectedDiagnostic]

    /// Takes a marked text apart.
    ///
    /// - Throws: `MalformedMark`.
    package init(_ marked: String) throws {
        var lines: [String] = []
        var expected: [ExpectedDiagnostic] = []
        var waiting: [ExpectedDiagnostic] = []
        for markedLine in marked.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let (line, marks) = try Self.takeMarks(from: Substring(markedLine), number: UInt32(lines.count + 1))
            if !marks.isEmpty, line.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
                waiting += marks
                continue
            }
            let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            waiting.place(line: lines.count + 1, column: indentation + 1)
            expected += waiting + marks
            waiting = []
            lines.append(line)
        }
        waiting.place(line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1)
        self.expected = expected + waiting
        text = lines.joined(separator: "\n")
    }

    /// Takes the marks out of a line and places them where they stood.
    private static func takeMarks(
        from marked: Substring,
        number: UInt32
    ) throws -> (line: String, marks: [ExpectedDiagnostic]) {
        var line = ""
        var marks: [ExpectedDiagnostic] = []
        var rest = marked
        while let opening = rest.firstRange(of: "<!--!") {
            guard let closing = rest.firstRange(of: "-->") else { throw MalformedMark(mark: String(marked)) }
            line += rest[..<opening.lowerBound]
            let position = SourcePosition(line: number, column: UInt32(line.utf8.count + 1))
            marks.append(try diagnostic(of: rest[opening.upperBound..<closing.lowerBound], at: position))
            rest = rest[closing.upperBound...]
        }
        return (line + rest, marks)
    }

    /// Reads a mark without its brackets.
    private static func diagnostic(of mark: Substring, at position: SourcePosition) throws -> ExpectedDiagnostic {
        let parts = mark.split(separator: ":", maxSplits: 1)
        let words = parts.first?.split(separator: " ") ?? []
        guard parts.count == 2, words.count == 2, let severity = Diagnostic.Severity(rawValue: String(words[0])) else {
            throw MalformedMark(mark: String(mark))
        }
        return ExpectedDiagnostic(
            severity: severity,
            id: String(words[1]),
            position: position,
            message: parts[1].split(separator: " ").joined(separator: " ")
        )
    }
}

extension [ExpectedDiagnostic] {
    /// Moves all to one place.
    fileprivate mutating func place(line: Int, column: Int) {
        for index in indices { self[index].position = SourcePosition(line: UInt32(line), column: UInt32(column)) }
    }
}

extension MarkedXML {
    /// Reports each diagnostic that is marked but missing, and each that is there but not marked.
    package func expect(
        _ diagnostics: [Diagnostic],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let (missing, unexpected) = difference(from: diagnostics)
        for diagnostic in missing {
            Issue.record("missing diagnostic at \(diagnostic)", sourceLocation: sourceLocation)
        }
        for diagnostic in unexpected {
            Issue.record("unexpected diagnostic at \(diagnostic)", sourceLocation: sourceLocation)
        }
    }

    /// What is marked but missing, and what is there but not marked. Equal diagnostics count as often as they occur.
    func difference(
        from diagnostics: [Diagnostic]
    ) -> (missing: [ExpectedDiagnostic], unexpected: [ExpectedDiagnostic]) {
        var missing = expected
        var unexpected: [ExpectedDiagnostic] = []
        for diagnostic in diagnostics.flatMap(ExpectedDiagnostic.all) {
            if let index = missing.firstIndex(of: diagnostic) {
                missing.remove(at: index)
            } else {
                unexpected.append(diagnostic)
            }
        }
        return (missing, unexpected)
    }
}
