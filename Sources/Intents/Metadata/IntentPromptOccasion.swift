/// When a text about a parameter is said or shown. The names are those of a definition.
public enum IntentPromptOccasion: String, Sendable, CaseIterable {
    /// The value is asked for.
    case primary = "Primary"
    /// The value is set up in an editor.
    case configuration = "Configuration"
    /// The value is confirmed.
    case confirmation = "Confirmation"
    /// Several values are possible.
    case disambiguationIntroduction = "DisambiguationIntroduction"
    /// One of several values is asked for.
    case disambiguationSelection = "DisambiguationSelection"
    /// Another value of a list is asked for.
    case subsequentIntroduction = "SubsequentIntroduction"
    /// There are no options.
    case noOptions = "NoOptions"
    /// There is little room.
    case concise = "Concise"
}
