/// A language that is generated, as far as it decides which names are possible.
package enum GeneratedLanguage: Hashable, Sendable {
    case swift
    case objectiveC
}
