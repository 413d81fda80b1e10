package import Basics

/// A finding with what configurations and baselines know it by.
package struct PlacedFinding: Hashable, Sendable {
    /// The part of a file that a finding is about.
    package enum Element: Hashable, Sendable {
        /// A part of a definition, such as `intents/OrderSoup/title`.
        case part(String)
        /// An entry of a table, by its key.
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
    /// The absolute paths of the file that it is in and of the definition that it belongs to.
    package var files: [String]
    /// The parts that it is about: the one at its place, and what that was in an earlier definition.
    package var elements: [Element]
    /// For each translation key that it is about, what the key's text is known by.
    package var keyElements: [[Element]]
    /// Whether the configuration makes a warning a failure.
    package var failsForWarning = false

    /// Places a finding.
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
