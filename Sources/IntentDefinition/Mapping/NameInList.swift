import Basics

extension DictionaryModel {
    /// The name of the dictionary in a list of its kind; `nil` if it is known only by its number.
    package var nameInList: String? {
        let name: Located<String>? =
            switch self {
            case let model as any TypedMember: model.name
            case let model as any KeyedDictionaryModel: model.key
            case let model as Intent: model.name ?? model.className
            case let model as EnumDefinition: model.name
            case let model as EnumValue: model.name
            case let model as TypeDefinition: model.name
            case let model as ResponseCode: model.name
            case let model as UnsupportedReason: model.code
            case let model as PromptDialog: model.type
            default: nil
            }
        return name?.value
    }
}
