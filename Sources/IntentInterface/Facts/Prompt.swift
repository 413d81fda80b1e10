/// What is asked or said about a parameter on an occasion.
package struct Prompt: Hashable, Sendable {
    /// When it is said.
    package var occasion: Occasion
    /// The template.
    package var text: LocalizedText

    /// When a text about a parameter is said, by the names in the file.
    package enum Occasion: String, Hashable, Sendable, CaseIterable {
        case primary = "Primary"
        case configuration = "Configuration"
        case confirmation = "Confirmation"
        case disambiguationIntroduction = "DisambiguationIntroduction"
        case disambiguationSelection = "DisambiguationSelection"
        case subsequentIntroduction = "SubsequentIntroduction"
        case noOptions = "NoOptions"
        case concise = "Concise"
    }
}
