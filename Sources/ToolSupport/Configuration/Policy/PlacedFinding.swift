package import Basics

/// A finding with the properties by which configurations and baselines identify it.
package struct PlacedFinding: Hashable, Sendable {
    /// The part of a file that a finding is about.
    package enum Element: Hashable, Sendable {
        /// A part of a definition, such as `intents/OrderSoup/title`.
        case part(String)
        /// A table entry, by its key.
        case key(String)

        /// The text by which a configuration names the element.
        package var text: String {
            switch self {
            case .part(let text), .key(let text): text
            }
        }
    }

    /// The finding.
    package var diagnostic: Diagnostic
    /// The absolute paths of the finding's file and of the definition that the file belongs to.
    package var files: [String]
    /// The parts that the finding is about: the part at its location, and its counterpart in an earlier definition.
    package var elements: [Element]
    /// For each translation key that the finding is about, the elements that identify the key's text.
    package var keyElements: [[Element]]
    /// Whether the configuration treats a warning as a failure.
    package var failsForWarning = false

    /// Creates a finding with its place.
    package init(
        _ diagnostic: Diagnostic,
        files: [String],
        elements: [Element] = [],
        keyElements: [[Element]] = [],
        failsForWarning: Bool = false
    ) {
        self.diagnostic = diagnostic
        self.files = files
        self.elements = elements
        self.keyElements = keyElements
        self.failsForWarning = failsForWarning
    }
}
