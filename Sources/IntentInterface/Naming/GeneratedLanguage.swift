/// A language that is generated, as far as it decides which names are possible.
public enum GeneratedLanguage: Hashable, Sendable {
    case swift
    case objectiveC
}
