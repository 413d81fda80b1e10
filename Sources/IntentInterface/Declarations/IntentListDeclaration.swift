/// The list of a definition's intent classes, for registering them with a host. Only dialects without Objective-C have
/// it, because elsewhere the system finds the classes.
package struct IntentListDeclaration: Hashable, Sendable {
    /// The name of the type with the list; its output file has the same name.
    package var name: String
    /// The intents' classes, in order.
    package var classNames: [String]
}

extension IntentListDeclaration {
    /// Returns the name of a definition's list, made of the characters that are valid in a name: `Daily news-2` becomes
    /// `DailyNews2Definition`.
    package static func name(forBaseName baseName: String, classPrefix: String) -> String {
        let words = baseName.unicodeScalars.split { !Identifier.contains($0) }
        let name = classPrefix + words.map { String($0).capitalizingFirstLetter }.joined() + "Definition"
        return Identifier.isValid(name) ? name : "_" + name
    }
}
