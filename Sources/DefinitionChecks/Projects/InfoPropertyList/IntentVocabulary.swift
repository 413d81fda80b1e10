package import Basics
package import PropertyLists

/// An `AppIntentVocabulary.plist`: words that an app teaches Siri, by the intents and parameters that they are for.
package struct IntentVocabulary: Sendable {
    /// The classes of the intents that there are example phrases for.
    package var intents: [Located<String>] = []
    /// The parameters that there are words for, each by the class of its intent: `OrderSoupIntent.soup`.
    package var parameters: [Located<String>] = []
    /// What is wrong with single values, which are left out: they are of another type than their keys call for.
    package var issues: [PropertyListError]

    /// Reads a file, in XML or in binary.
    ///
    /// - Throws: `PropertyListError` for a file that is no property list or holds no dictionary, with the place.
    package init(_ file: [UInt8]) throws(PropertyListError) {
        let root = try PropertyListValue(reading: file)
        guard case .dictionary(let entries) = root.content else {
            throw PropertyListError(
                .plistStructure,
                "a vocabulary holds a <dict>; is this another kind of property list?",
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
