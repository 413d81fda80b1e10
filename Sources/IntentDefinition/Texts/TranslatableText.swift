package import Basics

/// A text of a definition that people see or hear, with the key of its translations.
package struct TranslatableText: Sendable {
    /// The purpose of a text.
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
        /// The kind of part.
        package enum Kind: String, Hashable, Sendable {
            case intent, parameter, combination, dialog, reason
            case responseCode = "response code"
            case responseProperty = "response property"
            case enumeration = "enum"
            case enumCase = "case"
            case type, property
        }

        /// The kind of part.
        package var kind: Kind
        /// The name in the file; the type of a dialog, the code of a reason, or the parameters of a combination.
        package var name: String

        /// Creates an owner.
        package init(_ kind: Kind, _ name: String) {
            self.kind = kind
            self.name = name
        }
    }

    /// The purpose and the owners of a text, which are the same in all copies of a definition.
    package struct Place: Hashable, Sendable {
        fileprivate let role: Role
        fileprivate let owners: [Owner]
    }

    /// The purpose of the text.
    package var role: Role
    /// The parts of the definition that contain the text, the outermost first; at least one.
    package var owners: [Owner]
    /// The index of the outermost part among the definition's intents, enums or types.
    package var index: Int
    /// The text and its key, or one of them.
    package var content: KeyedText

    /// The purpose and the owners of the text.
    package var place: Place { Place(role: role, owners: owners) }

    /// The text in the language of the definition; `nil` if there is only a key.
    package var text: Located<String>? { content.text }
    /// The translation key; `nil` for a text that can't be translated.
    package var key: Located<String>? { content.key }

    /// The place of the text, or else of the key.
    package var position: SourcePosition { text?.position ?? key?.position ?? .start }

    /// Whether tables need a translation: the text and the key exist and aren't empty.
    package var needsTranslation: Bool {
        guard let text, let key else { return false }
        return !text.value.isEmpty && !key.value.isEmpty
    }
}

extension TranslatableText: CustomStringConvertible {
    /// A description such as `prompt of parameter 'size' of intent 'OrderSoup'`.
    package var description: String {
        let owners = owners.reversed().map { "\($0.kind.rawValue) '\($0.name)'" }
        return ([role.rawValue] + owners).joined(separator: " of ")
    }
}

extension TranslatableText {
    /// Whether the text contains words of a language.
    ///
    /// A text of placeholders, numbers, punctuation, symbols, emoji and unit symbols reads the same in all languages
    /// and doesn't need a translation.
    package var hasWords: Bool {
        text.map { Wording.hasWords($0.value) } ?? false
    }
}

/// Distinguishes words from text that reads the same in every language.
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
        // Unit symbols only count next to a number: elsewhere they may be names, such as sizes.
        guard isQuantity else { return !words.isEmpty }
        return !words.allSatisfy { UnitSigns.contain(String(Substring($0))) }
    }

    /// Returns whether a character is a letter or a mark on one. Letter-like numbers, such as `Ⅳ`, and emoji with
    /// letters in them don't count.
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

/// The unit symbols that are the same in all languages with the Latin alphabet: SI units with their prefixes, and units
/// used with them.
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
