/// What a compiler says about a source file, in the form `file:line:column: severity: text`.
package struct CompilerMessage: Hashable, Sendable, CustomStringConvertible {
    /// How serious it is.
    package enum Severity: String, Hashable, Sendable {
        case error
        case warning
        case note
    }

    /// The file's name without its folder.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column, from 1.
    package var column: Int
    /// How serious it is.
    package var severity: Severity
    /// What is wrong.
    package var text: String

    /// The message as the compiler prints it.
    package var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(text)" }

    /// Finds the messages in what Clang or the Swift compiler prints, without repetitions.
    package static func messages(in output: String) -> [CompilerMessage] {
        var seen: Set<CompilerMessage> = []
        return output.split(whereSeparator: \.isNewline)
            .compactMap { CompilerMessage(line: $0) }
            .filter { seen.insert($0).inserted }
    }

    private init?(line: Substring) {
        // The text may hold colons as well, so only the first four parts are taken apart.
        let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, let lineNumber = Int(parts[1]), let column = Int(parts[2]) else { return nil }
        let word = parts[3].drop { $0 == " " }
        guard let severity = Severity(rawValue: word == "fatal error" ? "error" : String(word)) else { return nil }
        file = String(parts[0].split(separator: "/").last ?? parts[0])
        self.line = lineNumber
        self.column = column
        self.severity = severity
        text = String(parts[4].drop { $0 == " " })
    }
}

/// A compiler stopped without a message about a source file, or where none may fail.
package struct CompilerFailure: Error, CustomStringConvertible {
    /// All that it printed.
    package var output: String
    /// All that it printed.
    package var description: String { output }
}
