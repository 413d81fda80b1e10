import DefinitionDiagnostics
import IntentDefinition

/// A definition of an earlier time, and what has become of it.
struct Succession {
    /// An intent of today and the definition that it is in.
    struct Successor {
        var intent: Intent
        var definition: CheckedDefinition
    }

    /// The definition as it was.
    let previous: PreviousDefinition
    /// The definition at the same path; `nil` where there is none any more.
    let sameFile: CheckedDefinition?
    /// The definitions in which it lives on, that at the same path first.
    let current: [CheckedDefinition]
    /// Its custom intents, each with the intent of the same class today.
    let intents: [(previous: Intent, current: Successor?)]

    /// What has become of each definition of an earlier time.
    ///
    /// An intent is looked for at the same path, and else among those that came to another definition since: two apps
    /// in one repository may have intents with one class.
    static func all(in subject: CheckSubject) -> [Succession] {
        let previous = subject.previousDefinitions ?? []
        let files = subject.definitions.map { ($0.file, $0.intentsByClass) }
        let today = Dictionary(files) { first, _ in first }
        let definitions = Dictionary(subject.definitions.map { ($0.file, $0) }) { first, _ in first }
        let before = Dictionary(previous.map { ($0.path, Set($0.definition.intentsByClass.keys)) }) { $0.union($1) }
        var arrivals: [String: Successor] = [:]
        for definition in subject.definitions {
            for (name, intent) in today[definition.file] ?? [:] where before[definition.file]?.contains(name) != true {
                arrivals[name] = arrivals[name] ?? Successor(intent: intent, definition: definition)
            }
        }
        return previous.map { previous in
            let sameFile = definitions[previous.path]
            let intents = previous.definition.customIntents.compactMap { intent in
                intent.ownClassName.map { name in
                    let stayed = today[previous.path]?[name].flatMap { intent in
                        sameFile.map { Successor(intent: intent, definition: $0) }
                    }
                    return (previous: intent, current: stayed ?? arrivals[name])
                }
            }
            var current = [sameFile].compactMap(\.self)
            for definition in intents.compactMap(\.current?.definition)
            where !current.contains(where: { $0.file == definition.file }) {
                current.append(definition)
            }
            return Succession(previous: previous, sameFile: sameFile, current: current, intents: intents)
        }
    }

    /// A place in the definition as it was.
    func previousLocation(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: previous.definition.file, position: position)
    }
}

extension CheckedDefinition {
    fileprivate var intentsByClass: [String: Intent] {
        let entries = customIntents.compactMap { intent in intent.ownClassName.map { ($0, intent) } }
        return Dictionary(entries) { first, _ in first }
    }
}
