package import Basics

/// The registry of all kinds of findings. `CONTRIBUTING.md` describes how to add a rule.
package enum RuleRegistry {
    /// The part of the tool that reports findings of one id.
    enum Producer: Sendable {
        /// A rule that checks one definition at a time.
        case definition(any DefinitionRule.Type)
        /// A rule that checks all definitions together.
        case subject(any SubjectRule.Type)
        /// Another part of the tool, such as the parser or the configuration.
        case stage(RuleDescription)

        /// The description of the findings.
        var description: RuleDescription {
            switch self {
            case .definition(let rule): rule.description
            case .subject(let rule): rule.description
            case .stage(let description): description
            }
        }

        /// The rule, if it has its own message for groups of findings.
        fileprivate var groupingRule: (any GroupingRule.Type)? {
            switch self {
            case .definition(let rule): rule as? any GroupingRule.Type
            case .subject(let rule): rule as? any GroupingRule.Type
            case .stage: nil
            }
        }
    }

    /// The producer of the findings with an id.
    static func producer(of id: Diagnostic.ID) -> Producer {
        switch id {
        case .availabilityFloor: .definition(AvailabilityFloor.self)
        case .baselineStale: .stage(.baselineStale)
        case .booleanOutput: .definition(BooleanOutput.self)
        case .codegenLanguage: .subject(CodegenLanguage.self)
        case .combinationNone: .definition(CombinationNone.self)
        case .combinationPrimary: .definition(CombinationPrimary.self)
        case .concurrencyDefaultIsolation: .subject(ConcurrencyDefaultIsolation.self)
        case .configurationKey: .stage(.configurationKey)
        case .configurationSyntax: .stage(.configurationSyntax)
        case .configurationType: .stage(.configurationType)
        case .configurationValue: .stage(.configurationValue)
        case .dynamicOptionsOnEnum: .definition(DynamicOptionsOnEnum.self)
        case .enumEmpty: .stage(.enumEmpty)
        case .enumIndexInvalid: .stage(.enumIndexInvalid)
        case .enumIndexReuse: .subject(EnumIndexReuse.self)
        case .enumZero: .definition(EnumZero.self)
        case .fileUnreadable: .stage(.fileUnreadable)
        case .formatComment: .stage(.formatComment)
        case .formatDiffers: .stage(.formatDiffers)
        case .handlerMissingMethod: .stage(.handlerMissingMethod)
        case .handlerNearMatch: .stage(.handlerNearMatch)
        case .identityChanged: .subject(IdentityChanged.self)
        case .intentDescriptionMissing: .definition(IntentDescriptionMissing.self)
        case .intentTitleMissing: .definition(IntentTitleMissing.self)
        case .l10nDuplicateKey: .definition(L10nDuplicateKey.self)
        case .l10nEncoding: .definition(L10nEncoding.self)
        case .l10nKeyMissing: .definition(L10nKeyMissing.self)
        case .l10nKeyOrphan: .definition(L10nKeyOrphan.self)
        case .l10nKeyShared: .definition(L10nKeyShared.self)
        case .l10nLayout: .definition(L10nLayout.self)
        case .l10nOpaqueKeys: .definition(L10nOpaqueKeys.self)
        case .l10nPlaceholderMismatch: .definition(L10nPlaceholderMismatch.self)
        case .l10nResponseLocale: .definition(L10nResponseLocale.self)
        case .l10nTableMismatch: .subject(L10nTableMismatch.self)
        case .l10nTextIsKey: .definition(L10nTextIsKey.self)
        case .l10nTitleMissing: .definition(L10nTitleMissing.self)
        case .l10nUntranslated: .definition(L10nUntranslated.self)
        case .localizedCopies: .stage(.localizedCopies)
        case .migrationLeftover: .subject(MigrationLeftover.self)
        case .nameDuplicate: .stage(.nameDuplicate)
        case .nameGeneratedClash: .stage(.nameGeneratedClash)
        case .nameIdentifier: .stage(.nameIdentifier)
        case .nameKeyword: .definition(NameKeyword.self)
        case .nameMissing: .stage(.nameMissing)
        case .nameObjectiveC: .stage(.nameObjectiveC)
        case .namePrefix: .stage(.namePrefix)
        case .nameReservedMember: .stage(.nameReservedMember)
        case .nameSDKClash: .definition(NameSDKClash.self)
        case .nameTemplate: .definition(NameTemplate.self)
        case .nameTooLong: .stage(.nameTooLong)
        case .noDefinitions: .stage(.noDefinitions)
        case .notADefinition: .stage(.notADefinition)
        case .outputCollision: .stage(.outputCollision)
        case .outputDiffers: .stage(.outputDiffers)
        case .outputForeign: .stage(.outputForeign)
        case .outputMissing: .stage(.outputMissing)
        case .outputStale: .stage(.outputStale)
        case .paramNoPrompt: .definition(ParamNoPrompt.self)
        case .plistIntents: .subject(PlistIntents.self)
        case .plistStructure: .stage(.plistStructure)
        case .readFailed: .stage(.readFailed)
        case .refDangling: .definition(RefDangling.self)
        case .relationshipImpossible: .definition(RelationshipImpossible.self)
        case .resolutionUnused: .definition(ResolutionUnused.self)
        case .responseCodes: .definition(ResponseCodes.self)
        case .responsePlaceholder: .definition(ResponsePlaceholder.self)
        case .schemaType: .stage(.schemaType)
        case .schemaUnknownKey: .definition(SchemaUnknownKey.self)
        case .summaryPlaceholder: .definition(SummaryPlaceholder.self)
        case .suppressionUnused: .stage(.suppressionUnused)
        case .symbolGraph: .stage(.symbolGraph)
        case .tagInconsistent: .definition(TagInconsistent.self)
        case .targetMembership: .subject(TargetMembership.self)
        case .typeMissing: .stage(.typeMissing)
        case .typeUnknown: .stage(.typeUnknown)
        case .valueImpossible: .definition(ValueImpossible.self)
        case .vcsConflict: .stage(.vcsConflict)
        case .vocabularyIntents: .subject(VocabularyIntents.self)
        case .writeFailed: .stage(.writeFailed)
        }
    }

    /// All ids, sorted by name.
    package static let ids = Diagnostic.ID.allCases.sorted { $0.rawValue < $1.rawValue }

    /// The rules that check one definition at a time, in the order of their ids.
    static let definitionRules: [any DefinitionRule.Type] = ids.compactMap { id in
        if case .definition(let rule) = producer(of: id) { rule } else { nil }
    }

    /// The rules that check all definitions together, in the order of their ids.
    static let subjectRules: [any SubjectRule.Type] = ids.compactMap { id in
        if case .subject(let rule) = producer(of: id) { rule } else { nil }
    }

    /// The rules that have their own message for groups of findings, by their ids.
    static let groupingRules: [Diagnostic.ID: any GroupingRule.Type] =
        ids.reduce(into: [:]) { rules, id in rules[id] = producer(of: id).groupingRule }

    /// The descriptions of all kinds of findings, sorted by id.
    package static let descriptions = ids.map(description)

    /// The description of the findings with an id.
    package static func description(of id: Diagnostic.ID) -> RuleDescription {
        producer(of: id).description
    }
}
