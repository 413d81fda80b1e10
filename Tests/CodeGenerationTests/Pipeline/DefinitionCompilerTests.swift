import Basics
import CodeGeneration
import Foundation
import IntentInterface
import TestSupport
import Testing

@Suite struct DefinitionCompilerTests {
    private let file = "StartWorkout.intentdefinition"

    private func bytes() throws -> [UInt8] {
        try [UInt8](Data(contentsOf: PackageFolder.root.appendingPathComponent("Definitions/\(file)")))
    }

    private func generate(_ compiler: DefinitionCompiler) throws -> [GeneratedFile] {
        var diagnostics: [Diagnostic] = []
        let interface = try #require(compiler.resolve(bytes(), file: file, diagnostics: &diagnostics))
        #expect(diagnostics.isEmpty)
        return compiler.generate(interface, source: "Definitions/\(file)", baseName: "StartWorkout")
    }

    @Test("a definition becomes a file for each intent, enum and type, which names its source")
    func files() throws {
        let files = try generate(DefinitionCompiler())
        #expect(files.map(\.name).contains("StartWorkoutIntent.swift"))
        #expect(Set(files.map(\.name)).count == files.count)
        for file in files {
            let header = try #require(GeneratedHeader(recognizing: file.bytes))
            #expect(header == GeneratedHeader(fileName: file.name, source: "Definitions/\(self.file)"))
        }
    }

    @Test("the options reach the generated code")
    func options() throws {
        var compiler = DefinitionCompiler()
        compiler.classPrefix = "XY"
        compiler.visibility = .package
        compiler.generatesSingleFile = true
        let files = try generate(compiler)
        #expect(files.map(\.name) == ["StartWorkout+Intents.swift"])
        let text = String(decoding: files[0].bytes, as: UTF8.self)
        #expect(text.contains("package class XYStartWorkoutIntent: INIntent"))
        #expect(!text.contains("public "))
    }

    @Test(
        "after an error in any stage there is no interface",
        arguments: [
            ("not a property list", false), ("<plist version=\"1.0\"><dict></dict></plist>", true),
            ("<plist version=\"1.0\"><array></array></plist>", false),
            ("<plist version=\"1.0\"><dict><key>INIntents</key><array><dict></dict></array></dict></plist>", false),
        ]
    )
    func errors(text: String, isValid: Bool) {
        var diagnostics: [Diagnostic] = []
        let interface = DefinitionCompiler().resolve(Array(text.utf8), file: "A", diagnostics: &diagnostics)
        #expect((interface != nil) == isValid)
        #expect(diagnostics.hasErrors != isValid)
        #expect(diagnostics.allSatisfy { $0.location.file == "A" })
    }
}
