extension IntentListDeclaration {
    /// The name of the list of a definition, made of all that can stand in a name: `Daily news-2` gives
    /// `DailyNews2Definition`.
    package static func name(forBaseName baseName: String, classPrefix: String) -> String {
        let words = baseName.unicodeScalars.split { !Identifier.contains($0) }
        let name = classPrefix + words.map { String($0).capitalizingFirstLetter }.joined() + "Definition"
        return Identifier.isValid(name) ? name : "_" + name
    }
}
