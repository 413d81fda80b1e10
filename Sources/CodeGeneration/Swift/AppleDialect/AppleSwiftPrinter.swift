import IntentInterface

/// Prints declarations as Swift for Apple's platforms: those of Apple's own compiler.
struct AppleSwiftPrinter {
    /// The words around declarations.
    var style: DeclarationStyle

    /// The access word of every member.
    var access: String { style.access }

    /// Appends declarations, each after a blank line, with the import that they need. They are left out where there
    /// is no framework.
    func append(_ declarations: [GeneratedDeclaration], to text: inout SourceText) {
        text += """
            #if canImport(Intents)

            \(style.importLine)

            """
        for declaration in declarations {
            switch declaration {
            case .intent(let intent): append(intent, to: &text)
            case .enumeration(let declaration): append(declaration, to: &text)
            case .type(let type): append(type, to: &text)
            case .intentList: break
            }
        }
        text += """

            #endif

            """
    }
}
