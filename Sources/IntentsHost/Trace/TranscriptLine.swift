/// A step of a trace as a line of a transcript, with its time, actor and action.
struct TranscriptLine {
    private let step: IntentTraceStep

    init(_ step: IntentTraceStep) {
        self.step = step
    }

    /// Returns the line.
    ///
    /// - Parameter actorWidth: The width of the actor's column.
    func text(actorWidth: Int) -> String {
        let time = step.time.map { "\(Self.padded($0.formatted(digits: 3), 8)) s  " } ?? "  "
        let padding = String(repeating: " ", count: max(0, actorWidth - actor.count))
        let took = step.seconds.map { " (\(($0 * 1_000).formatted(digits: 1)) ms)" } ?? ""
        return "\(time)\(actor)\(padding)  \(TerminalText(what))\(took)"
    }

    /// The name of whoever did the step.
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

    /// The action.
    private var what: String {
        switch step.kind {
        case .handler: "calls the handler '\(result)'"
        case .skip: "skips '\(parameter)': \(result)"
        case .defaultValue: "starts '\(parameter)' with \(values)"
        case .set: "sets '\(parameter)' to \(values)"
        case .resolve: resolution
        case .options:
            "offers for '\(parameter)'\(step.text.map { ", searched for \(Self.quoted($0))" } ?? ""): \(values)"
        case .confirm: step.text.map { "\($0), which counts as '\(result)'" } ?? "answers 'confirm' with '\(result)'"
        case .handle: "answers 'handle' with '\(result)'"
        case .question: "\(Self.quoted(step.text ?? ""))\(about)\(choices)"
        case .answer, .statement: Self.quoted(step.text ?? "")
        case .handOver: "gets the activity '\(result)'"
        case .warning, .fault, .error: step.text ?? ""
        }
    }

    /// The handler's result for a parameter.
    private var resolution: String {
        switch step.result {
        case "success": "accepts \(values) for '\(parameter)'"
        case "disambiguation": "asks the user to choose '\(parameter)' from \(values)"
        case "confirmationRequired": "asks the user to confirm \(values) for '\(parameter)'\(reason)"
        case "needsValue": "needs a value for '\(parameter)'"
        case "notRequired": "doesn't need a value for '\(parameter)'"
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

    /// Returns a text in quotation marks. A long text is shortened, so that the line stays readable.
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
    /// Returns the number with a fixed number of digits after the decimal point, the same in every language.
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
