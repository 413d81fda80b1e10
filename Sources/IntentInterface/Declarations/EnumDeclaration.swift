/// The declarations for an enum: the enum and its result class.
package struct EnumDeclaration: Hashable, Sendable {
    /// A case of the enum.
    package struct Case: Hashable, Sendable {
        /// The case's name.
        package var name: String
        /// The raw value.
        package var rawValue: Int
        /// The display name; or else the case's name.
        package var displayName: LocalizedText
        /// Other words for the case.
        package var synonyms: [LocalizedText]
    }

    /// The name in the file, which selectors use.
    package var name: String
    /// The enum's name in code; its output file has the same name.
    package var className: String
    /// The result class.
    package var resultClassName: String
    /// The display name.
    package var displayName: LocalizedText?
    /// The cases, in order.
    package var cases: [Case]
}
