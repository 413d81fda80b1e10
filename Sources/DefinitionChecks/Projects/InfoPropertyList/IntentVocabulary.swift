package import Basics
package import PropertyLists

/// The intents and parameters that an `AppIntentVocabulary.plist` teaches Siri words for.
package struct IntentVocabulary: Sendable {
    /// The classes of the intents with example phrases.
    package var intents: [Located<String>] = []
    /// The parameters with words, each after the class of its intent: `OrderSoupIntent.soup`.
    package var parameters: [Located<String>] = []
    /// The errors about values of the wrong type, which are left out.
    package var issues: [PropertyListError]

    /// Reads a file in XML or binary.
    ///
    /// - Throws: `PropertyListError` with its position if the file isn't a property list with a dictionary.
    package init(_ file: [UInt8]) throws(PropertyListError) {
        let root = try PropertyListValue(reading: file)
        guard case .dictionary(let entries) = root.content else {
            throw PropertyListError(
                .plistStructure,
                "a vocabulary must contain a <dict>; is this another kind of property list?",
                at: root.position
            )
        }

        var reader = InfoReader(entries)
        intents = reader.elements("IntentPhrases") { $0.text("IntentName") }.compactMap(\.self)
        parameters = reader.elements("ParameterVocabularies") { $0.names("ParameterNames")?.values ?? [] }
            .flatMap(\.self)
        issues = reader.issues
    }
}
