/// The language of generated code, which decides which names are possible.
package enum GeneratedLanguage: Hashable, Sendable {
    case swift
    case objectiveC
}
