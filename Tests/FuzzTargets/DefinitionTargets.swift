import Basics
import CodeGeneration
import IntentDefinition
import PropertyLists

extension FuzzTarget {
    /// Templates: their pieces, written again, are the text.
    static let template = FuzzTarget(name: "template") { input in
        let text = String(decoding: input, as: UTF8.self)
        let pieces = Template(text).segments.map { segment in
            switch segment {
            case .text(let text): text
            case .placeholder(let names): "${\(names.joined(separator: "."))}"
            }
        }
        try require(Array(pieces.joined().utf8) == Array(text.utf8), "the pieces of '\(text)' are all of it")
    }

    /// Definitions: what is read is written so that it reads the same, and can be dumped and translated.
    static let definition = FuzzTarget(name: "definition") { input in
        var diagnostics: [Diagnostic] = []
        let definition = DefinitionCompiler().decode(input, file: definitionFile, diagnostics: &diagnostics)
        try require(diagnostics, areAbout: SourceFile(path: definitionFile, decoding: input))
        try require(definition != nil || diagnostics.hasErrors, "a file that is refused is told of")
        guard let definition else { return }
        let written = DefinitionEncoder().encode(definition)
        let again = DefinitionCompiler().decode(written, file: definitionFile, diagnostics: &diagnostics)
        let rewritten = try require(again.map(DefinitionEncoder().encode), "a definition that was written is read")
        try require(rewritten == written, "what is read is written the same")
        var json = JSONWriter()
        json.definition(definition)
        try requireMeanings(of: TranslationKeys(definition))
    }

    private static func requireMeanings(of keys: TranslationKeys) throws {
        for text in keys.texts {
            guard let key = text.key?.value else { continue }
            try require(keys.meaning(of: key) != nil, "'\(key)' means a text")
        }
    }
}

/// The path of the definitions that targets read.
let definitionFile = "Definitions/A.intentdefinition"
