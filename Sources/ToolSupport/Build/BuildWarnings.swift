import Basics
import CodeGeneration
import IntentDefinition
import IntentInterface
import PropertyLists
import Translations

/// Warnings about code, or texts at run time, that differ from what people expect although the generated code is
/// correct. `check` reports the same problems in the same words, adds fix-its, and finds more.
struct BuildWarnings {
    /// The maximum number of placeholder warnings that list valid names, so that a definition with many problems
    /// doesn't take long.
    private static let adviceLimit = 100

    /// The definition.
    let definition: Definition
    /// The definition's file.
    let file: DefinitionFile
    /// The content of the file.
    let bytes: [UInt8]
    /// The names of all definitions of the run, without extensions.
    let definitionNames: Set<String>
    /// The tables around the definitions of the run.
    let nearbyTables: NearbyTables

    /// The warnings.
    var diagnostics: [Diagnostic] { placeholders + tables }

    /// Placeholders without a value when their texts are shown: people see nothing in their place, and the methods that
    /// create responses don't take arguments for them.
    private var placeholders: [Diagnostic] {
        let found = placeholders(PlaceholderFinder(file: file.path.text))
        // The source text is needed only for the locations of findings.
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
            return Diagnostic(.warning, fault.id, message: message, at: fault.placeholder.location, notes: fault.notes)
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
                Diagnostic(
                    .warning,
                    .l10nTableMismatch,
                    message: misnamed.message,
                    at: SourceLocation(file: table.file)
                )
            }
        }
    }
}
