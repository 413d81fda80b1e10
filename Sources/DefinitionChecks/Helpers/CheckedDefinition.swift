package import Basics
package import IntentDefinition
package import IntentInterface
package import PropertyLists
package import ToolSupport
import Translations

/// A definition that rules look at: one that could be read.
package struct CheckedDefinition: Sendable {
    /// The file's path and text.
    package let source: SourceFile
    /// What the file says.
    package let model: Definition
    /// What it generates; `nil` where an earlier stage has found an error, which is reported already.
    package let interface: DefinitionInterface?
    /// The keys by which tables translate its texts.
    package let translations: TranslationKeys
    /// Its translations.
    package var tables = TranslationTables()
    /// The copies of the definition for other languages, by their paths.
    package var copies: [String: Definition] = [:]
    /// The language of its texts where its folder does not tell.
    package var developmentLanguage = "en"
    /// What the user says about the app that the definition belongs to.
    package var configuration = CheckConfiguration()
    /// The findings that the user accepts, by the absolute paths of files.
    package var suppressions = SuppressionIndex()
    /// Turns the path of one of its files, as it's shown, into an absolute one.
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

    /// Makes the edits of fix-its.
    package var editor: PropertyListEditor { PropertyListEditor(source) }

    /// The intents that are the app's own, and not the system's.
    package var customIntents: [Intent] {
        (model.intents?.value ?? []).filter { !$0.isSystem }
    }
}
