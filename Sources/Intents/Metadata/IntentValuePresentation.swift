/// How the values of a parameter or property are shown and said.
public struct IntentValuePresentation: Sendable {
    /// How much of a date is shown. The names are those of a definition.
    public struct DateFormat: Hashable, Sendable {
        /// What the format goes by: `Style`, `Relative` or `Template`.
        public let kind: String
        /// How much of the date: `No`, `Short`, `Medium`, `Long` or `Full`.
        public let dateStyle: String?
        /// How much of the time: `No`, `Short`, `Medium`, `Long` or `Full`.
        public let timeStyle: String?
        /// A template of date fields, such as `MMM d`.
        public let template: IntentText?
    }

    /// The unit in which a number is entered and shown, such as `Minutes`.
    public internal(set) var unit: String?
    /// The words for true and false.
    public internal(set) var booleanNames: (true: IntentText, false: IntentText)?
    /// The format of a date.
    public internal(set) var dateFormat: DateFormat?
}
