package import Basics
package import IntentDefinition
package import IntentInterface

/// The whole way from the bytes of a definition to generated files. It reads and writes no file itself.
///
///     bytes ──decode──▶ Definition ──resolve──▶ DefinitionInterface ──generate──▶ [GeneratedFile]
///
/// Each stage is a value that the next one starts from. What is wrong with the input is told along the way as
/// diagnostics; after an error there is no next stage.
package struct DefinitionCompiler: Sendable {
    /// The text before the names of intents, enums and types that name no class of their own; `nil` if nobody has said
    /// whether there is one.
    package var classPrefix: String?
    /// The form of generated code.
    package var dialect = Dialect.apple
    /// The access level of generated Swift declarations.
    package var visibility = Visibility.public
    /// What generated Swift declarations say about isolation.
    package var isolation = Isolation.none
    /// The names of intents that generate nothing.
    package var excludedIntents: Set<String> = []
    /// Whether a definition generates one file, and not one for each intent, enum and type. In Objective-C a file is a
    /// header and an implementation.
    package var generatesSingleFile = false

    /// Creates a compiler with the default options.
    package init() {}

    /// Reads what a file says.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - file: The file's path, for diagnostics.
    ///   - diagnostics: Receives what is wrong.
    /// - Returns: The model; `nil` where the file cannot be understood at all.
    package func decode(_ bytes: consuming [UInt8], file: String, diagnostics: inout [Diagnostic]) -> Definition? {
        DefinitionDecoder(file: file).decode(consume bytes, diagnostics: &diagnostics)
    }

    /// Looks at the first bytes of a file, so that a large one that is no definition need not be read.
    ///
    /// - Returns: The error, if they show that the file is none.
    package func refusal(ofStart start: [UInt8], file: String) -> Diagnostic? {
        DefinitionDecoder(file: file).refusal(ofStart: start)
    }

    /// Resolves what a definition generates.
    ///
    /// - Returns: The interface; `nil` after an error, here or in the stage before.
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

    /// Resolves what a definition generates that was read before.
    ///
    /// - Parameters:
    ///   - definition: What the file says.
    ///   - file: The file's path.
    ///   - listBaseName: What the list of the definition's intents is named after; `nil` for the file.
    ///   - diagnostics: Receives what is wrong.
    /// - Returns: The interface; `nil` after an error.
    package func resolve(
        _ definition: Definition,
        file: String,
        listBaseName: String? = nil,
        diagnostics: inout [Diagnostic]
    ) -> DefinitionInterface? {
        let interface = interface(of: definition, file: file, listBaseName: listBaseName)
        let found = interface.diagnostics
        diagnostics += found
        return found.hasErrors ? nil : interface
    }

    /// What a definition generates that was read before, with what is wrong with it: fit for generation if that is no
    /// error.
    ///
    /// - Parameters:
    ///   - definition: What the file says.
    ///   - file: The file's path.
    ///   - listBaseName: What the list of the definition's intents is named after; `nil` for the file.
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

    /// Generates the files of a definition.
    ///
    /// - Parameters:
    ///   - interface: What to generate.
    ///   - source: Where it comes from, for the header of each file: a path relative to the package.
    ///   - baseName: The definition's name, for the name of a single file.
    package func generate(_ interface: DefinitionInterface, source: String, baseName: String) -> [GeneratedFile] {
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

    /// Generates one Swift file that holds all of a definition, also where there is nothing in it.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - interface: What to generate.
    ///   - source: Where it comes from, for the header: a path relative to the package.
    /// - Returns: `nil` where the dialect is none of Swift.
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
    /// The day on which the version was made, as ISO 8601 writes it. Packages of the tool have it as their time.
    package static let versionDate = "2026-11-30"
}
