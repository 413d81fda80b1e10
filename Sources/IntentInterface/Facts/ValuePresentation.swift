/// The form in which the values of a property are shown and spoken.
package struct ValuePresentation: Hashable, Sendable {
    /// The words for true and false.
    package struct BooleanNames: Hashable, Sendable {
        /// The word for true.
        package var trueName: LocalizedText
        /// The word for false.
        package var falseName: LocalizedText
    }

    /// The format of a date. The values are the names in the file.
    package struct DateFormat: Hashable, Sendable {
        /// The kind of format: `Style`, `Relative` or `Template`.
        package var kind: String?
        /// The style of the date: `No`, `Short`, `Medium`, `Long` or `Full`.
        package var dateStyle: String?
        /// The style of the time.
        package var timeStyle: String?
        /// A template of date fields, such as `MMM d`.
        package var template: LocalizedText?
    }

    /// The unit for entering and showing a number, such as `Minutes`.
    package var unit: String?
    /// The words for true and false.
    package var booleanNames: BooleanNames?
    /// The format of a date.
    package var dateFormat: DateFormat?
}
