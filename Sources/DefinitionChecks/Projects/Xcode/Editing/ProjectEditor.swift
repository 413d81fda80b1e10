package import Basics
import PropertyLists

/// An editor of a `project.pbxproj` that preserves all other bytes.
package struct ProjectEditor: Sendable {
    private let text: ProjectText
    private let objects: [String: OldStyleEntry]

    /// Creates an editor of a project file; `nil` if the file isn't an old-style property list, which Xcode writes.
    package init?(_ source: SourceFile) {
        guard let root = try? XcodeProject.parser.parse(source.utf8).root,
            let objects = root["objects"]?.value.entries
        else { return nil }
        text = ProjectText(source: source)
        self.objects = Dictionary(objects.map { ($0.key, $0) }) { _, last in last }
    }

    /// Returns an edit that removes an element of a list.
    ///
    /// - Parameters:
    ///   - position: The position of the element.
    ///   - key: The key of the list.
    ///   - id: The identifier of the object that has the list.
    package func removingElement(at position: SourcePosition, from key: String, of id: String) -> TextEdit? {
        guard let elements = objects[id]?.value[key]?.value.elements else { return nil }

        // Elements are in the order of the text.
        var (first, last) = (0, elements.count)
        while first < last {
            let middle = (first + last) / 2
            if elements[middle].span.start < position { first = middle + 1 } else { last = middle }
        }

        guard first < elements.count, elements[first].span.start == position else { return nil }
        let element = elements[first]
        return text.removing(element.span.bytes.lowerBound..<text.endOfElement(element).end)
    }

    /// Returns an edit that removes an object.
    package func removingObject(_ id: String) -> TextEdit? {
        objects[id].flatMap { text.removing($0.span.bytes) }
    }

    /// Returns an edit that adds an element to the end of a list.
    ///
    /// - Parameters:
    ///   - element: The element, including its comment.
    ///   - key: The key of the list.
    ///   - id: The identifier of the object that has the list.
    package func appending(_ element: String, to key: String, of id: String) -> TextEdit? {
        guard let list = objects[id]?.value[key]?.value, let elements = list.elements else { return nil }
        guard let last = elements.last else {
            let start = list.span.bytes.lowerBound
            let indentation = text.indentation(at: list.span.bytes.upperBound - 1)
            let space = indentation.map { "\(text.lineBreak)\($0)\t" } ?? ""
            return text.inserting("\(space)\(element),", at: start + 1)
        }

        let (end, hasComma) = text.endOfElement(last)
        let space = text.indentation(at: last.span.bytes.lowerBound).map { text.lineBreak + $0 } ?? " "
        return text.inserting("\(hasComma ? "" : ",")\(space)\(element),", at: end)
    }

    /// Returns an edit that changes the text of an existing key of an object.
    package func setting(_ key: String, to value: String, of id: String) -> TextEdit? {
        objects[id]?.value[key].flatMap { text.replacing($0.value.span.bytes, with: value.asProjectText) }
    }

    /// Returns an edit that adds an object on a line after another one.
    ///
    /// - Parameters:
    ///   - object: The identifier of the new object and its comment, an equals sign and its entries in braces.
    ///   - id: The identifier of the preceding object.
    package func inserting(_ object: String, after id: String) -> TextEdit? {
        guard let entry = objects[id] else { return nil }
        let space = text.indentation(at: entry.span.bytes.lowerBound).map { text.lineBreak + $0 } ?? " "
        return text.inserting("\(space)\(object);", at: entry.span.bytes.upperBound)
    }

    /// Returns an edit that adds an attribute to the entry of a file in a build phase.
    ///
    /// - Parameters:
    ///   - attribute: The attribute, such as `no_codegen`.
    ///   - id: The identifier of the entry.
    package func addingAttribute(_ attribute: String, toBuildFile id: String) -> TextEdit? {
        guard let entry = objects[id], let entries = entry.value.entries, let last = entries.last else { return nil }

        guard let settings = entry.value["settings"]?.value else {
            let space = text.indentation(at: last.span.bytes.lowerBound).map { text.lineBreak + $0 } ?? " "
            return text.inserting(
                "\(space)settings = {ATTRIBUTES = (\(attribute), ); };",
                at: last.span.bytes.upperBound
            )
        }
        guard let list = settings["ATTRIBUTES"]?.value else {
            return text.inserting("ATTRIBUTES = (\(attribute), ); ", at: settings.span.bytes.lowerBound + 1)
        }
        return list.elements.flatMap { _ in text.inserting("\(attribute), ", at: list.span.bytes.lowerBound + 1) }
    }

    /// Returns an unused identifier for a new object, which depends only on its purpose.
    package func newID(for purpose: String) -> String {
        var number = 0
        while true {
            let id = "\(purpose)#\(number)".hexadecimalHash
            if objects[id] == nil { return id }
            number += 1
        }
    }
}

extension OldStyleValue {
    /// The entry of a key, or the last one of several.
    fileprivate subscript(key: String) -> OldStyleEntry? {
        entries?.last { $0.key == key }
    }
}

extension String {
    /// The FNV-1a hash of the text as 24 hexadecimal digits, like Xcode's identifiers.
    fileprivate var hexadecimalHash: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var digits = ""
        for round in 0..<2 as Range<UInt8> {
            for byte in [round] + Array(utf8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            let part = String(hash, radix: 16, uppercase: true)
            digits += String(repeating: "0", count: 16 - part.count) + part
        }
        return String(digits.prefix(24))
    }

    /// The text as a value of a project file, in quotes if necessary.
    package var asProjectText: String {
        let isPlain = utf8.allSatisfy { $0.isPlainInProject } && !isEmpty && !contains("//") && !contains("___")
        if isPlain { return self }
        return "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
    }

    /// The text as a comment of a project file, with a leading space; empty if the text would end the comment.
    package var asProjectComment: String {
        isEmpty || contains("*/") || contains("\n") ? "" : " /* \(self) */"
    }
}

extension UInt8 {
    /// Whether Xcode writes the byte without quotes.
    fileprivate var isPlainInProject: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: "."), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
