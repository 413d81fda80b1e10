import CommandLineSupport
import DefinitionCompiler
import DefinitionConfiguration
import DefinitionDiagnostics
import IntentDefinition
import StringsTables

/// What makes the code of a definition, or its texts at run time, other than people expect, though nothing is wrong with
/// the code itself. `check` reports the same with more detail, and more of it.
struct BuildWarnings {
    /// The definition.
    let definition: Definition
    /// Where it is.
    let file: DefinitionFile
    /// The names of all definitions of the run, without extensions.
    let definitionNames: Set<String>

    /// The warnings.
    var diagnostics: [Diagnostic] { placeholders + tables }

    /// Placeholders in the texts of response codes that name nothing: the generated methods have no arguments for them.
    private var placeholders: [Diagnostic] {
        (definition.intents?.value ?? []).filter { !$0.isSystem }.flatMap { intent -> [Diagnostic] in
            let names = IntentNames(of: intent)
            guard names.isComplete else { return [] }
            return (intent.response?.codes?.value ?? []).flatMap { code in
                [code.formatString, code.conciseFormatString].compactMap(\.self).flatMap { text in
                    Template(text.value).segments.compactMap { segment in
                        guard case .placeholder(let path) = segment, !names.hasResponseValue(path[0]) else {
                            return nil
                        }
                        return warning(about: path, in: text, of: code.name?.value ?? "", names)
                    }
                }
            }
        }
    }

    private func warning(
        about path: [String],
        in text: Located<String>,
        of code: String,
        _ names: IntentNames
    ) -> Diagnostic {
        let message = """
            '${\(path.joined(separator: "."))}' in a text of code '\(code)' names neither a property of the response nor a \
            parameter, so the generated code has no argument for it\
            \(suggestion(for: path[0], among: names.responseProperties + names.parameters))
            """
        let location = SourceLocation(file: file.path.text, position: text.position)
        return Diagnostic(.warning, .responsePlaceholder, message, at: location)
    }

    /// Tables beside the definition that hold its translations under another name.
    private var tables: [Diagnostic] {
        let keys = TranslationKeys(definition)
        guard !keys.units.isEmpty else { return [] }
        return misnamedCandidates.compactMap { path in
            var failures: [Diagnostic] = []
            guard let bytes = InputReader.read(path, diagnostics: &failures),
                let table = try? StringsTable(bytes, file: path.text),
                let misnamed = MisnamedTable(table, of: file.baseName, isOwn: { keys.meaning(of: $0) != nil })
            else { return nil }
            return Diagnostic(.warning, .tableMismatch, misnamed.message, at: SourceLocation(file: path.text))
        }
    }

    /// The tables of other names in the folders of languages that have none of the definition's name.
    private var misnamedCandidates: [Path] {
        let isLocalized = file.absolutePath.folder.name.hasSuffix(Self.folderSuffix)
        let root = isLocalized ? file.path.folder.parent : file.path.folder
        let names = Self.names(in: root)
        let folders = names.filter { $0.hasSuffix(Self.folderSuffix) }.map { root.appending($0) }
        let contents = folders.map { ($0, Self.names(in: $0)) }
        let definitions = (names + contents.flatMap(\.1)).filter(DefinitionFile.isNamedAsOne)
        let ownNames = definitionNames.union(
            definitions.map { String($0.dropLast(DefinitionFile.pathExtension.count)) }
        )
        .union(Self.namesOfApps)
        return contents.filter { !$0.1.contains(file.baseName + Self.tableSuffix) }.flatMap { folder, names in
            names.filter { $0.hasSuffix(Self.tableSuffix) }
                .filter { !ownNames.contains(String($0.dropLast(Self.tableSuffix.count))) }
                .map { folder.appending($0) }
        }
    }

    /// The names in a folder that can be spelled; none if it can't be read.
    private static func names(in folder: Path) -> [String] {
        ((try? FolderEntry.entries(of: folder)) ?? []).filter(\.isNameValid).map(\.name)
    }

    /// The names of tables that belong to apps as such.
    private static let namesOfApps: Set<String> = ["Localizable", "InfoPlist", "AppShortcuts", "Root"]
    private static let folderSuffix = ".lproj"
    private static let tableSuffix = ".strings"
}

extension Path {
    /// The folder that holds this one, also if the path doesn't name it.
    fileprivate var parent: Path { name == "." || name == ".." ? appending("..") : folder }
}

extension CheckConfiguration {
    /// Whether the findings of a rule are not reported.
    func isOff(_ id: Diagnostic.ID) -> Bool {
        severities.contains { $0.rule.value == id.rawValue && $0.severity == .off }
    }
}

extension Diagnostic.ID {
    /// A placeholder in the text of a response code stands for nothing.
    static let responsePlaceholder = Diagnostic.ID(rawValue: "response-placeholder")
    /// A table isn't where the definition looks for it.
    static let tableMismatch = Diagnostic.ID(rawValue: "l10n-table-mismatch")
}
