import Basics
import CodeGeneration
import IntentDefinition
import IntentInterface

/// The families of system intents among the inputs of a build. They share their types, so that all are read before the
/// first is resolved.
struct FamilyInputs: Sendable {
    private let families: [Path: SystemFamily]
    private let types: SystemTypeTable

    /// Reads the families among units, and adds what is wrong with a family to its unit.
    init(of units: inout [BuildUnit]) {
        var families: [Path: SystemFamily] = [:]
        var all: [SystemFamily] = []
        for index in units.indices where units[index].input.file.isFamily {
            let file = units[index].input.file
            guard let bytes = InputReader.read(file.path, diagnostics: &units[index].diagnostics),
                let family = SystemFamily.decode(bytes, file: file.path.text, diagnostics: &units[index].diagnostics)
            else { continue }
            families[file.absolutePath] = family
            all.append(family)
        }
        self.families = families
        types = SystemTypeTable(of: all)
    }

    /// Resolves what the family of a unit generates.
    func resolve(_ unit: BuildUnit) -> BuildUnit {
        var unit = unit
        guard !unit.hasFailed, let family = families[unit.input.file.absolutePath] else { return unit }
        unit.interface = DefinitionCompiler().resolve(family, types: types, diagnostics: &unit.diagnostics)
        return unit
    }
}
