import Basics
import IntentDefinition
import PropertyLists
import ToolSupport
import Translations

extension CheckSubject {
    /// Sets aside the tables that the projects of a definition don't build into the app, so that nothing is reported about
    /// their contents: those in languages that the projects don't list, and those that are in no target.
    ///
    /// Languages that the configuration names stay, since their texts are expected. If a definition is in no target, the
    /// projects whose folders contain it decide the languages.
    package mutating func setAsideForeignTables() {
        guard !projects.isEmpty else { return }
        let regions = projects.map { ProjectRegions(of: $0.model) }
        for index in definitions.indices {
            let definition = definitions[index]
            let users = zip(projects, regions).filter { project, _ in
                !DefinitionUse(of: definition, in: project).memberships.isEmpty
            }
            let owners = zip(projects, regions).filter { project, _ in
                project.ownDefinitions.contains(definition.file)
            }
            let uses = users.isEmpty ? owners : users
            guard !uses.isEmpty else { continue }

            let expected = Set(definition.configuration.locales.map(\.value.languageTag))
            func isForeign(_ language: String?) -> Bool {
                guard let language, !expected.contains(language.languageTag) else { return false }
                return uses.allSatisfy { !$1.contains(language) }
            }
            func isForeign(_ table: StringsTable) -> Bool {
                guard let language = table.path.language, !expected.contains(language.languageTag) else { return false }
                guard !users.isEmpty, !isForeign(language) else { return isForeign(language) }
                return users.allSatisfy { project, _ in project.hasNoTarget(with: table.file) }
            }

            var tables = definition.tables
            tables.foreignStrings = tables.strings.filter(isForeign)
            tables.strings.removeAll(where: isForeign)
            tables.otherTables.removeAll { isForeign($0.file.path.language) }
            tables.plurals.removeAll { isForeign($0.path.language) }
            tables.localizedLanguages.removeAll(where: isForeign)
            definitions[index].tables = tables
        }
    }
}

extension CheckedProject {
    /// Whether the project may know a file of the run, but no target contains it.
    fileprivate func hasNoTarget(with file: String) -> Bool {
        paths[file]?.allSatisfy { model.memberships(of: $0).isEmpty } ?? false
    }
}
