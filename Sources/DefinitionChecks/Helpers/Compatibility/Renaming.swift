import Basics
import IntentDefinition
import IntentInterface
import PropertyLists

/// Fix-its that rename a part of a definition, with all references in the definition.
///
/// None of them is safe, because a person has to change the code that uses the name and the translations with
/// placeholders for it.
struct Renaming {
    private let model: Definition
    private let editor: PropertyListEditor
    private let finder: PlaceholderFinder

    /// Prepares fix-its for a definition.
    init(in definition: CheckedDefinition) {
        model = definition.model
        editor = definition.editor
        finder = PlaceholderFinder(source: definition.source)
    }

    /// Returns a fix-it that renames a part; `nil` if the file contains the old name in a form that can't be edited.
    func fixIt(calling old: Located<String>, name: String, of part: NamedPart) -> FixIt? {
        let references = references(to: old.value, name, part)
        let edits = [editor.replacingText(ofElementAt: old.position, with: name)] + references
        return FixIt("rename it to '\(name)'", isSafe: false, allOf: edits)
    }

    /// Returns the edits of the references to a part.
    private func references(to old: String, _ name: String, _ part: NamedPart) -> [TextEdit?] {
        switch part {
        case .parameter(let intent): parameterReferences(to: old, name, in: intent)
        case .responseProperty(let intent):
            writing(name, inPlaceOf: old, at: [intent.response?.output])
                + intent.responseTexts.flatMap { finder.edits(writing: name, for: old, in: $0) }
        case .enumCase(let declaration): caseReferences(to: old, name, of: declaration)
        case .enumeration: writing(name, inPlaceOf: old, at: model.enumReferences)
        case .type: writing(name, inPlaceOf: old, at: model.typeReferences)
        case .typeProperty, .plain: []
        }
    }

    private func parameterReferences(to old: String, _ name: String, in intent: Intent) -> [TextEdit?] {
        let parents = (intent.parameters?.value ?? []).map(\.relationship?.parentName)
        let keys = intent.allCombinations.filter { $0.parameterNames.contains(old) }.map { combination in
            let names = combination.parameterNames.map { $0 == old ? name : $0 }
            return editor.replacingText(ofElementAt: combination.key.position, with: names.joined(separator: ","))
        }

        let isPropertyToo = IntentNames(of: intent).hasResponseProperty(old)
        let texts = intent.requestTexts + (isPropertyToo ? [] : intent.responseTexts)
        return writing(name, inPlaceOf: old, at: [intent.input, intent.keyParameter] + parents) + keys
            + texts.flatMap { finder.edits(writing: name, for: old, in: $0) }
    }

    /// Returns the edits of conditions and default values, which contain the names of cases.
    private func caseReferences(to old: String, _ name: String, of declaration: EnumDefinition) -> [TextEdit?] {
        guard let enumName = declaration.name?.value else { return [] }
        return (model.intents?.value ?? []).flatMap { intent in
            let parameters = (intent.parameters?.value ?? [])
            let users = parameters.filter { $0.declaredEnum?.value == enumName }
            let userNames = Set(users.compactMap { $0.name?.value })

            let conditions = parameters.compactMap(\.relationship).filter { relationship in
                relationship.predicateName?.value == "EnumHasExactValue"
                    && userNames.contains(relationship.parentName?.value ?? "")
            }
            let values = conditions.map(\.predicateValue) + users.map(\.metadata?.defaultValue)
            return writing(name, inPlaceOf: old, at: values.map { $0.flatMap(Located.init) })
        }
    }

    private func writing(_ name: String, inPlaceOf old: String, at places: [Located<String>?]) -> [TextEdit?] {
        places.compactMap(\.self).filter { $0.value == old }.map {
            editor.replacingText(ofElementAt: $0.position, with: name)
        }
    }
}

extension Located<String> {
    /// Creates the text of a value; `nil` for a value that isn't text.
    fileprivate init?(_ value: PropertyListValue) {
        guard case .string(let text) = value.content else { return nil }
        self.init(text, at: value.position)
    }
}

extension Definition {
    /// The names by which members refer to enums.
    fileprivate var enumReferences: [Located<String>?] { typedMembers.map { $0.declaredEnum } }

    /// The names by which members refer to types.
    fileprivate var typeReferences: [Located<String>?] { typedMembers.map { $0.declaredObjectType } }

    /// The members with a type: parameters, and the properties of responses and types.
    private var typedMembers: [any TypedMember] {
        var members: [any TypedMember] = []
        for intent in intents?.value ?? [] {
            for parameter in intent.parameters?.value ?? [] { members.append(parameter) }
            for property in intent.response?.parameters?.value ?? [] { members.append(property) }
        }
        for type in types?.value ?? [] {
            for property in type.properties?.value ?? [] { members.append(property) }
        }
        return members
    }
}
