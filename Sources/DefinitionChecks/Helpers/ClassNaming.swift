import Basics
import IntentDefinition
import IntentInterface
import PropertyLists

extension CheckedDefinition {
    /// A fix-it that gives an enum or type a class name of its own, its name with `Intent` in front. The generated code
    /// then has the new name, and the definition keeps the old one.
    ///
    /// - Parameter origin: The enum or type. Other parts don't get a fix-it.
    func namingClass(of origin: GeneratedName.Origin) -> FixIt? {
        let key: String
        switch origin.kind {
        case .enumeration: key = "INEnumClassName"
        case .type: key = "INTypeClassName"
        case .definition, .intent: return nil
        }

        let className = "Intent" + origin.name
        guard !hasEnumOrType(called: className) else { return nil }
        let value = PropertyListValue(.string(className))
        let edit = editor.setting(key, to: value, inDictionaryAt: origin.position)
        return FixIt("give it the class name '\(className)'", isSafe: false, edits: edit)
    }

    private func hasEnumOrType(called name: String) -> Bool {
        (model.enums?.value ?? []).contains { $0.name?.value == name || $0.className?.value == name }
            || (model.types?.value ?? []).contains { $0.name?.value == name || $0.className?.value == name }
    }
}
