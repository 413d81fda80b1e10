package import IntentInterface

/// Prints an interface as Objective-C for Apple's platforms. The declarations are those of Apple's own compiler.
package struct ObjectiveCGenerator: Sendable {
    /// The relative path of the definition, for the header.
    package var source: String

    /// Returns a header and an implementation for each declaration, named after it, in the order of the interface.
    package func files(for interface: DefinitionInterface) -> [GeneratedFile] {
        GeneratedDeclaration.all(of: interface).flatMap { files(named: $0.fileBaseName, [$0]) }
    }

    /// Returns one header and one implementation with all declarations.
    ///
    /// - Parameters:
    ///   - baseName: The name of both files without its extension.
    ///   - interface: The interface. Its enums and types come first, since intents use them.
    package func singleFiles(named baseName: String, for interface: DefinitionInterface) -> [GeneratedFile] {
        let declarations = GeneratedDeclaration.all(of: interface)
        let intentCount = interface.intents.count
        return files(named: baseName, Array(declarations[intentCount...] + declarations[..<intentCount]))
    }

    private func files(named baseName: String, _ declarations: [GeneratedDeclaration]) -> [GeneratedFile] {
        let header = file("\(baseName).h") { text in
            HeaderPrinter().append(declarations, to: &text)
        }
        let implementation = file("\(baseName).m") { text in
            ImplementationPrinter().append(declarations, header: header.name, to: &text)
        }
        return [header, implementation]
    }

    private func file(_ name: String, _ append: (inout SourceText) -> Void) -> GeneratedFile {
        var text = GeneratedHeader(fileName: name, source: source).text(directives: ["// clang-format off"])
        append(&text)
        return GeneratedFile(name: name, bytes: text.bytes)
    }
}
