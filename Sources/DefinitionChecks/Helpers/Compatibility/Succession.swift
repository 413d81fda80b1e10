import Basics
import IntentDefinition

/// A definition of an earlier time with its successors.
struct Succession {
    /// A definition that contains intents now.
    struct Home {
        var definition: CheckedDefinition
        /// The parts of the definition by their names.
        var parts: NamedParts
    }

    /// A present intent and the definition that contains it.
    struct Successor {
        var intent: Intent
        var home: Home
    }

    /// The definition as it was.
    let previous: PreviousDefinition
    /// The parts of the definition as it was.
    let previousParts: NamedParts
    /// The definition at the same path; `nil` if it was removed.
    let sameFile: CheckedDefinition?
    /// The definitions that contain its successors, the one at the same path first.
    let homes: [Home]
    /// Its custom intents, each with the present intent of the same class.
    let intents: [(previous: Intent, current: Successor?)]
    /// The intents at the same path whose classes are new.
    let newcomers: Newcomers

    /// Returns all earlier definitions with their successors.
    ///
    /// The successor of an intent is the one at the same path, or else one that is new in another definition: two apps in
    /// one repository may have intents of the same class.
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
        newcomers = Newcomers(among: home?.definition.customIntents ?? [], beside: previousParts)

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
    }

    /// Returns a location in the earlier definition.
    func previousLocation(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: previous.definition.file, position: position)
    }
}

/// The intents whose classes are new in a definition. They may include renamed ones.
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

    /// Returns the successor of an intent whose class no longer exists: the intent with its name, or else the only one with
    /// the translation key of its title.
    func successor(of intent: Intent) -> Intent? {
        if let name = intent.name?.value, let named = byName[name] { return named }
        let titled = byTitle[intent.title.key?.value ?? ""] ?? []
        return titled.count == 1 ? titled[0] : nil
    }
}
