import Basics
import CodeGeneration
import IntentDefinition

/// A check for excluded intents that no definition contains.
///
/// A run may cover only some of the definitions that a configuration applies to. So before a name counts as unknown,
/// the other definitions below the folder of the configuration are read too.
struct ExcludedIntentCheck {
    private let workingFolder: Path
    private var configurations: ConfigurationFinder

    /// Creates a check with the configurations of a run.
    init(workingFolder: Path, configurations: ConfigurationFinder) {
        self.workingFolder = workingFolder
        self.configurations = configurations
    }

    /// Reports unknown names at each unit that their configuration applies to.
    mutating func check(_ units: inout [BuildUnit]) {
        let groups = Dictionary(grouping: units.indices) { units[$0].configuration?.path }
        for (_, indices) in groups {
            guard let configuration = units[indices[0]].configuration else { continue }
            let diagnostics = findings(about: configuration, amongNamesOf: indices.map { units[$0] })
            for index in indices { units[index].diagnostics += diagnostics }
        }
    }

    private mutating func findings(about file: ConfigurationFile, amongNamesOf units: [BuildUnit]) -> [Diagnostic] {
        let own = units.compactMap(\.intentNames)
        guard let excluded = file.configuration?.excludedIntents, own.count == units.count else { return [] }
        var names = own.reduce(into: Set<String>()) { $0.formUnion($1) }

        guard !excluded.allSatisfy({ names.contains($0.value) }),
            let others = intentNames(below: file, except: Set(units.map(\.input.file.absolutePath)))
        else { return [] }

        names.formUnion(others)
        return excluded.filter { !names.contains($0.value) }.map { name in
            let hint = suggestion(for: name.value, among: names.sorted())
            let message = "no definition has an intent '\(name.value)'; remove it, or name one that exists\(hint)"
            let location = SourceLocation(file: file.path.text, position: name.position)
            return Diagnostic(.error, .configurationValue, message: message, at: location)
        }
    }

    /// Returns the names of intents in the definitions that a configuration applies to; `nil` if one can't be read.
    private mutating func intentNames(below file: ConfigurationFile, except known: Set<Path>) -> Set<String>? {
        let found = DefinitionFinder(searching: [file.path.folder], workingFolder: workingFolder)
        var names: Set<String> = []
        for definition in found.files where !known.contains(definition.absolutePath) {
            guard configurations.path(for: definition) == file.path else { continue }
            var diagnostics: [Diagnostic] = []
            guard let bytes = InputReader.read(definition.path, diagnostics: &diagnostics),
                let model = DefinitionCompiler().decode(bytes, file: "", diagnostics: &diagnostics)
            else { return nil }
            names.formUnion(model.intentNames)
        }
        return names
    }
}

extension Definition {
    /// The names of all intents, including customized system intents.
    var intentNames: Set<String> {
        Set((intents?.value ?? []).compactMap { $0.name?.value })
    }
}
