/// The tables around definitions by their names: those in a folder and in the folders of languages in it.
package struct TableFolders: Sendable {
    /// A folder with its contents.
    package struct Folder: Sendable {
        /// The path.
        package var path: String
        /// The names of its contents.
        package var names: [String]

        /// Creates a folder.
        package init(path: String, names: [String]) {
            self.path = path
            self.names = names
        }
    }

    /// A file that may contain the translations of a definition under another name.
    package struct Candidate: Hashable, Sendable {
        /// The path of its folder.
        package var folder: String
        /// Its name.
        package var name: String
        /// A table of the definition in another form, which keeps the file from being renamed; `nil` if there isn't one.
        package var existing: String?
    }

    /// The tables of one form in a folder.
    private struct Shelf: Sendable {
        var folder: String
        /// The names of all tables, without extensions.
        var baseNames: Set<String> = []
        /// The names of the tables that belong neither to a known definition nor to the app.
        var strangers: [String] = []
    }

    /// The names of tables that belong to apps: those of their code, their `Info.plist`, the phrases of App Shortcuts
    /// and their settings.
    private static let namesOfApps: Set<String> = ["Localizable", "InfoPlist", "AppShortcuts", "Root"]

    /// The tables of each form, in the order of the folders.
    private let shelves: [TranslationFile.Form: [Shelf]]
    /// The forms of the tables, by their names without extensions.
    private let forms: [String: Set<TranslationFile.Form>]
    /// The names of the definitions in folders of languages, without extensions.
    private let localizedDefinitions: Set<String>

    /// Collects the tables around definitions.
    ///
    /// - Parameters:
    ///   - root: The folder that contains the folders of languages.
    ///   - localized: The `.lproj` folders in it.
    package init(root: Folder, localized: [Folder]) {
        let localizedDefinitions = Self.definitions(in: localized)
        let known = localizedDefinitions.union(Self.definitions(in: [root])).union(Self.namesOfApps)

        var shelves: [TranslationFile.Form: [Shelf]] = [:]
        var forms: [String: Set<TranslationFile.Form>] = [:]
        for form in TranslationFile.Form.allCases {
            // Outside of the folders of languages, only catalogs contain translations.
            let folders = form == .xcstrings ? [root] + localized : localized
            shelves[form] = folders.map { folder in
                var shelf = Shelf(folder: folder.path)
                for name in folder.names where name.hasSuffix(".\(form)") {
                    let baseName = LocalizedPath(name).baseName
                    forms[baseName, default: []].insert(form)
                    shelf.baseNames.insert(baseName)
                    if !known.contains(baseName) { shelf.strangers.append(name) }
                }
                return shelf
            }
        }

        self.shelves = shelves
        self.forms = forms
        self.localizedDefinitions = localizedDefinitions
    }

    private static func definitions(in folders: [Folder]) -> Set<String> {
        let names = folders.flatMap(\.names).filter { $0.hasSuffix(".intentdefinition") }
        return Set(names.map { LocalizedPath($0).baseName })
    }

    /// Returns the files that may contain the translations of a definition under another name, judging only by names.
    ///
    /// These are the files in folders without a table of the same form and the definition's name, except for those of
    /// other definitions and of apps.
    ///
    /// - Parameters:
    ///   - baseName: The name of the definition without its extension.
    ///   - isLocalized: Whether the definition is in one of the folders of languages.
    ///   - others: The names of further definitions.
    package func candidates(for baseName: String, isLocalized: Bool, besides others: Set<String>) -> [Candidate] {
        // A definition in the folders of languages owns the tables, if there is one.
        guard isLocalized || !localizedDefinitions.contains(baseName) else { return [] }
        let own = forms[baseName] ?? []
        return TranslationFile.Form.allCases.flatMap { form -> [Candidate] in
            let existing = own.intersection(form.exclusiveForms).map { "\(baseName).\($0)" }.min()
            return shelves(of: form, lacking: baseName).flatMap { shelf in
                shelf.strangers.filter { !others.contains(LocalizedPath($0).baseName) }.map { name in
                    Candidate(folder: shelf.folder, name: name, existing: existing)
                }
            }
        }
    }

    /// Returns the folders of a form without a table of a name. A catalog counts for all folders, another table only for its
    /// own.
    private func shelves(of form: TranslationFile.Form, lacking baseName: String) -> [Shelf] {
        let all = shelves[form] ?? []
        switch form {
        case .strings, .stringsdict: return all.filter { !$0.baseNames.contains(baseName) }
        case .xcstrings: return forms[baseName]?.contains(form) == true ? [] : all
        }
    }
}

extension TranslationFile.Form {
    /// The forms that can't coexist with this form under the same name.
    fileprivate var exclusiveForms: Set<Self> {
        switch self {
        case .strings, .stringsdict: [.xcstrings]
        case .xcstrings: [.strings, .stringsdict]
        }
    }
}
