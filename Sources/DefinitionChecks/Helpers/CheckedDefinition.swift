package import Basics
package import IntentDefinition
package import IntentInterface
package import PropertyLists
package import ToolSupport
import Translations

/// A readable definition with everything that rules need to check it.
package struct CheckedDefinition: Sendable {
    /// The file's path and text.
    package let source: SourceFile
    /// The model of the file.
    package let model: Definition
    /// The generated interface; `nil` if there was an error before, which is already reported.
    package let interface: DefinitionInterface?
    /// The translation keys of its texts.
    package let translations: TranslationKeys
    /// Its translations.
    package var tables = TranslationTables()
    /// The copies of the definition for other languages, by their paths.
    package var copies: [String: Definition] = [:]
    /// The language of its texts if its folder doesn't show it.
    package var developmentLanguage = "en"
    /// The settings for checks of the app that the definition belongs to.
    package var configuration = CheckConfiguration()
    /// The suppressions, by the absolute paths of their files.
    package var suppressions = SuppressionIndex()
    /// Returns the absolute path for the path of one of its files in messages.
    package var absolutePath: @Sendable (String) -> String = { $0 }

    /// Creates a definition to check.
    package init(source: SourceFile, model: Definition, interface: DefinitionInterface?) {
        self.source = source
        self.model = model
        self.interface = interface
        translations = TranslationKeys(model)
    }

    /// The file's path.
    package var file: String { source.path }

    /// The language of its texts.
    package var language: String {
        LocalizedPath(file).language.flatMap { $0 == "Base" ? nil : $0 } ?? tables.catalogs.first?.sourceLanguage?.value
            ?? developmentLanguage
    }

    /// The editor that makes the edits of fix-its.
    package var editor: PropertyListEditor { PropertyListEditor(source) }

    /// The app's own intents, without those of the system.
    package var customIntents: [Intent] {
        (model.intents?.value ?? []).filter { !$0.isSystem }
    }

    /// The intents of the system that the definition customizes.
    package var systemIntents: [Intent] {
        (model.intents?.value ?? []).filter(\.isSystem)
    }
}
