extension Diagnostic {
    /// The kinds of findings. The raw values are their ids, which never change their meaning: lower-case words joined
    /// by hyphens. The names of the cases are their spelling in Swift.
    package enum ID: String, Hashable, Sendable, CaseIterable {
        // Translations of texts.
        case intentDescriptionMissing = "intent-description-missing"
        case intentTitleMissing = "intent-title-missing"
        case l10nDuplicateKey = "l10n-duplicate-key"
        case l10nEncoding = "l10n-encoding"
        case l10nKeyMissing = "l10n-key-missing"
        case l10nKeyOrphan = "l10n-key-orphan"
        case l10nKeyShared = "l10n-key-shared"
        case l10nLayout = "l10n-layout"
        case l10nOpaqueKeys = "l10n-opaque-keys"
        case l10nPlaceholderMismatch = "l10n-placeholder-mismatch"
        case l10nResponseLocale = "l10n-response-locale"
        case l10nTableMismatch = "l10n-table-mismatch"
        case l10nTextIsKey = "l10n-text-is-key"
        case l10nTitleMissing = "l10n-title-missing"
        case l10nUntranslated = "l10n-untranslated"
        case localizedCopies = "localized-copies"

        // The format of files and their version control.
        case fileUnreadable = "file-unreadable"
        case formatComment = "format-comment"
        case formatDiffers = "format-differs"
        case plistStructure = "plist-structure"
        case schemaType = "schema-type"
        case schemaUnknownKey = "schema-unknown-key"
        case tagInconsistent = "tag-inconsistent"
        case vcsConflict = "vcs-conflict"

        // Names and the code generated from them.
        case nameDuplicate = "name-duplicate"
        case nameGeneratedClash = "name-generated-clash"
        case nameIdentifier = "name-identifier"
        case nameKeyword = "name-keyword"
        case nameMissing = "name-missing"
        case nameObjectiveC = "name-objective-c"
        case namePrefix = "name-prefix"
        case nameReservedMember = "name-reserved-member"
        case nameSDKClash = "name-sdk-clash"
        case nameTemplate = "name-template"
        case nameTooLong = "name-too-long"

        // Intents, their parameters and combinations, enums and types.
        case combinationNone = "combination-none"
        case combinationPrimary = "combination-primary"
        case dynamicOptionsOnEnum = "dynamic-options-on-enum"
        case enumEmpty = "enum-empty"
        case enumIndexInvalid = "enum-index-invalid"
        case enumZero = "enum-zero"
        case paramNoPrompt = "param-no-prompt"
        case refDangling = "ref-dangling"
        case relationshipImpossible = "relationship-impossible"
        case resolutionUnused = "resolution-unused"
        case summaryPlaceholder = "summary-placeholder"
        case typeMissing = "type-missing"
        case typeUnknown = "type-unknown"
        case valueImpossible = "value-impossible"

        // The responses of an app.
        case booleanOutput = "boolean-output"
        case responseCodes = "response-codes"
        case responsePlaceholder = "response-placeholder"

        // Projects, property lists and bundles.
        case codegenLanguage = "codegen-language"
        case concurrencyDefaultIsolation = "concurrency-default-isolation"
        case handlerMissingMethod = "handler-missing-method"
        case handlerNearMatch = "handler-near-match"
        case plistIntents = "plist-intents"
        case targetMembership = "target-membership"
        case vocabularyIntents = "vocabulary-intents"

        // Compatibility with saved shortcuts and widgets.
        case availabilityFloor = "availability-floor"
        case enumIndexReuse = "enum-index-reuse"
        case identityChanged = "identity-changed"
        case migrationLeftover = "migration-leftover"

        // Files and folders that are read and written.
        case baselineStale = "baseline-stale"
        case configurationKey = "configuration-key"
        case configurationSyntax = "configuration-syntax"
        case configurationType = "configuration-type"
        case configurationValue = "configuration-value"
        case noDefinitions = "no-definitions"
        case notADefinition = "not-a-definition"
        case outputCollision = "output-collision"
        case outputDiffers = "output-differs"
        case outputForeign = "output-foreign"
        case outputMissing = "output-missing"
        case outputStale = "output-stale"
        case readFailed = "read-failed"
        case suppressionUnused = "suppression-unused"
        case symbolGraph = "symbol-graph"
        case writeFailed = "write-failed"
    }
}
