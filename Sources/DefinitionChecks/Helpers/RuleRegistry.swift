package import Basics

/// All kinds of findings of the tool.
///
/// To add a rule:
/// 1. Write a caseless enum that conforms to `DefinitionRule` or `SubjectRule` in a file of its own in the folder of its
///    category below `Rules`, with its description and its check.
/// 2. Add it to `definitionRules` or `subjectRules`; both are sorted by name.
/// 3. Test it with marked definitions that make it fire and others that must not, and record its page with
///    `RECORD_GOLDENS=1 swift test --filter RulePageTests`.
package enum RuleRegistry {
    /// The rules that look at one definition at a time.
    static let definitionRules: [any DefinitionRule.Type] = [
        AvailabilityFloor.self,
        BooleanOutput.self,
        CombinationNone.self,
        CombinationPrimary.self,
        DescriptionMissing.self,
        DuplicateTableKey.self,
        DynamicOptionsOnEnum.self,
        EnumZero.self,
        LocalizationLayout.self,
        NameKeyword.self,
        NameSDKClash.self,
        NameTemplate.self,
        OpaqueKeys.self,
        OrphanKey.self,
        ParameterNoPrompt.self,
        PlaceholderMismatch.self,
        RefDangling.self,
        RelationshipImpossible.self,
        ResolutionUnused.self,
        ResponseCodes.self,
        ResponseLanguage.self,
        ResponsePlaceholder.self,
        SchemaUnknownKey.self,
        SharedKey.self,
        SummaryPlaceholder.self,
        TableEncoding.self,
        TagInconsistent.self,
        TextIsKey.self,
        TitleMissing.self,
        TitleTranslationMissing.self,
        TranslationMissing.self,
        UntranslatedText.self,
        ValueImpossible.self,
    ]

    /// The rules that look at all that is checked.
    static let subjectRules: [any SubjectRule.Type] = [
        CodegenLanguage.self,
        ConcurrencyDefaultIsolation.self,
        EnumIndexReuse.self,
        IdentityChanged.self,
        MigrationLeftover.self,
        PlistIntents.self,
        TableNameMismatch.self,
        TargetMembership.self,
        VocabularyIntents.self,
    ]

    /// The rules that have one finding in place of many, by their ids.
    static let groupingRules: [Diagnostic.ID: any GroupingRule.Type] = {
        let rules = definitionRules.map { $0 as any Rule.Type } + subjectRules.map { $0 as any Rule.Type }
        return Dictionary(
            rules.compactMap { $0 as? any GroupingRule.Type }.map { ($0.description.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }()

    /// The descriptions of all kinds of findings, those of the stages before the rules included, sorted by id.
    package static let descriptions: [RuleDescription] = {
        let rules = definitionRules.map { $0.description } + subjectRules.map { $0.description }
        return (rules + stageDescriptions).sorted { $0.id.rawValue < $1.id.rawValue }
    }()

    /// The kinds of findings that come from elsewhere than from rules.
    private static let stageDescriptions =
        propertyListDescriptions + formatDescriptions + nameDescriptions + typeDescriptions + configurationDescriptions
        + handlerDescriptions
        + fileDescriptions

    private static let descriptionsByID = Dictionary(
        descriptions.map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The description of the findings with an id; `nil` for an id that there is not.
    package static func description(of id: Diagnostic.ID) -> RuleDescription? {
        descriptionsByID[id]
    }
}
