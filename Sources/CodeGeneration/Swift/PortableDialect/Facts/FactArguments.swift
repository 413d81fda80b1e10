import IntentInterface

// The arguments of calls that tell facts: which there are depends on what the definition says.
extension SourceText.StringInterpolation {
    /// Appends a text of the definition as an argument, and the key of its translations as another.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - key: The key; `nil` where the text has none.
    ///   - keyLabel: The label of the key.
    mutating func appendInterpolation(text: String, key: String?, keyLabel: String = "id") {
        appendInterpolation(literal: text)
        guard let key = key.nonEmpty else { return }
        appendLiteral(", \(keyLabel): ")
        appendInterpolation(literal: key)
    }

    /// Appends a text of the definition as an argument, and the key of its translations as another.
    mutating func appendInterpolation(text: LocalizedText, keyLabel: String = "id") {
        appendInterpolation(text: text.text, key: text.key, keyLabel: keyLabel)
    }

    /// Appends a further argument without a label for a text, and one for the key of its translations; nothing where
    /// there is no text.
    mutating func appendInterpolation(next text: String?, key: String?) {
        guard let text else { return }
        appendLiteral(", ")
        appendInterpolation(text: text, key: key)
    }

    /// Appends a further argument for a text, and one for the key of its translations; nothing where there is no text.
    mutating func appendInterpolation(argument label: String, _ text: String?, key: String?, keyLabel: String = "id") {
        guard let text else { return }
        appendLiteral(", \(label): ")
        appendInterpolation(text: text, key: key, keyLabel: keyLabel)
    }

    /// Appends a further argument for a text, and one for the key of its translations; nothing where there is no text.
    mutating func appendInterpolation(argument label: String, _ text: LocalizedText?, keyLabel: String) {
        appendInterpolation(argument: label, text?.text, key: text?.key, keyLabel: keyLabel)
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
