import Basics
import CodeGeneration
import DefinitionChecks
import IntentDefinition
import PropertyLists
import ToolSupport
import Translations

/// The files of a check, as they are read for one.
struct CheckedFiles {
    /// What a file is for, and its path.
    enum Part: String, CaseIterable {
        case definition = "Definitions/A.intentdefinition"
        case table = "Definitions/de.lproj/A.strings"
        case project = "A.xcodeproj/project.pbxproj"
        case propertyList = "App/Info.plist"
        case earlier = "v1.0:Definitions/A.intentdefinition"
    }

    /// A part that is what it should be, as it was read.
    private enum Content {
        case definition(CheckedDefinition)
        case table(StringsTable)
        case project(XcodeProject)
        case propertyList(CheckedPropertyList)
    }

    private var bytes: [Part: [UInt8]] = [:]
    /// The parts that are what they should be. Each is read once, which most of the time of a check goes into.
    private var contents: [Part: Content] = [:]
    /// Whether there are languages, systems and a store that the definition must be good enough for.
    var isDemanding = false

    /// Takes an input apart, at its NULs.
    init(_ input: [UInt8], parts: [Part]) {
        let pieces = input.split(separator: 0, maxSplits: parts.count - 1, omittingEmptySubsequences: false)
        for (part, piece) in zip(parts, pieces) {
            bytes[part] = Array(piece)
            contents[part] = Self.content(of: part, bytes: Array(piece))
            // Without a definition nothing is checked.
            guard contents[.definition] != nil else { return }
        }
    }

    /// What rules look at; `nil` where the definition can't be read.
    var subject: CheckSubject? {
        guard var definition = definition(.definition) else { return nil }
        definition.tables.languages = ["de", "en"]
        definition.tables.strings = [table].compactMap(\.self)
        if isDemanding {
            definition.configuration.locales = ["de", "fr-CA"].map { Located($0) }
            definition.configuration.minimumOS = OSVersion("12.0").map { [.iOS: Located($0)] } ?? [:]
        }
        var subject = CheckSubject(definitions: [definition])
        subject.isForStore = isDemanding
        subject.projects = [project].compactMap(\.self)
        let earlier = self.definition(.earlier)
        subject.previousDefinitions = earlier.map { [PreviousDefinition($0, path: Part.definition.rawValue)] }
        subject.apps =
            propertyList.map { list in
                let own = CheckedApp(propertyLists: [list])
                return [own, CheckedApp(propertyLists: [list], bundle: earlier.map { bundle(holding: $0.model) })]
            } ?? []
        return subject
    }

    /// The texts of the files that have one.
    var sources: [SourceFile] {
        bytes.compactMap { SourceFile(path: $0.key.rawValue, decoding: $0.value) }
    }

    /// Requires that the files which fix-its change are read afterwards if they were before.
    func requireReadable(after plan: FixItPlan) throws {
        for (path, edits) in plan.edits {
            guard let part = Part(rawValue: path), let old = bytes[part] else { continue }
            let new = try require(edits.applied(to: old), "edits are inside their file")
            guard contents[part] != nil else { continue }
            try require(Self.isReadable(part, bytes: new), "'\(path)' can be read after fix-its, as before")
        }
    }
}

extension CheckedFiles {
    private static func content(of part: Part, bytes: [UInt8]) -> Content? {
        let path = part.rawValue
        switch part {
        case .definition, .earlier:
            return definition(bytes, file: path).map { .definition($0) }
        case .table:
            return (try? StringsTable(bytes, file: path)).map { .table($0) }
        case .project:
            return (try? XcodeProject(bytes)).map { .project($0) }
        case .propertyList:
            return (try? InfoPropertyList(bytes)).map { model in
                let text = SourceFile(path: path, decoding: bytes)
                return .propertyList(CheckedPropertyList(file: path, model: model, text: text))
            }
        }
    }

    /// Whether a part is what it should be.
    private static func isReadable(_ part: Part, bytes: [UInt8]) -> Bool {
        switch part {
        case .definition, .earlier:
            var diagnostics: [Diagnostic] = []
            return DefinitionCompiler().decode(bytes, file: part.rawValue, diagnostics: &diagnostics) != nil
        case .table, .project, .propertyList:
            return content(of: part, bytes: bytes) != nil
        }
    }

    private static func definition(_ bytes: [UInt8], file: String) -> CheckedDefinition? {
        var diagnostics: [Diagnostic] = []
        guard let source = SourceFile(path: file, decoding: bytes),
            let model = DefinitionCompiler().decode(bytes, file: file, diagnostics: &diagnostics)
        else { return nil }
        let isSound = !diagnostics.hasErrors
        let interface = DefinitionCompiler().resolve(model, file: file, diagnostics: &diagnostics)
        return CheckedDefinition(source: source, model: model, interface: isSound ? interface : nil)
    }

    private func definition(_ part: Part) -> CheckedDefinition? {
        guard case .definition(let definition) = contents[part] else { return nil }
        return definition
    }

    private var table: StringsTable? {
        guard case .table(let table) = contents[.table] else { return nil }
        return table
    }

    /// The project, in whose folder the definition is, and which finds other files in its folders.
    private var project: CheckedProject? {
        guard case .project(let model) = contents[.project] else { return nil }
        var project = CheckedProject(file: Part.project.rawValue, model: model)
        for part in [Part.definition, .table] {
            project.paths[part.rawValue] = [ProjectPath(.project, part.rawValue)]
        }
        project.ownDefinitions = [Part.definition.rawValue]
        project.folderExtensions = model.folders.map { _ in ["intentdefinition", "swift"] }
        return project
    }

    private var propertyList: CheckedPropertyList? {
        guard case .propertyList(let list) = contents[.propertyList] else { return nil }
        return list
    }

    /// An app that was built with a definition and with its tables.
    private func bundle(holding definition: Definition) -> CheckedBundle {
        var bundle = CheckedBundle(path: "A.app")
        let names = Set((definition.intents?.value ?? []).compactMap(\.name?.value))
        bundle.definitions = [.init(file: "A.app/A.intentdefinition", baseName: "A", intentNames: names)]
        bundle.tables = table == nil ? [] : ["de.lproj/A.strings"]
        return bundle
    }
}
