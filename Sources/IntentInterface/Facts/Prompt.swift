/// What is asked or said about a parameter on an occasion.
public struct Prompt: Hashable, Sendable {
    /// When it is said.
    public var occasion: Occasion
    /// The template.
    public var text: LocalizedText

    /// When a text about a parameter is said, by the names in the file.
    public enum Occasion: String, Hashable, Sendable, CaseIterable {
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
