/// How the values of a property are shown and said.
package struct ValuePresentation: Hashable, Sendable {
    /// The words for true and false.
    package struct BooleanNames: Hashable, Sendable {
        /// The word for true.
        package var trueName: LocalizedText
        /// The word for false.
        package var falseName: LocalizedText
    }

    /// How much of a date is shown; each part by its name in the file.
    package struct DateFormat: Hashable, Sendable {
        /// What the format goes by: `Style`, `Relative` or `Template`.
        package var kind: String?
        /// How much of the date: `No`, `Short`, `Medium`, `Long` or `Full`.
        package var dateStyle: String?
        /// How much of the time.
        package var timeStyle: String?
        /// A template of date fields, such as `MMM d`.
        package var template: LocalizedText?
    }

    /// The unit in which a number is entered and shown, such as `Minutes`.
    package var unit: String?
    /// The words for true and false.
    package var booleanNames: BooleanNames?
    /// The format of a date.
    package var dateFormat: DateFormat?
}
