package import Basics
package import IntentDefinition
package import IntentInterface

/// The pipeline from the bytes of a definition to generated files. It doesn't read or write files itself.
///
///     bytes ──decode──▶ Definition ──resolve──▶ DefinitionInterface ──generate──▶ [GeneratedFile]
///
/// Each stage produces a value for the next one, and reports diagnostics about the input. An error ends the pipeline.
package struct DefinitionCompiler: Sendable {
    /// The prefix for the names of intents, enums and types that don't name their own class; `nil` if it isn't stated.
    package var classPrefix: String?
    /// The dialect of generated code.
    package var dialect = Dialect.apple
    /// The access level of generated Swift declarations.
    package var visibility = Visibility.public
    /// The isolation that generated Swift declarations state.
    package var isolation = Isolation.none
    /// The names of intents to leave out.
    package var excludedIntents: Set<String> = []
    /// Whether a definition generates one file, instead of one for each intent, enum and type. In Objective-C, a file is a
    /// header with its implementation.
    package var generatesSingleFile = false

    /// Creates a compiler with the default options.
    package init() {}

    /// Reads the model of a file.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - file: The file's path, for diagnostics.
    ///   - diagnostics: The array to append diagnostics to.
    /// - Returns: The model; `nil` if the file can't be read as a definition.
    package func decode(_ bytes: consuming [UInt8], file: String, diagnostics: inout [Diagnostic]) -> Definition? {
        DefinitionDecoder(file: file).decode(consume bytes, diagnostics: &diagnostics)
    }

    /// Returns the error for a file, if its first bytes show that it isn't a definition. A large file then isn't read at
    /// all.
    package func refusal(ofStart start: [UInt8], file: String) -> Diagnostic? {
        DefinitionDecoder(file: file).refusal(ofStart: start)
    }

    /// Reads a definition and resolves its interface.
    ///
    /// - Returns: The interface; `nil` after an error in either stage.
    package func resolve(
        _ bytes: consuming [UInt8],
        file: String,
        diagnostics: inout [Diagnostic]
    ) -> DefinitionInterface? {
        var found: [Diagnostic] = []
        defer { diagnostics += found }
        guard let definition = decode(consume bytes, file: file, diagnostics: &found) else { return nil }
        let interface = resolve(definition, file: file, diagnostics: &found)
        return found.hasErrors ? nil : interface
    }

    /// Resolves the interface of a definition.
    ///
    /// - Parameters:
    ///   - definition: The model of the file.
    ///   - file: The file's path.
    ///   - listBaseName: The base of the name for the list of the definition's intents; `nil` for the name of the file.
    ///   - diagnostics: The array to append diagnostics to.
    /// - Returns: The interface; `nil` after an error.
    package func resolve(
        _ definition: Definition,
        file: String,
        listBaseName: String? = nil,
        diagnostics: inout [Diagnostic]
    ) -> DefinitionInterface? {
        checked(interface(of: definition, file: file, listBaseName: listBaseName), diagnostics: &diagnostics)
    }

    /// Returns the interface of a definition, with its diagnostics. Code can be generated if none of them is an error.
    ///
    /// - Parameters:
    ///   - definition: The model of the file.
    ///   - file: The file's path.
    ///   - listBaseName: The base of the name for the list of the definition's intents; `nil` for the name of the file.
    package func interface(
        of definition: Definition,
        file: String,
        listBaseName: String? = nil
    ) -> DefinitionInterface {
        DefinitionInterface(
            of: definition.excluding(intents: excludedIntents),
            file: file,
            classPrefix: classPrefix,
            language: dialect.language,
            listBaseName: dialect.listsIntents ? listBaseName ?? DefinitionFile.baseName(of: Path(file)) : nil
        )
    }

    /// Resolves what a family of system intents generates.
    ///
    /// - Parameters:
    ///   - family: The family.
    ///   - types: The types of all families.
    ///   - diagnostics: The array to append diagnostics to.
    /// - Returns: The interface; `nil` after an error.
    package func resolve(
        _ family: SystemFamily,
        types: SystemTypeTable,
        diagnostics: inout [Diagnostic]
    ) -> DefinitionInterface? {
        checked(DefinitionInterface(of: family, types: types), diagnostics: &diagnostics)
    }

    /// Returns an interface after adding its diagnostics to others; `nil` if one of its own is an error.
    private func checked(
        _ interface: DefinitionInterface,
        diagnostics: inout [Diagnostic]
    ) -> DefinitionInterface? {
        let found = interface.diagnostics
        diagnostics += found
        return found.hasErrors ? nil : interface
    }

    /// Generates the files of a definition, or of a family of system intents.
    ///
    /// - Parameters:
    ///   - interface: The interface.
    ///   - source: The path of the definition relative to its package, for the header of each file.
    ///   - baseName: The definition's name, for the name of a single file.
    package func generate(_ interface: DefinitionInterface, source: String, baseName: String) -> [GeneratedFile] {
        guard interface.systemDeclarations.isEmpty else {
            return [generator(of: .portable, source: source).familyFile(named: "\(baseName).swift", for: interface)]
        }
        let singleFileName = OutputLayout.singleFileName(for: baseName)
        switch dialect {
        case .swift(let dialect):
            let generator = generator(of: dialect, source: source)
            guard generatesSingleFile else { return generator.files(for: interface) }
            return [generator.singleFile(named: "\(singleFileName).swift", for: interface)]
        case .objc:
            let generator = ObjectiveCGenerator(source: source)
            guard generatesSingleFile else { return generator.files(for: interface) }
            return generator.singleFiles(named: singleFileName, for: interface)
        }
    }

    /// Generates one Swift file for a whole definition, even if it is empty.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - interface: The interface.
    ///   - source: The path of the definition relative to its package, for the header.
    /// - Returns: The file; `nil` if the dialect isn't one of Swift.
    package func generateSingleFile(
        named name: String,
        _ interface: DefinitionInterface,
        source: String
    ) -> GeneratedFile? {
        guard case .swift(let dialect) = dialect else { return nil }
        return generator(of: dialect, source: source).singleFile(named: name, for: interface)
    }

    private func generator(of dialect: SwiftDialect, source: String) -> SwiftGenerator {
        SwiftGenerator(dialect: dialect, visibility: visibility, isolation: isolation, source: source)
    }
}

extension DefinitionCompiler {
    /// The version of the compiler, as `intentc --version` prints it.
    package static let version = "0.1.0"
    /// The date of the version in ISO 8601. Packages of the tool have it as their time stamp.
    package static let versionDate = "2026-11-30"
}
