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
    /// The text in the language of the definition; `nil` where there is only a key.
    package var text: Located<String>?
    /// The translation key; `nil` for a text that cannot be translated.
    package var key: Located<String>?

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
