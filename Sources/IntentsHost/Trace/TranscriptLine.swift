/// A step of a trace as a line of a transcript: when, who, and what.
struct TranscriptLine {
    private let step: IntentTraceStep

    init(_ step: IntentTraceStep) {
        self.step = step
    }

    /// The line.
    ///
    /// - Parameter actorWidth: How many columns the actor gets.
    func text(actorWidth: Int) -> String {
        let time = step.time.map { "\(Self.padded($0.formatted(digits: 3), 8)) s  " } ?? "  "
        let padding = String(repeating: " ", count: max(0, actorWidth - actor.count))
        let took = step.seconds.map { " (\(($0 * 1_000).formatted(digits: 1)) ms)" } ?? ""
        return "\(time)\(actor)\(padding)  \(TerminalText(what))\(took)"
    }

    /// Who did it.
    var actor: String {
        switch step.kind {
        case .handler, .skip, .defaultValue, .set: "host"
        case .resolve, .options, .confirm, .handle: "handler"
        case .question: "Siri asks"
        case .statement: "Siri says"
        case .answer: "user says"
        case .handOver: "app"
        case .warning: "warning"
        case .fault: "fault"
        case .error: "error"
        }
    }

    /// What was done.
    private var what: String {
        switch step.kind {
        case .handler: "calls the handler '\(result)'"
        case .skip: "passes over '\(parameter)': \(result)"
        case .defaultValue: "starts '\(parameter)' with \(values)"
        case .set: "sets '\(parameter)' to \(values)"
        case .resolve: resolution
        case .options:
            "offers for '\(parameter)'\(step.text.map { ", searched for \(Self.quoted($0))" } ?? ""): \(values)"
        case .confirm: step.text.map { "\($0), which stands for '\(result)'" } ?? "answers 'confirm' with '\(result)'"
        case .handle: "answers 'handle' with '\(result)'"
        case .question: "\(Self.quoted(step.text ?? ""))\(about)\(choices)"
        case .answer, .statement: Self.quoted(step.text ?? "")
        case .handOver: "gets the activity '\(result)'"
        case .warning, .fault, .error: step.text ?? ""
        }
    }

    /// What the handler made of a parameter.
    private var resolution: String {
        switch step.result {
        case "success": "takes \(values) for '\(parameter)'"
        case "disambiguation": "lets the user choose '\(parameter)' among \(values)"
        case "confirmationRequired": "wants to know whether '\(parameter)' is \(values)\(reason)"
        case "needsValue": "needs a value for '\(parameter)'"
        case "notRequired": "needs nothing for '\(parameter)'"
        case "unsupported": "can't use the value of '\(parameter)'\(reason)"
        default: "answers '\(result)' for '\(parameter)'"
        }
    }

    private var about: String { step.parameter.map { " (for '\($0)')" } ?? "" }

    private var choices: String { step.values.map { ", choices: \(Self.list($0))" } ?? "" }

    private var reason: String { step.text.map { ", reason '\($0)'" } ?? "" }

    private var parameter: String { step.parameter ?? "" }

    private var result: String { step.result ?? "" }

    private var values: String { step.values.map(Self.list) ?? "nothing" }

    private static func list(_ values: [String]) -> String {
        values.isEmpty ? "nothing" : values.map(quoted).joined(separator: ", ")
    }

    /// A text in quotation marks; a long one is cut, as a line is to be read.
    private static func quoted(_ text: String) -> String {
        let isLong = !text.dropFirst(limit).isEmpty
        return "\"\(isLong ? text.prefix(limit) + "…" : text[...])\""
    }

    private static let limit = 300

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.utf8.count)) + text
    }
}

extension Double {
    /// The number with a fixed count of digits after the point, in every language.
    fileprivate func formatted(digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let scaled = (self * scale).rounded()
        guard scaled.magnitude < 1e15 else { return "\(self)" }
        let digitsOfAll = String(Int(scaled.magnitude))
        let padded = String(repeating: "0", count: max(0, digits + 1 - digitsOfAll.utf8.count)) + digitsOfAll
        return (scaled < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
    }
}
