extension PreviewTranslation {
    /// Creates the translation of a text that tables have once for each value of an enum or a Boolean; `nil` if one of
    /// these entries is missing.
    ///
    /// The general text has the placeholder in place of the value's name if the rest is the same for all values, or else
    /// it is the text for the first value.
    ///
    /// - Parameters:
    ///   - variants: For each value, the key and the translation of its name, and the text with the name inserted.
    ///   - placeholder: The placeholder of the text, such as `${size}`.
    init?(_ variants: [(value: String, name: String, text: String?)], of placeholder: String) {
        let forms = variants.compactMap { variant in
            variant.text.map { Form(condition: variant.value, text: $0) }
        }
        guard let first = forms.first, forms.count == variants.count else { return nil }

        let general = Set(zip(variants, forms).map { $1.text.replacingOnly($0.name, with: placeholder) })
        if general.count == 1, let text = general.first ?? nil {
            self.init(text: text)
        } else {
            self.init(text: first.text, forms: forms)
        }
    }
}

extension String {
    /// Returns the string with a word replaced; `nil` unless it contains the word exactly once, and not as a part of
    /// another word: the name "klein" in "eine kleine Suppe" has an ending that other values may not have.
    fileprivate func replacingOnly(_ word: String, with other: String) -> String? {
        let ranges = word.isEmpty ? [] : ranges(of: word)
        guard ranges.count == 1 else { return nil }
        let before = self[..<ranges[0].lowerBound]
        let after = self[ranges[0].upperBound...]
        let neighbors = [before.last, after.first].compactMap(\.self)
        return neighbors.contains(where: \.extendsWords) ? nil : before + other + after
    }
}

extension Character {
    /// Whether the character next to a word makes it another word: it is a letter of a script with spaces between words.
    fileprivate var extendsWords: Bool {
        guard isLetter, let scalar = unicodeScalars.first else { return false }
        // Thai, Lao, Myanmar, Khmer and kana.
        let withoutSpaces: [ClosedRange<UInt32>] = [0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF]
        return !scalar.properties.isIdeographic && !withoutSpaces.contains { $0.contains(scalar.value) }
    }
}
