import Basics
import CodeGeneration
import IntentDefinition
import IntentInterface
import PropertyLists
import Translations

/// What makes the code of a definition, or its texts at run time, other than people expect, though nothing is wrong with
/// the code itself. `check` reports the same in the same words, with fix-its, and more of it.
struct BuildWarnings {
    /// The most warnings about placeholders that name what is valid, so that a definition with very many costs no more.
    private static let adviceLimit = 100

    /// The definition.
    let definition: Definition
    /// Where it is.
    let file: DefinitionFile
    /// What the file holds.
    let bytes: [UInt8]
    /// The names of all definitions of the run, without extensions.
    let definitionNames: Set<String>
    /// The tables around the definitions of the run.
    let nearbyTables: NearbyTables

    /// The warnings.
    var diagnostics: [Diagnostic] { placeholders + tables }

    /// Placeholders that have no value when their texts are shown: people see nothing there, and the methods that make
    /// responses have no arguments for them.
    private var placeholders: [Diagnostic] {
        let found = placeholders(PlaceholderFinder(file: file.path.text))
        // The text of the file is only needed for the places of what was found.
        guard !found.isEmpty, let source = SourceFile(path: file.path.text, decoding: bytes) else { return found }
        return placeholders(PlaceholderFinder(source: source))
    }

    private func placeholders(_ finder: PlaceholderFinder) -> [Diagnostic] {
        let judge = PlaceholderJudge(definition, finder: finder)
        let intents = definition.intents?.value ?? []
        let faults = intents.flatMap { intent in
            judge.faults(in: .request, of: intent) + judge.faults(in: .response, of: intent)
        }
        return faults.enumerated().map { index, fault in
            let message = fault.message(hasAdvice: index < Self.adviceLimit)
            return Diagnostic(.warning, fault.id, message, at: fault.placeholder.location, notes: fault.notes)
        }
    }

    /// Tables around the definition that hold its translations under another name.
    private var tables: [Diagnostic] {
        let keys = TranslationKeys(definition)
        guard !keys.units.isEmpty else { return [] }
        let others = nearbyTables.others(for: file, besides: definitionNames)
        guard !others.isEmpty else { return [] }
        let texts = keys.textsOfEntries
        return others.compactMap { table, existing in
            let misnamed = MisnamedTable(
                table,
                of: file.baseName,
                existing: existing,
                isKey: { keys.meaning(of: $0) != nil },
                isText: texts.contains
            )
            return misnamed.map { misnamed in
                Diagnostic(.warning, .l10nTableMismatch, misnamed.message, at: SourceLocation(file: table.file))
            }
        }
    }
}
