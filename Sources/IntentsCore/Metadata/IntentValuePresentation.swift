/// The presentation of the values of a parameter or property.
public struct IntentValuePresentation: Sendable {
    /// The format of a date. The names are those of a definition.
    public struct DateFormat: Hashable, Sendable {
        /// The kind of format: `Style`, `Relative` or `Template`.
        public let kind: String
        /// The style of the date: `No`, `Short`, `Medium`, `Long` or `Full`.
        public let dateStyle: String?
        /// The style of the time: `No`, `Short`, `Medium`, `Long` or `Full`.
        public let timeStyle: String?
        /// The template of date fields, such as `MMM d`.
        public let template: IntentText?
    }

    /// The unit in which a number is entered and shown, such as `Minutes`.
    public internal(set) var unit: String?
    /// The words for true and false.
    public internal(set) var booleanNames: (true: IntentText, false: IntentText)?
    /// The format of a date.
    public internal(set) var dateFormat: DateFormat?
}
