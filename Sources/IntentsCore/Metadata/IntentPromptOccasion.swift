/// The occasion for a text about a parameter. The raw values are those of a definition.
public enum IntentPromptOccasion: String, Sendable, CaseIterable {
    /// The question for the value.
    case primary = "Primary"
    /// The value in an editor.
    case configuration = "Configuration"
    /// The question whether the value is right.
    case confirmation = "Confirmation"
    /// The statement that several values are possible.
    case disambiguationIntroduction = "DisambiguationIntroduction"
    /// The question for one of several values.
    case disambiguationSelection = "DisambiguationSelection"
    /// The question for another value of a list.
    case subsequentIntroduction = "SubsequentIntroduction"
    /// The statement that the parameter doesn't have options.
    case noOptions = "NoOptions"
    /// The text for places with little room.
    case concise = "Concise"
}
