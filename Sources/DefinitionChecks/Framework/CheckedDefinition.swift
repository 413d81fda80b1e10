public import DefinitionConfiguration
public import DefinitionDiagnostics
public import IntentDefinition
public import IntentInterface
public import PropertyListXML
import StringsTables

/// A definition that rules look at: one that could be read.
public struct CheckedDefinition: Sendable {
    /// The file's path and text.
    public let source: SourceFile
    /// What the file says.
    public let model: Definition
    /// What it generates; `nil` where an earlier stage has found an error, which is reported already.
    public let interface: DefinitionInterface?
    /// The keys by which tables translate its texts.
    public let translations: TranslationKeys
    /// Its translations.
    public var tables = TranslationTables()
    /// The copies of the definition for other languages, by their paths.
    public var copies: [String: Definition] = [:]
    /// The language of its texts where its folder does not tell.
    public var developmentLanguage = "en"
    /// What the user says about the app that the definition belongs to.
    public var configuration = CheckConfiguration()
    /// The findings that the user accepts, by the absolute paths of files.
    public var suppressions = SuppressionIndex()
    /// Turns the path of one of its files, as it's shown, into an absolute one.
    public var absolutePath: @Sendable (String) -> String = { $0 }

    /// Creates a definition to check.
    public init(source: SourceFile, model: Definition, interface: DefinitionInterface?) {
        self.source = source
        self.model = model
        self.interface = interface
        translations = TranslationKeys(model)
    }

    /// The file's path.
    public var file: String { source.path }

    /// The language of its texts.
    public var language: String {
        LocalizedPath(file).language.flatMap { $0 == "Base" ? nil : $0 } ?? tables.catalogs.first?.sourceLanguage?.value
            ?? developmentLanguage
    }

    /// Makes the edits of fix-its.
    public var editor: PropertyListEditor { PropertyListEditor(source) }

    /// The intents that are the app's own, and not the system's.
    public var customIntents: [Intent] {
        (model.intents?.value ?? []).filter { !$0.isSystem }
    }
}
