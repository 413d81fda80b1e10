import DefinitionDiagnostics
import IntentDefinition
import PropertyListXML

extension IdentityChanged {
    /// Reports the parameters of an intent that are gone, or have another name or type.
    static func checkParameters(
        of previous: Intent,
        in succession: Succession,
        now successor: Succession.Successor,
        _ findings: inout Findings
    ) {
        let old = previous.parameters?.value ?? []
        let new = successor.intent.parameters?.value ?? []
        guard !successor.intent.lacksEntry("INIntentParameters") else { return }
        let names = Set(old.compactMap { $0.name?.value })
        let byName = Dictionary(new.map { ($0.name?.value ?? "", $0) }) { first, _ in first }
        let added = new.filter { !names.contains($0.name?.value ?? "") }
        let byTag = Dictionary(added.map { ($0.tag?.value.integerValue, $0) }) { first, _ in first }
        for parameter in old {
            guard let name = parameter.name else { continue }
            let title = "parameter '\(name.value)' of intent '\(previous.name?.value ?? "")'"
            let note = Diagnostic.Note("it was here", at: succession.previousLocation(name.position))
            if let current = byName[name.value] {
                checkType(of: parameter, in: succession, now: current, successor, title: title, &findings)
            } else if let tag = parameter.tag?.value.integerValue,
                let newName = byTag[tag]?.name
            {
                let message = """
                    \(title) is now called '\(newName.value)', and saved shortcuts and widgets lose its value; call it \
                    '\(name.value)' again, and change its display name only
                    """
                let location = SourceLocation(file: successor.home.definition.file, position: newName.position)
                findings.report(message, at: location, notes: [note])
            } else {
                let message = """
                    \(title) is gone, and with it its value in saved shortcuts and widgets; bring it back, \(acceptance)
                    """
                let position = successor.intent.parameters?.position ?? successor.intent.position
                let location = SourceLocation(file: successor.home.definition.file, position: position)
                findings.report(message, at: location, notes: [note])
            }
        }
    }

    private static func checkType(
        of previous: Parameter,
        in succession: Succession,
        now current: Parameter,
        _ successor: Succession.Successor,
        title: String,
        _ findings: inout Findings
    ) {
        guard let old = SavedType(of: previous, in: succession.previousParts),
            let new = SavedType(of: current, in: successor.home.parts), !new.canRead(old)
        else { return }
        let message = """
            \(title) is now \(new) and was \(old), so that saved shortcuts and widgets lose its value; give it its old \
            type again, and add another parameter for the new one
            """
        let position = current.objectType?.position ?? current.type?.position ?? current.position
        let oldPosition = previous.objectType?.position ?? previous.type?.position ?? previous.position
        findings.report(
            message,
            at: SourceLocation(file: successor.home.definition.file, position: position),
            notes: [Diagnostic.Note("its type was here", at: succession.previousLocation(oldPosition))]
        )
    }

    /// Reports the types with another class.
    static func checkTypes(in succession: Succession, _ findings: inout Findings) {
        for old in succession.previous.definition.model.types?.value ?? [] {
            guard let name = old.name, let oldClass = old.ownClassName else { continue }
            for home in succession.homes {
                guard let new = home.parts.types[name.value] else { continue }
                if let newClass = new.ownClassName, newClass != oldClass {
                    report(old, oldClass, now: new, newClass, in: home.definition, succession, &findings)
                }
                break
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
        _ findings: inout Findings
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

/// The type of a parameter as far as it decides whether a saved value can be read.
private struct SavedType: CustomStringConvertible {
    /// The type in the file, such as `Integer`, which enums are of too.
    var kind: String
    /// The name of the type of an object.
    var object: String?
    /// The class of an object.
    var className: String?
    /// Whether there are several values.
    var isArray: Bool

    init?(of parameter: Parameter, in parts: NamedParts) {
        guard let kind = parameter.type?.value else { return nil }
        self.kind = kind
        object = kind == "Object" ? parameter.objectType?.value : nil
        className = object.flatMap { parts.types[$0]?.ownClassName } ?? object
        isArray = parameter.supportsMultipleValues?.value == true
    }

    /// Whether a value that was saved with another type can be read: a type whose class has changed is told of itself.
    func canRead(_ other: SavedType) -> Bool {
        kind == other.kind && isArray == other.isArray && (object == other.object || className == other.className)
    }

    var description: String { (isArray ? "a list of " : "") + "'\(object ?? kind)'" }
}

extension TypeDefinition {
    /// The class as the definition alone decides it.
    fileprivate var ownClassName: String? {
        if let className, !className.value.isEmpty { return className.value }
        return name?.value
    }
}
