package import IntentInterface

/// Prints an interface as Swift.
package struct SwiftGenerator: Sendable {
    /// The form of the code.
    package var dialect: SwiftDialect
    /// The access level of every declaration.
    package var visibility: Visibility
    /// The isolation that declarations state.
    package var isolation: Isolation
    /// The relative path of the definition, for the header.
    package var source: String

    /// Creates a generator.
    package init(
        dialect: SwiftDialect = .apple,
        visibility: Visibility = .public,
        isolation: Isolation = .none,
        source: String
    ) {
        self.dialect = dialect
        self.visibility = visibility
        self.isolation = isolation
        self.source = source
    }

    /// Returns one file for each declaration, named after it, in the order of the interface.
    package func files(for interface: DefinitionInterface) -> [GeneratedFile] {
        GeneratedDeclaration.all(of: interface).map { file("\($0.fileBaseName).swift", [$0]) }
    }

    /// Returns one file with all declarations, in the order of the interface.
    package func singleFile(named name: String, for interface: DefinitionInterface) -> GeneratedFile {
        file(name, GeneratedDeclaration.all(of: interface))
    }

    /// One file for a family of system intents. There is one form of it: the runtime is for other platforms than Apple's.
    package func familyFile(named name: String, for interface: DefinitionInterface) -> GeneratedFile {
        var text = GeneratedHeader(fileName: name, source: source).text(directives: Self.directives)
        let style = DeclarationStyle(visibility: .public, isolation: .nonisolated, runtimeModule: "IntentsCore")
        PortableSwiftPrinter(style: style).append(interface.systemDeclarations, to: &text)
        return GeneratedFile(name: name, bytes: text.bytes)
    }

    private static let directives = ["// swift-format-ignore-file", "// swiftlint:disable all"]

    private func file(_ name: String, _ declarations: [GeneratedDeclaration]) -> GeneratedFile {
        var text = GeneratedHeader(fileName: name, source: source).text(directives: Self.directives)
        let style = DeclarationStyle(visibility: visibility, isolation: isolation)
        switch dialect {
        case .apple: AppleSwiftPrinter(style: style).append(declarations, to: &text)
        case .portable: PortableSwiftPrinter(style: style).append(declarations, to: &text)
        case .universal: UniversalSwiftPrinter(style: style).append(declarations, to: &text)
        }
        return GeneratedFile(name: name, bytes: text.bytes)
    }
}
