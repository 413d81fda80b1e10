import Dispatch

/// A dialogue on a terminal. The end of the input means that the user gives up.
///
/// Texts are written in the form of ``TerminalText``.
public struct TerminalDialogue: IntentDialogue {
    private let readLine: @Sendable () -> String?
    private let writeLine: @Sendable (String) -> Void

    /// Creates a dialogue.
    ///
    /// - Parameters:
    ///   - readLine: Reads a line; `nil` at the end. It may block. The default reads standard input.
    ///   - writeLine: Writes a line. The default writes to standard output.
    public init(
        readLine: @escaping @Sendable () -> String? = { Swift.readLine() },
        writeLine: @escaping @Sendable (String) -> Void = { print($0) }
    ) {
        self.readLine = readLine
        self.writeLine = writeLine
    }

    /// Writes the question with its choices, numbered from 1, and reads the answer.
    public func answer(to question: IntentQuestion) async throws -> IntentAnswer {
        await say(question.text)
        write(question.choices)
        guard let line = await nextLine() else { return .cancel }
        if let number = Int(line), question.choices.indices.contains(number - 1) { return .choice(number - 1) }
        return .words(line)
    }

    /// Writes a line.
    public func say(_ text: String) async {
        writeLine("\(TerminalText(text, keepsLines: true))")
    }

    private func write(_ choices: [IntentQuestion.Choice]) {
        var section: String?
        for (index, choice) in choices.enumerated() {
            if choice.section != section, let title = choice.section { writeLine("\(TerminalText(title))") }
            section = choice.section
            let subtitle = choice.subtitle.map { " (\($0))" } ?? ""
            writeLine("  \(index + 1). \(TerminalText(choice.title + subtitle))")
        }
    }

    /// Reads a line on a thread that may block.
    private func nextLine() async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: readLine()) }
        }
    }
}
