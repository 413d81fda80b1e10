/// The list of a definition's intent classes, which a program hands to whatever runs intents. Only dialects without
/// Objective-C have it: elsewhere the system finds the classes.
package struct IntentListDeclaration: Hashable, Sendable {
    /// The name of the type that holds the list; its output file has the same name.
    package var name: String
    /// The intents' classes, in order.
    package var classNames: [String]
}

extension IntentListDeclaration {
    /// The name of the list of a definition, made of all that can stand in a name: `Daily news-2` gives
    /// `DailyNews2Definition`.
    package static func name(forBaseName baseName: String, classPrefix: String) -> String {
        let words = baseName.unicodeScalars.split { !Identifier.contains($0) }
        let name = classPrefix + words.map { String($0).capitalizingFirstLetter }.joined() + "Definition"
        return Identifier.isValid(name) ? name : "_" + name
    }
}
