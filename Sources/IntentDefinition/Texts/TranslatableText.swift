package import Basics

/// A text of a definition that people see or hear, and the key by which tables translate it.
package struct TranslatableText: Sendable {
    /// What a text is for.
    package enum Role: String, Hashable, Sendable, CaseIterable {
        case title
        case description
        case displayName = "display name"
        case prompt
        case unsupportedReason = "unsupported reason"
        case subtitle
        case defaultValue = "default value"
        case trueDisplayName = "name of true"
        case falseDisplayName = "name of false"
        case placeholder
        case dateTemplate = "date template"
        case response
        case conciseResponse = "concise response"
        case pronunciationHint = "pronunciation hint"
        case synonym
    }

    /// A part of a definition that texts belong to.
    package struct Owner: Hashable, Sendable {
        /// What the part is.
        package enum Kind: String, Hashable, Sendable {
            case intent, parameter, combination, dialog, reason
            case responseCode = "response code"
            case responseProperty = "response property"
            case enumeration = "enum"
            case enumCase = "case"
            case type, property
        }

        /// What the part is.
        package var kind: Kind
        /// Its name in the file; for a dialog its type, for a reason its code, for a combination its parameters.
        package var name: String

        /// Creates an owner.
        package init(_ kind: Kind, _ name: String) {
            self.kind = kind
            self.name = name
        }
    }

    /// What the text is for.
    package var role: Role
    /// The parts of the definition that the text is in, the outermost first; at least one.
    package var owners: [Owner]
    /// The index of the outermost part among the definition's intents, enums or types.
    package var index: Int
    /// The text and its key, or one of them.
    package var content: KeyedText

    /// The text in the language of the definition; `nil` if there is only a key.
    package var text: Located<String>? { content.text }
    /// The translation key; `nil` for a text that cannot be translated.
    package var key: Located<String>? { content.key }

    /// The place of the text, or else of the key.
    package var position: SourcePosition { text?.position ?? key?.position ?? .start }

    /// Whether tables need a translation: there are a text and a key, and neither is empty.
    package var needsTranslation: Bool {
        guard let text, let key else { return false }
        return !text.value.isEmpty && !key.value.isEmpty
    }
}

extension TranslatableText: CustomStringConvertible {
    /// What the text is, such as `prompt of parameter 'size' of intent 'OrderSoup'`.
    package var description: String {
        let owners = owners.reversed().map { "\($0.kind.rawValue) '\($0.name)'" }
        return ([role.rawValue] + owners).joined(separator: " of ")
    }
}

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
