import Basics
import Foundation
import IntentDefinition

/// Cuts definitions into small ones for the fuzzer to start from, each with one intent, enum or type.
enum DefinitionParts {
    /// Writes the parts of definitions to a folder.
    static func write(of files: [String], to folder: String) throws {
        for file in files {
            let url = URL(fileURLWithPath: file)
            var diagnostics: [Diagnostic] = []
            let decoder = DefinitionDecoder(file: file)
            let definition = try decoder.decode([UInt8](Data(contentsOf: url)), diagnostics: &diagnostics)
            for (index, part) in parts(of: definition ?? Definition()).enumerated() {
                let name = "\(url.deletingPathExtension().lastPathComponent)-\(index)"
                let target = URL(fileURLWithPath: folder).appendingPathComponent(name)
                try Data(DefinitionEncoder().encode(part)).write(to: target)
            }
        }
    }

    private static func parts(of definition: Definition) -> [Definition] {
        var empty = definition
        (empty.enums, empty.intents, empty.types) = (nil, nil, nil)
        return parts(of: empty, \.enums, definition.enums) + parts(of: empty, \.intents, definition.intents)
            + parts(of: empty, \.types, definition.types)
    }

    private static func parts<Element>(
        of empty: Definition,
        _ list: WritableKeyPath<Definition, Located<[Element]>?>,
        _ elements: Located<[Element]>?
    ) -> [Definition] {
        (elements?.value ?? []).map { element in
            var part = empty
            part[keyPath: list] = Located([element])
            return part
        }
    }
}
