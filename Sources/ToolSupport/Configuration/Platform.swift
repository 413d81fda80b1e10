/// A platform with an oldest system that definitions are for.
package enum Platform: String, Hashable, Sendable, CaseIterable {
    case iOS, macOS, watchOS
}
