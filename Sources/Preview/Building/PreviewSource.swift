package import IntentDefinition
package import IntentInterface
package import Translations

/// A definition with everything that a preview shows of it.
package struct PreviewSource: Sendable {
    /// The path.
    package var file: String
    /// The content.
    package var model: Definition
    /// The interface of the generated code; `nil` if the definition has errors.
    package var interface: DefinitionInterface?
    /// The keys of its texts.
    package var keys: TranslationKeys
    /// The language of its texts.
    package var language: String
    /// Its translations.
    package var tables = PreviewTables()
    /// The definition of an earlier time, if there is one.
    package var previous: Definition?

    /// Creates a source.
    package init(file: String, model: Definition, interface: DefinitionInterface?, language: String) {
        self.file = file
        self.model = model
        self.interface = interface
        self.language = language
        keys = TranslationKeys(model)
    }
}

/// The translations of a definition, in any form.
package struct PreviewTables: Sendable {
    /// The tables.
    package var strings: [StringsTable] = []
    /// The tables of plurals.
    package var plurals: [PluralTable] = []
    /// The keys of texts that a string catalog excludes from translation.
    package var fixedKeys: Set<String> = []
    /// The copies of the definition, by their languages.
    package var copies: [String: Definition] = [:]

    /// Creates an empty collection.
    package init() {}
}

/// A finding, with the paths of the parts of definitions that it is about.
package struct PlacedPreviewFinding: Sendable {
    /// The finding, without anchors.
    package var finding: PreviewFinding
    /// The path of the definition.
    package var file: String
    /// The paths of the parts, such as `intents/OrderSoup/title`.
    package var parts: [String]

    /// Creates a finding.
    package init(_ finding: PreviewFinding, file: String, parts: [String]) {
        self.finding = finding
        self.file = file
        self.parts = parts
    }
}

extension PreviewFinding {
    /// Creates a finding without anchors.
    package init(severity: String, rule: String, message: String, place: String, breaksShortcuts: Bool) {
        self.init(
            severity: severity,
            rule: rule,
            message: message,
            place: place,
            anchors: [],
            breaksShortcuts: breaksShortcuts
        )
    }
}
