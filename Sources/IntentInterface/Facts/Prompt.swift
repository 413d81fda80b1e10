/// A text that asks for a parameter or informs about it, for one occasion.
package struct Prompt: Hashable, Sendable {
    /// The occasion on which the text is used.
    package var occasion: Occasion
    /// The template.
    package var text: LocalizedText

    /// An occasion for a text about a parameter, with its name in the file.
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
