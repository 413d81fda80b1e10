import Basics
import CodeGeneration
import Foundation
import IntentInterface
import TestSupport
import ToolSupport

/// Handlers that were compiled with generated code, and what the check finds in the compiler's symbol graph.
struct HandlerFixture: Sendable {
    /// The findings.
    let diagnostics: [Diagnostic]
    /// The number of handlers.
    let handlerCount: Int

    /// Compiles handlers of the intents of two definitions.
    ///
    /// - Throws: An error with the compiler's messages when it accepts the handlers not.
    init(_ handlers: String) throws {
        let interfaces = try ["StartWorkout", "LatestArticle"].map(Self.interface)
        let (graph, found) = try withTemporaryFolder { folder in
            var compiler = DefinitionCompiler()
            compiler.dialect = .portable
            compiler.isolation = .nonisolated
            var files = try interfaces.enumerated().compactMap { index, interface in
                try compiler.generateSingleFile(named: "\(index).swift", interface, source: "\(index)")
                    .map { try folder.write($0.text, to: $0.name) }
            }
            files.append(try folder.write(handlers, to: "Handlers.swift"))
            return try Self.graph(of: files, in: folder)
        }
        let check = HandlerCheck(graph, methods: interfaces.flatMap(\.intents).flatMap(\.handlingMethods))
        diagnostics = found + check.diagnostics
        handlerCount = check.handlerCount
    }

    private static func interface(_ name: String) throws -> DefinitionInterface {
        let file = PackageFolder.root.appendingPathComponent("Definitions/\(name).intentdefinition")
        var diagnostics: [Diagnostic] = []
        let bytes = [UInt8](try Data(contentsOf: file))
        let interface = DefinitionCompiler().resolve(bytes, file: file.path, diagnostics: &diagnostics)
        guard let interface else { throw CompilerFailure(text: "\(diagnostics)") }
        return interface
    }

    /// Has the compiler describe a module, as SwiftPM does: without places.
    private static func graph(
        of files: [URL],
        in folder: TemporaryFolder
    ) throws -> (SymbolGraph, [Diagnostic]) {
        let compiler = try Subprocess(
            named: "swiftc",
            [
                "-swift-version", "5", "-parse-as-library", "-module-name", "App", "-emit-module",
                "-emit-module-path", folder.file("App.swiftmodule").path,
                "-module-cache-path", folder.file("cache").path,
                "-I", PortableTypeChecker.builtModules.path,
            ] + files.map(\.path)
        )
        let extractor = try Subprocess(
            named: "swift-symbolgraph-extract",
            [
                "-module-name", "App", "-minimum-access-level", "private", "-skip-synthesized-members",
                "-output-dir", folder.url.path, "-target", try target(), "-module-cache-path",
                folder.file("cache").path,
                "-I", folder.url.path, "-I", PortableTypeChecker.builtModules.path,
            ]
        )
        for program in [compiler, extractor] {
            let result = try program.run()
            guard result.succeeded else { throw CompilerFailure(text: result.errorText) }
        }
        var graph = SymbolGraph()
        var diagnostics: [Diagnostic] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        where name.hasSuffix(".symbols.json") {
            let bytes = [UInt8](try Data(contentsOf: folder.file(name)))
            graph.read(bytes, file: name, diagnostics: &diagnostics)
        }
        var places = DeclarationPlaces()
        for file in files { places.add([UInt8](try Data(contentsOf: file)), file: file.path) }
        graph.locate(in: places)
        return (graph, diagnostics)
    }

    /// The platform that the compiler builds for.
    private static func target() throws -> String {
        let information = try Subprocess(named: "swiftc", ["-print-target-info"]).run().outputText
        guard let match = information.firstMatch(of: /"unversionedTriple": "([^"]+)"/) else {
            throw CompilerFailure(text: information)
        }
        return String(match.output.1)
    }

    private struct CompilerFailure: Error {
        let text: String
    }
}
