import Basics
import IntentDefinition

/// A definition of an earlier time, and what has become of it.
struct Succession {
    /// A definition in which intents are now.
    struct Home {
        var definition: CheckedDefinition
        /// The parts of the definition by their names.
        var parts: NamedParts
    }

    /// An intent of today and the definition that it is in.
    struct Successor {
        var intent: Intent
        var home: Home
    }

    /// The definition as it was.
    let previous: PreviousDefinition
    /// The parts of the definition as it was.
    let previousParts: NamedParts
    /// The definition at the same path; `nil` where there is none any more.
    let sameFile: CheckedDefinition?
    /// The definitions in which it lives on, that at the same path first.
    let homes: [Home]
    /// Its custom intents, each with the intent of the same class today.
    let intents: [(previous: Intent, current: Successor?)]
    /// The intents at the same path whose classes were not there.
    let newcomers: Newcomers

    /// What has become of each definition of an earlier time.
    ///
    /// An intent is looked for at the same path, and else among those that came to another definition since: two apps
    /// in one repository may have intents with one class.
    static func all(in subject: CheckSubject) -> [Succession] {
        guard let previous = subject.previousDefinitions else { return [] }
        let before = Dictionary(previous.map { ($0.path, Set($0.definition.model.intentsByClass.keys)) }) {
            $0.union($1)
        }
        var homes: [String: Home] = [:]
        var arrivals: [String: Successor] = [:]
        for definition in subject.definitions where homes[definition.file] == nil {
            let home = Home(definition: definition, parts: NamedParts(of: definition.model))
            homes[definition.file] = home
            for (name, intent) in home.parts.intents where before[definition.file]?.contains(name) != true {
                arrivals[name] = arrivals[name] ?? Successor(intent: intent, home: home)
            }
        }
        return previous.map { Succession(of: $0, home: homes[$0.path], arrivals: arrivals) }
    }

    private init(of previous: PreviousDefinition, home: Home?, arrivals: [String: Successor]) {
        self.previous = previous
        previousParts = NamedParts(of: previous.definition.model)
        sameFile = home?.definition
        intents = previous.definition.customIntents.compactMap { intent in
            intent.ownClassName.map { name in
                let stayed = home.flatMap { home in
                    home.parts.intents[name].map { Successor(intent: $0, home: home) }
                }
                return (previous: intent, current: stayed ?? arrivals[name])
            }
        }
        var files = Set([home?.definition.file].compactMap(\.self))
        let others = intents.compactMap(\.current?.home).filter { files.insert($0.definition.file).inserted }
        homes = [home].compactMap(\.self) + others
        newcomers = Newcomers(among: home?.definition.customIntents ?? [], beside: previousParts)
    }

    /// A place in the definition as it was.
    func previousLocation(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: previous.definition.file, position: position)
    }
}

/// Intents whose classes are new in a definition, among which may be one that was renamed.
struct Newcomers {
    private var byName: [String: Intent] = [:]
    private var byTitle: [String: [Intent]] = [:]

    init(among intents: [Intent], beside parts: NamedParts) {
        for intent in intents {
            guard let className = intent.ownClassName, parts.intents[className] == nil else { continue }
            if let name = intent.name?.value, byName[name] == nil { byName[name] = intent }
            if let key = intent.title.key?.value, !key.isEmpty { byTitle[key, default: []].append(intent) }
        }
    }

    /// The intent that has the place of one whose class is gone: it has its name, or is the only one with the
    /// translation key of its title.
    func successor(of intent: Intent) -> Intent? {
        if let name = intent.name?.value, let named = byName[name] { return named }
        let titled = byTitle[intent.title.key?.value ?? ""] ?? []
        return titled.count == 1 ? titled[0] : nil
    }
}
