/// What an enum generates: the enum and its result class.
public struct EnumDeclaration: Hashable, Sendable {
    /// A case.
    public struct Case: Hashable, Sendable {
        /// The case's name.
        public var name: String
        /// The raw value.
        public var rawValue: Int
        /// The name for people.
        public var displayName: String?
        /// The key of the name's translations.
        public var displayNameKey: String?
        /// Other words for the case.
        public var synonyms: [LocalizedText]
    }

    /// The name in the file, which selectors use.
    public var name: String
    /// The enum's name in code; its output file has the same name.
    public var className: String
    /// The result's class.
    public var resultClassName: String
    /// The name for people.
    public var displayName: String?
    /// The cases, in order.
    public var cases: [Case]
}
