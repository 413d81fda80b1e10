import IntentInterface

// The arguments of calls that tell facts: which there are depends on what the definition says.
extension SourceText.StringInterpolation {
    /// Appends a text of the definition as an argument, and the key of its translations as another.
    mutating func appendInterpolation(text: LocalizedText, keyLabel: String = "id") {
        appendInterpolation(literal: text.text)
        appendInterpolation(argument: keyLabel, literal: text.key)
    }

    /// Appends a further argument without a label for a text, and one for the key of its translations; nothing where
    /// there is no text.
    mutating func appendInterpolation(next text: LocalizedText?) {
        guard let text else { return }
        appendLiteral(", ")
        appendInterpolation(text: text)
    }

    /// Appends a further argument for a text, and one for the key of its translations; nothing where there is no text.
    mutating func appendInterpolation(argument label: String, _ text: LocalizedText?, keyLabel: String = "id") {
        guard let text else { return }
        appendLiteral(", \(label): ")
        appendInterpolation(text: text, keyLabel: keyLabel)
    }

    /// Appends a further argument for a name or a word; nothing if there is none.
    mutating func appendInterpolation(argument label: String, literal text: String?) {
        guard let text else { return }
        appendLiteral(", \(label): ")
        appendInterpolation(literal: text)
    }

    /// Appends a further argument that is true; nothing where it is false.
    mutating func appendInterpolation(argument label: String, if isTrue: Bool) {
        if isTrue { appendLiteral(", \(label): true") }
    }

    /// Appends a further argument for code; nothing where there is none.
    mutating func appendInterpolation(argument label: String, code: String?) {
        if let code { appendLiteral(", \(label): \(code)") }
    }
}
