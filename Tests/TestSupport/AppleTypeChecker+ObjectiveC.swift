import Foundation

extension AppleTypeChecker {
    /// Checks Objective-C texts that import each other. Implementations are compiled, with all warnings.
    ///
    /// - Throws: `CompilerFailure` where the compiler stops without saying what is wrong in a file.
    package func checkObjectiveC(_ sources: [SourceText], extraFlags: [String] = []) throws -> [CompilerMessage] {
        try withTemporaryFolder { folder in
            let files = try sources.map { try folder.write($0.text, to: $0.name) }
            let implementations = files.filter { $0.pathExtension == "m" }
            return implementations.isEmpty ? [] : try checkObjectiveC(files: implementations, extraFlags: extraFlags)
        }
    }

    /// The declarations that other Swift code sees of a module of Swift files.
    package func declarations(ofSwift sources: [SourceText]) throws -> Set<VisibleDeclaration> {
        try withTemporaryFolder { folder in
            let files = try sources.map { try folder.write($0.text, to: $0.name).path }
            return try declarations(in: folder, files)
        }
    }

    /// The declarations that Swift code sees of a module of Objective-C headers.
    package func declarations(ofHeaders headers: [SourceText]) throws -> Set<VisibleDeclaration> {
        try withTemporaryFolder { folder in
            let files = try headers.map { try folder.write($0.text, to: $0.name) }
            let lines = files.map { "header \"\($0.lastPathComponent)\"" }
            try folder.write("module App {\n\(lines.joined(separator: "\n"))\nexport *\n}\n", to: "module.modulemap")
            let importer = try folder.write("@_exported import App\n", to: "App.swift").path
            return try declarations(in: folder, ["-import-underlying-module", "-I", folder.url.path, importer])
        }
    }

    private func declarations(in folder: TemporaryFolder, _ arguments: [String]) throws -> Set<VisibleDeclaration> {
        let result = try Subprocess(
            Toolchain.swiftCompiler(),
            ["-frontend", "-emit-module", "-parse-as-library", "-module-name", "App"]
                + ["-o", folder.file("App.swiftmodule").path, "-emit-symbol-graph"]
                + ["-emit-symbol-graph-dir", folder.url.path, "-symbol-graph-skip-synthesized-members"]
                + AppleInterfaces.prepared(for: platform).compilerFlags + arguments
        ).run()
        guard result.succeeded else { throw CompilerFailure(output: result.errorText) }
        let graph = try Data(contentsOf: folder.file("App.symbols.json"))
        return Set(try JSONDecoder().decode(SymbolGraph.self, from: graph).symbols.compactMap(\.declaration))
    }
}

/// A declaration of a module as other Swift code sees it, in a form that is the same for Swift and for what is imported.
package struct VisibleDeclaration: Hashable, Sendable, CustomStringConvertible {
    /// What the declaration is in Objective-C: its class or enum and its selector, property or constant. An `async` form
    /// has the selector of the form with a completion handler, and a mark.
    package var identity: String
    /// The names of the types that it stands in, and its own, joined by dots.
    package var path: String
    /// The declaration, without what makes no difference to code that uses it.
    package var text: String

    /// The path and the text.
    package var description: String { "\(path): \(text)" }

    /// The name without those of the types around it.
    package var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}

/// What the compiler tells about the declarations of a module.
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Fragment: Decodable {
            var spelling: String
        }

        struct Identifier: Decodable {
            var precise: String
        }

        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]
    }

    var symbols: [Symbol]
}

extension SymbolGraph.Symbol {
    /// The declaration; `nil` for what only overrides another one.
    fileprivate var declaration: VisibleDeclaration? {
        let declaration = declarationFragments.map(\.spelling).joined()
        guard !declaration.contains(/\boverride\b/) else { return nil }
        let owner = pathComponents.dropLast().last ?? ""
        let text =
            declaration
            .replacing(/@objc(\([^)]*\))?\s/, with: "")
            .replacing(/@(NSManaged|NSCopying|Sendable)\s/, with: "")
            .replacing("Swift.Void", with: "Void")
            .replacing(/\(any Error\)\?|\bNSError\?/, with: "Error?")
            .replacing("class func", with: "static func")
            .replacing("convenience init", with: "init")
            .replacing(/-> Self$/, with: "-> \(owner)")
        let path = pathComponents.joined(separator: ".")
        // What Objective-C doesn't have is known by its path: its identity in Swift names the module.
        let identity =
            identifier.precise.hasPrefix("s:")
            ? path
            : identifier.precise.replacing("@M@App@objc(", with: "objc(").replacing("@M@App", with: "")
        return VisibleDeclaration(
            identity: identity + (text.contains(" async ") ? " async" : ""),
            path: path,
            text: text
        )
    }
}
