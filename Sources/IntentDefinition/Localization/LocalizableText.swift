/// A text of a definition that can be translated, with its translation key.
public struct LocalizableText: Sendable {
    /// What the text is to the one that it belongs to.
    public enum Role: Hashable, Sendable {
        case title
        case description
        case displayName
        case pronunciationHint
        case synonym
        /// Of a combination of parameters.
        case combinationTitle
        /// Of a combination of parameters.
        case combinationSubtitle
        /// A dialog about a parameter, by its type, such as `Primary`.
        case prompt(String)
        /// Why a value is refused, by the name of the reason.
        case unsupportedReason(String)
        /// What is said with a response, by the name of its code.
        case response(String)
        /// What is said with a response to people who see the rest, by the name of its code.
        case conciseResponse(String)
        case defaultValue
        case placeholder
        case dateTemplate
        case trueName
        case falseName
    }

    /// One of the things, from the outermost to the innermost, that a text belongs to.
    public struct Owner: Hashable, Sendable {
        /// What it is, such as `parameter`.
        public var noun: String
        /// Its name; empty for one without.
        public var name: String
    }

    /// The translation key.
    public var key: Located<String>
    /// The text in the development language; `nil` where the file has none.
    public var text: Located<String>?
    /// What the text is.
    public var role: Role
    /// What the text belongs to: an intent, enum or type, and then perhaps a parameter, property or case of it.
    public var owners: [Owner]
    /// The place in `Definition.intents` of the intent that the text belongs to; `nil` for one of an enum or type.
    public var intentIndex: Int?

    /// The text in a few words, such as `title of intent 'OrderSoup'`.
    public var label: String {
        let owners = owners.reversed().map { " of \($0.noun) '\($0.name)'" }
        return role.label + owners.joined()
    }
}

extension LocalizableText.Role {
    /// The role in a few words, such as `title`.
    public var label: String {
        switch self {
        case .title: "title"
        case .description: "description"
        case .displayName: "display name"
        case .pronunciationHint: "pronunciation hint"
        case .synonym: "synonym"
        case .combinationTitle: "title of a combination"
        case .combinationSubtitle: "subtitle of a combination"
        case .prompt(let type): "'\(type)' dialog"
        case .unsupportedReason(let name): "text of reason '\(name)'"
        case .response(let name): "text of code '\(name)'"
        case .conciseResponse(let name): "concise text of code '\(name)'"
        case .defaultValue: "default value"
        case .placeholder: "placeholder"
        case .dateTemplate: "date template"
        case .trueName: "name of true"
        case .falseName: "name of false"
        }
    }
}
