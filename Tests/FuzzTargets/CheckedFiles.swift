import DefinitionChecks
import DefinitionCompiler
import DefinitionConfiguration
import DefinitionDiagnostics
import InfoPropertyList
import IntentDefinition
import PropertyListXML
import StringsTables
import XcodeProject

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

    private var contents: [Part: [UInt8]] = [:]
    /// Whether there are languages, systems and a store that the definition must be good enough for.
    var isDemanding = false

    /// Takes an input apart, at its NULs.
    init(_ input: [UInt8], parts: [Part]) {
        let pieces = input.split(separator: 0, maxSplits: parts.count - 1, omittingEmptySubsequences: false)
        for (part, piece) in zip(parts, pieces) { contents[part] = Array(piece) }
    }

    /// What rules look at; `nil` where the definition cannot be read.
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

    /// The parts that are what they should be.
    var readableParts: Set<Part> {
        Set(
            Part.allCases.filter { part in
                switch part {
                case .definition, .earlier: definition(part) != nil
                case .table: table != nil
                case .project: project != nil
                case .propertyList: propertyList != nil
                }
            }
        )
    }

    /// The texts of the files that have one.
    var sources: [SourceFile] {
        contents.compactMap { SourceFile(path: $0.key.rawValue, decoding: $0.value) }
    }

    /// The files after fix-its.
    func applying(_ plan: FixItPlan) throws -> CheckedFiles {
        var files = self
        for (path, edits) in plan.edits {
            guard let part = Part(rawValue: path), let content = contents[part] else { continue }
            files.contents[part] = try require(edits.applied(to: content), "edits are inside their file")
        }
        return files
    }
}

extension CheckedFiles {
    private func definition(_ part: Part) -> CheckedDefinition? {
        var diagnostics: [Diagnostic] = []
        guard let content = contents[part], let source = SourceFile(path: part.rawValue, decoding: content),
            let model = DefinitionCompiler().decode(content, file: part.rawValue, diagnostics: &diagnostics)
        else { return nil }
        let isSound = !diagnostics.hasErrors
        let interface = DefinitionCompiler().resolve(model, file: part.rawValue, diagnostics: &diagnostics)
        return CheckedDefinition(source: source, model: model, interface: isSound ? interface : nil)
    }

    private var table: StringsTable? {
        contents[.table].flatMap { try? StringsTable($0, file: Part.table.rawValue) }
    }

    /// The project, in whose folder the definition is, and which finds other files in its folders.
    private var project: CheckedProject? {
        guard let model = contents[.project].flatMap({ try? XcodeProject($0) }) else { return nil }
        var project = CheckedProject(file: Part.project.rawValue, model: model)
        for part in [Part.definition, .table] {
            project.paths[part.rawValue] = [ProjectPath(.project, part.rawValue)]
        }
        project.ownDefinitions = [Part.definition.rawValue]
        project.folderExtensions = model.folders.map { _ in ["intentdefinition", "swift"] }
        return project
    }

    private var propertyList: CheckedPropertyList? {
        guard let content = contents[.propertyList], let model = try? InfoPropertyList(content) else { return nil }
        let path = Part.propertyList.rawValue
        return CheckedPropertyList(file: path, model: model, text: SourceFile(path: path, decoding: content))
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
