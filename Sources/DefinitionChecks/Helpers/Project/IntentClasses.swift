import Basics

/// The classes of the custom intents of a run.
struct IntentClasses {
    /// The intents, in the order of the definitions.
    let all: [IntentClass]
    private let isComplete: Bool
    private let names: Set<String>
    private let byName: [String: String]

    /// The maximum number of classes that are compared with a wrong name.
    private static let suggestionLimit = 1000

    /// Collects the classes of all definitions.
    init(of subject: CheckSubject) {
        all = subject.definitions.flatMap(\.intentClasses)
        names = Set(all.map(\.className))
        byName = Dictionary(all.map { ($0.name, $0.className) }) { first, _ in first }
        isComplete = subject.hasAllDefinitions && !subject.hasExcludedDefinitions && !all.isEmpty
    }

    /// Whether a name is the class of a custom intent.
    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Whether a name certainly isn't the class of an intent: no definition was left out, and the name is neither a custom
    /// class, nor named like a system class, nor a setting that the build inserts.
    func excludes(_ name: String) -> Bool {
        isComplete && !contains(name) && !SystemIntents.isNamedAsOne(name) && !name.contains("$(")
            && !name.contains("${")
    }

    /// Returns the class of the custom intent that a wrong name was most likely meant for.
    func nearest(to name: String) -> String? {
        byName[name] ?? all.prefix(Self.suggestionLimit).map(\.className).nearest(to: name)
    }
}
