/// The declarations for an object type: its class and its result class.
package struct TypeDeclaration: Hashable, Sendable {
    /// The name in the file, which selectors use.
    package var name: String
    /// The class; its output file has the same name.
    package var className: String
    /// The result class.
    package var resultClassName: String
    /// The display name.
    package var displayName: LocalizedText?
    /// The properties that the class adds to those of every object.
    package var properties: [PropertyDeclaration]
}
