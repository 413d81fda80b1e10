/// What an object type generates: its class and its result class.
package struct TypeDeclaration: Hashable, Sendable {
    /// The name in the file, which selectors use.
    package var name: String
    /// The class; its output file has the same name.
    package var className: String
    /// The result's class.
    package var resultClassName: String
    /// The name for people.
    package var displayName: LocalizedText?
    /// The properties that the class adds to those that every object has.
    package var properties: [PropertyDeclaration]
}
