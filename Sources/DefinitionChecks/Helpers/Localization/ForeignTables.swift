import Basics
import IntentDefinition
import PropertyLists
import ToolSupport
import Translations

extension CheckSubject {
    /// Sets aside the tables that the projects which build a definition do not build into the app, so that nothing is
    /// said about what is in them: those in languages that a project does not have, and those that no target has.
    ///
    /// A language that the configuration names stays: its texts are expected. If no target has a definition, the
    /// projects that it lies in the folder of tell the languages.
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
    /// Whether a file of the run is one that the project could have, and no target has it.
    fileprivate func hasNoTarget(with file: String) -> Bool {
        paths[file]?.allSatisfy { model.memberships(of: $0).isEmpty } ?? false
    }
}
