/// The list of a definition's intent classes, which a program hands to whatever runs intents. Only dialects without
/// Objective-C have it: elsewhere the system finds the classes.
package struct IntentListDeclaration: Hashable, Sendable {
    /// The name of the type that holds the list; its output file has the same name.
    package var name: String
    /// The intents' classes, in order.
    package var classNames: [String]
}
