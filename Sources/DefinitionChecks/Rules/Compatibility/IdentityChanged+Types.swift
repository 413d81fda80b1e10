import Basics
import IntentDefinition
import IntentInterface
import PropertyLists

extension IdentityChanged {
    /// Reports what has become of the types whose objects shortcuts and widgets keep. A type that is gone is told where
    /// it was used: at the parameters that have another one, or are gone too.
    static func checkTypes(in succession: Succession, findings: inout Findings) {
        for old in succession.previousParts.savedTypes {
            guard let name = old.name, let oldClass = old.ownClassName,
                let (new, home) = succession.successor(of: old)
            else { continue }
            if let newClass = new.ownClassName, newClass != oldClass {
                report(old, oldClass, now: new, newClass, in: home.definition, succession, findings: &findings)
            }
            guard !new.lacksEntry("INTypeProperties") else { continue }
            let members = MemberSuccession(
                from: old.ownProperties,
                succession.previousParts,
                to: new.ownProperties,
                home.parts
            )
            let reporter = MemberReporter(
                noun: "property",
                owner: "type '\(name.value)'",
                holders: "objects in saved shortcuts and widgets",
                severity: .warning,
                file: home.definition.file,
                membersPosition: new.properties?.position ?? new.position,
                succession: succession
            )
            for change in members.changes {
                reporter.report(change, findings: &findings) { newName in
                    Renaming(in: home.definition).fixIt(calling: newName, name: change.name.value, of: .plain)
                }
            }
        }
    }

    private static func report(
        _ old: TypeDefinition,
        _ oldClass: String,
        now new: TypeDefinition,
        _ newClass: String,
        in definition: CheckedDefinition,
        _ succession: Succession,
        findings: inout Findings
    ) {
        let message = """
            the class of type '\(new.name?.value ?? "")' was '\(oldClass)' and is now '\(newClass)', so that saved \
            shortcuts and widgets lose values of the type; set 'INTypeClassName' to '\(oldClass)'
            """
        let position = new.className?.position ?? new.name?.position ?? new.position
        let oldPosition = old.className?.position ?? old.name?.position ?? old.position
        let edit = definition.editor.setting(
            "INTypeClassName",
            to: PropertyListValue(.string(oldClass)),
            inDictionaryAt: new.position
        )
        findings.report(
            message,
            at: SourceLocation(file: definition.file, position: position),
            notes: [Diagnostic.Note("the class was here", at: succession.previousLocation(oldPosition))],
            fixIt: FixIt("set 'INTypeClassName' to '\(oldClass)'", isSafe: false, edits: edit)
        )
    }
}

extension Succession {
    /// The type of today that has the name of one of an earlier time, or else its class, and where it is.
    fileprivate func successor(of type: TypeDefinition) -> (TypeDefinition, Home)? {
        for home in homes {
            if let named = type.name.flatMap({ home.parts.types[$0.value] }) { return (named, home) }
        }
        for home in homes {
            if let same = type.ownClassName.flatMap({ home.parts.typesByClass[$0] }) { return (same, home) }
        }
        return nil
    }
}

extension TypeDefinition {
    /// The properties besides those that each type has.
    fileprivate var ownProperties: [TypeProperty] {
        (properties?.value ?? []).filter { $0.isDefault?.value != true }
    }
}
