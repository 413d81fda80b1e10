/// A platform for which definitions can state an oldest supported system.
package enum Platform: String, Hashable, Sendable, CaseIterable {
    case iOS, macOS, watchOS
}
