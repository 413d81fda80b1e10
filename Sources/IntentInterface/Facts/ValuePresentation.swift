/// How the values of a property are shown and said.
public struct ValuePresentation: Hashable, Sendable {
    /// The words for true and false.
    public struct BooleanNames: Hashable, Sendable {
        /// The word for true.
        public var trueName: LocalizedText
        /// The word for false.
        public var falseName: LocalizedText
    }

    /// How much of a date is shown; each part by its name in the file.
    public struct DateFormat: Hashable, Sendable {
        /// What the format goes by: `Style`, `Relative` or `Template`.
        public var kind: String?
        /// How much of the date: `No`, `Short`, `Medium`, `Long` or `Full`.
        public var dateStyle: String?
        /// How much of the time.
        public var timeStyle: String?
        /// A template of date fields, such as `MMM d`.
        public var template: LocalizedText?
    }

    /// The unit in which a number is entered and shown, such as `Minutes`.
    public var unit: String?
    /// The words for true and false.
    public var booleanNames: BooleanNames?
    /// The format of a date.
    public var dateFormat: DateFormat?
}
