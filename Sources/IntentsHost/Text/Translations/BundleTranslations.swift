public import Foundation
import Intents
import Synchronization

/// The translations in the tables of a bundle, such as `de.lproj/Plants.strings`.
///
/// ```swift
/// configuration.translations = [BundleTranslations(bundle: .module, table: "Plants")]
/// ```
/// The table of a definition has the name of the definition's file without its extension. The language is that of the
/// host's locale, not that of the process. If the language doesn't have a table, or the table doesn't have a text, the
/// definition's own text is used.
public final class BundleTranslations: IntentTranslationSource {
    private let table: String
    /// The folders of languages, by the languages' names.
    private let folders: [String: URL]
    /// The tables that have been loaded, by their languages.
    private let loaded = Mutex<[String: [any TranslationTable]]>([:])

    /// Finds the languages of a table.
    ///
    /// - Parameters:
    ///   - bundle: The bundle.
    ///   - table: The name of the table: that of the definition's file, without its extension.
    public init(bundle: Bundle, table: String) {
        self.table = table
        let content = bundle.resourceURL.flatMap {
            try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        let folders = (content ?? []).filter { $0.pathExtension == "lproj" }
        let named = folders.map { ($0.deletingPathExtension().lastPathComponent, $0) }
        self.folders = Dictionary(named) { first, _ in first }.filter { $0.key != "Base" }
    }

    /// The languages of the bundle, by the names of their folders, in alphabetical order.
    public var languages: [String] { folders.keys.sorted() }

    /// Returns the translation in the language of the request's locale.
    public func translation(for request: IntentTranslationRequest) -> String? {
        guard let language = LanguageMatch.best(for: request.locale, among: languages) else { return nil }
        return tables(of: language).lazy.compactMap { $0.translation(for: request) }.first
    }

    /// Returns the tables of a language in all forms, in the order in which they are searched at run time.
    private func tables(of language: String) -> [any TranslationTable] {
        guard let folder = folders[language] else { return [] }
        return loaded.withLock { loaded in
            if let tables = loaded[language] { return tables }
            let forms: [any TranslationTable.Type] = [StringsTable.self]
            let tables = forms.compactMap { load($0, from: folder) }
            loaded[language] = tables
            return tables
        }
    }

    /// Reads a table; `nil` if the file doesn't exist, or if it can't be read, which is reported.
    private func load(_ form: any TranslationTable.Type, from folder: URL) -> (any TranslationTable)? {
        let file = folder.appendingPathComponent(table).appendingPathExtension(form.pathExtension)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try form.init(Data(contentsOf: file))
        } catch {
            let problem = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
            IntentEnvironment.system.report(
                "\(file.path): error: the table can't be read, so the definition's own texts are used: \(problem)"
            )
            return nil
        }
    }
}
