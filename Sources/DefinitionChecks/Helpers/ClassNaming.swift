import Basics
import IntentDefinition
import PropertyLists

extension CheckedDefinition {
    /// A fix-it that gives an enum or type a class name of its own, its name with `Intent` in front. The generated code
    /// then has the new name, and the definition keeps the old one.
    ///
    /// - Parameter position: The position of the class name or, without one, of the name.
    func namingClass(at position: SourcePosition) -> FixIt? {
        for declaration in model.enums?.value ?? []
        where (declaration.className ?? declaration.name)?.position == position {
            return namingClass(of: declaration.name, key: "INEnumClassName", at: declaration.position)
        }
        for declaration in model.types?.value ?? []
        where (declaration.className ?? declaration.name)?.position == position {
            return namingClass(of: declaration.name, key: "INTypeClassName", at: declaration.position)
        }
        return nil
    }

    private func namingClass(of name: Located<String>?, key: String, at position: SourcePosition) -> FixIt? {
        guard let name else { return nil }
        let className = "Intent" + name.value
        guard !hasEnumOrType(called: className) else { return nil }
        let edit = editor.setting(key, to: PropertyListValue(.string(className)), inDictionaryAt: position)
        return FixIt("give it the class name '\(className)'", isSafe: false, edits: edit)
    }

    private func hasEnumOrType(called name: String) -> Bool {
        (model.enums?.value ?? []).contains { $0.name?.value == name || $0.className?.value == name }
            || (model.types?.value ?? []).contains { $0.name?.value == name || $0.className?.value == name }
    }
}
