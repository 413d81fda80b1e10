public import IntentInterface

/// Prints an interface as Swift for Apple's platforms: the declarations of Apple's own compiler.
public struct AppleSwiftGenerator: Sendable {
    /// The access level of every declaration.
    public var visibility: Visibility
    /// Where the code comes from, for the header: a relative path.
    public var source: String

    /// Creates a generator.
    public init(visibility: Visibility = .public, source: String) {
        self.visibility = visibility
        self.source = source
    }

    /// One file for each intent, enum and type, named after its class, in the order of the interface.
    public func files(for interface: DefinitionInterface) -> [GeneratedFile] {
        interface.intents.map { intent in file("\(intent.className).swift") { append(intent, to: &$0) } }
            + interface.enums.map { declaration in
                file("\(declaration.className).swift") { append(declaration, to: &$0) }
            }
            + interface.types.map { type in file("\(type.className).swift") { append(type, to: &$0) } }
    }

    /// All declarations in one file, in the order of the interface.
    public func singleFile(named name: String, for interface: DefinitionInterface) -> GeneratedFile {
        file(name) { text in
            for intent in interface.intents { append(intent, to: &text) }
            for declaration in interface.enums { append(declaration, to: &text) }
            for type in interface.types { append(type, to: &text) }
        }
    }

    /// The access word of every declaration.
    var access: String { visibility.rawValue }

    /// A file with its header, its import, and declarations that each start with a blank line.
    private func file(_ name: String, appendDeclarations: (inout SourceText) -> Void) -> GeneratedFile {
        var text = GeneratedHeader(fileName: name, source: source).text
        text += """
            #if canImport(Intents)

            import Intents

            """
        appendDeclarations(&text)
        text += """

            #endif

            """
        return GeneratedFile(name: name, bytes: text.bytes)
    }
}
