import IntentInterface

// The arguments of the calls in a fact list, which depend on the content of the definition.
extension SourceText.StringInterpolation {
    /// Appends a text as an argument, and the key of its translations as another.
    mutating func appendInterpolation(text: LocalizedText, keyLabel: String = "id") {
        appendInterpolation(literal: text.text)
        appendInterpolation(argument: keyLabel, literal: text.key)
    }

    /// Appends a further argument without a label for a text, and one for the key of its translations; nothing if the text
    /// is `nil`.
    mutating func appendInterpolation(next text: LocalizedText?) {
        guard let text else { return }
        appendLiteral(", ")
        appendInterpolation(text: text)
    }

    /// Appends a further argument for a text, and one for the key of its translations; nothing if the text is `nil`.
    mutating func appendInterpolation(argument label: String, _ text: LocalizedText?, keyLabel: String = "id") {
        guard let text else { return }
        appendLiteral(", \(label): ")
        appendInterpolation(text: text, keyLabel: keyLabel)
    }

    /// Appends a further argument for a name or a word; nothing if it is `nil`.
    mutating func appendInterpolation(argument label: String, literal text: String?) {
        guard let text else { return }
        appendLiteral(", \(label): ")
        appendInterpolation(literal: text)
    }

    /// Appends a further argument with the value true; nothing if it is false.
    mutating func appendInterpolation(argument label: String, if isTrue: Bool) {
        if isTrue { appendLiteral(", \(label): true") }
    }

    /// Appends a further argument for code; nothing if it is `nil`.
    mutating func appendInterpolation(argument label: String, code: String?) {
        if let code { appendLiteral(", \(label): \(code)") }
    }
}
