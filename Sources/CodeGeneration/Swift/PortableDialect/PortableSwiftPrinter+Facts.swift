import IntentInterface

extension PortableSwiftPrinter {
    /// Appends the members of a class that hold and give what the definition says about it.
    ///
    /// - Parameters:
    ///   - facts: The facts.
    ///   - type: Their type.
    ///   - builder: The type that collects them.
    ///   - arguments: What the builder is created with.
    func append(
        _ facts: FactList,
        as type: String,
        collectedBy builder: String,
        _ arguments: SourceText,
        to text: inout SourceText
    ) {
        text.separate()
        text += """
                private static let intentMetadataFacts: \(type) = makeIntentMetadata()

                /// What the definition says.
                override \(access) class var intentMetadata: \(type)? { return intentMetadataFacts }

                private static func makeIntentMetadata() -> \(type) {
                    \(facts.text.bytes.isEmpty ? "let" : "var") facts: \(builder) = .init(\(arguments))
            \(facts.text)\
                    return facts.metadata
                }

            """
    }
}
