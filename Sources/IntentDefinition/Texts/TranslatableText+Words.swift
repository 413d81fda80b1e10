import Basics

extension TranslatableText {
    /// Whether the text says something in a language.
    ///
    /// One that is made of placeholders, numbers, punctuation, symbols, emoji and the signs of units reads the same in
    /// all of them, and needs no translation.
    package var hasWords: Bool {
        text.map { Wording.hasWords($0.value) } ?? false
    }
}

/// Tells words from what reads the same in every language.
private enum Wording {
    static func hasWords(_ text: String) -> Bool {
        var words: [Substring.UnicodeScalarView] = []
        var isQuantity = false
        for segment in Template(text).segments {
            switch segment {
            case .placeholder: isQuantity = true
            case .text(let text):
                words += text.unicodeScalars[...].split { !isOfWord($0) }
                isQuantity = isQuantity || text.unicodeScalars.contains(where: isDigit)
            }
        }
        // Units count as such beside a number only: elsewhere they may be names, such as those of sizes.
        guard isQuantity else { return !words.isEmpty }
        return !words.allSatisfy { UnitSigns.contain(String(Substring($0))) }
    }

    /// Whether a character is a letter, or a mark on one. Numbers in letters, such as `Ⅳ`, and emoji with a letter in
    /// them are not.
    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            !scalar.properties.isEmoji
        case .nonspacingMark, .spacingMark: !scalar.properties.isVariationSelector
        default: false
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .decimalNumber
    }
}

/// The signs of units that are the same in all languages with the Latin alphabet: those of the SI with their prefixes,
/// and some that are used along with them.
private enum UnitSigns {
    private static let prefixes = ["", "G", "M", "T", "c", "d", "h", "k", "m", "n", "p", "\u{B5}", "\u{3BC}"]
    private static let prefixed = [
        "A", "B", "Bq", "Hz", "J", "L", "N", "Pa", "V", "VA", "W", "Wh", "Ah", "bit", "b", "bar", "cal", "eV", "g", "l",
        "lm", "lx", "m", "mol", "s", "t", "\u{3A9}", "\u{2126}",
    ]
    private static let others = ["C", "F", "K", "dB", "dBm", "h", "ha", "min", "px", "x", "GiB", "KB", "KiB", "MiB"]
    private static let all = Set(prefixed.flatMap { sign in prefixes.map { $0 + sign } } + others)

    static func contain(_ word: String) -> Bool { all.contains(word) }
}
