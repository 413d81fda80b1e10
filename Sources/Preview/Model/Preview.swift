/// Everything that a preview page shows, as plain values.
///
/// Things refer to texts, findings and each other by indices and anchors, so that each text is stored once.
package struct Preview: Equatable, Sendable {
    /// The paths of the definitions.
    package var files: [String] = []
    /// The language of the definitions' own texts.
    package var sourceLanguage = "en"
    /// The languages that texts are translated into, sorted.
    package var languages: [PreviewLanguage] = []
    /// The texts of all definitions.
    package var texts: [PreviewText] = []
    /// The intents, in the order of the definitions.
    package var intents: [PreviewIntent] = []
    /// The enums, in the order of the definitions.
    package var enums: [PreviewEnum] = []
    /// The types, in the order of the definitions.
    package var types: [PreviewType] = []
    /// The findings, the most severe first.
    package var findings: [PreviewFinding] = []
    /// The comparison with earlier definitions; `nil` if there is nothing to compare with.
    package var comparison: PreviewComparison?

    /// Creates an empty preview.
    package init() {}
}

/// A finding, with the things that it is about.
package struct PreviewFinding: Equatable, Sendable {
    /// The severity: `error`, `warning` or `note`.
    package var severity: String
    /// The identifier of the rule.
    package var rule: String
    /// The message.
    package var message: String
    /// The place, such as `Shop.intentdefinition:12:5`.
    package var place: String
    /// The anchors of the things that the finding is about.
    package var anchors: [String]
    /// Whether the finding says that saved shortcuts break.
    package var breaksShortcuts: Bool
}
