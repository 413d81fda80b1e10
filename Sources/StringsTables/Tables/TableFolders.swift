/// The folder of a definition and the folders of languages in it, with what they hold: where its tables can be.
package struct TableFolders: Sendable {
    /// A folder.
    package struct Folder: Sendable {
        /// The path.
        package var path: String
        /// The names of what it holds.
        package var names: [String]

        /// Creates a folder.
        package init(path: String, names: [String]) {
            self.path = path
            self.names = names
        }
    }

    /// A file that may hold the translations of a definition under another name.
    package struct Candidate: Hashable, Sendable {
        /// The path of its folder.
        package var folder: String
        /// Its name.
        package var name: String
        /// A table of the definition in another form, which the file can't be renamed beside; `nil` if there isn't one.
        package var existing: String?
    }

    /// The names of tables that belong to apps as such: of their code, their `Info.plist`, the phrases of App Shortcuts
    /// and the settings.
    private static let namesOfApps: Set<String> = ["Localizable", "InfoPlist", "AppShortcuts", "Root"]

    /// The folder that holds the folders of languages.
    private let root: Folder
    /// The `.lproj` folders in it.
    private let localized: [Folder]

    /// Collects the folders around a definition.
    package init(root: Folder, localized: [Folder]) {
        self.root = root
        self.localized = localized
    }

    /// The files that may hold the translations of a definition under another name, judging by names alone: those in
    /// folders that have none of the form with the definition's name, without those of other definitions and of apps.
    ///
    /// - Parameters:
    ///   - baseName: The name of the definition without its extension.
    ///   - isLocalized: Whether the definition is in one of the folders of languages.
    ///   - others: The names of further definitions.
    package func candidates(for baseName: String, isLocalized: Bool, besides others: Set<String>) -> [Candidate] {
        let files = ([root] + localized).flatMap(\.names).map { LocalizedPath($0) }
        let definitions = files.filter { $0.pathExtension == "intentdefinition" }.map(\.baseName)
        // Tables belong to the definition in the folders of languages, if there is one.
        let hasNamesake = localized.contains { $0.names.contains("\(baseName).intentdefinition") }
        guard isLocalized || !hasNamesake else { return [] }
        let known = others.union(definitions).union(Self.namesOfApps).union([baseName])
        let own = Set(files.filter { $0.baseName == baseName }.compactMap { TranslationFile.Form($0) })
        return TranslationFile.Form.allCases.flatMap { form -> [Candidate] in
            let existing = own.intersection(form.exclusiveForms).map(\.rawValue).min()
            return folders(of: form, lacking: "\(baseName).\(form)").flatMap { folder in
                folder.names.filter { name in
                    let path = LocalizedPath(name)
                    return TranslationFile.Form(path) == form && !known.contains(path.baseName)
                }
                .map { Candidate(folder: folder.path, name: $0, existing: existing.map { "\(baseName).\($0)" }) }
            }
        }
    }

    /// The folders that can hold files of a form, without those that a file serves: a catalog serves all, and any other
    /// file its own folder.
    private func folders(of form: TranslationFile.Form, lacking name: String) -> [Folder] {
        switch form {
        case .strings, .stringsdict: localized.filter { !$0.names.contains(name) }
        case .xcstrings: ([root] + localized).contains { $0.names.contains(name) } ? [] : [root] + localized
        }
    }
}

extension TranslationFile.Form {
    fileprivate init?(_ path: LocalizedPath) {
        self.init(rawValue: path.pathExtension)
    }

    /// The forms in which a table can't be beside one of this form with the same name.
    fileprivate var exclusiveForms: Set<Self> {
        switch self {
        case .strings, .stringsdict: [.xcstrings]
        case .xcstrings: [.strings, .stringsdict]
        }
    }
}
