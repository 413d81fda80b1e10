import IntentInterface

/// Prints declarations as Swift for platforms without Objective-C, together with the facts of the definition.
///
/// The code is written for the compiler's speed, which everybody who uses it pays for: one call for each fact, with
/// literals as arguments, and neither operators nor closures in collections.
struct PortableSwiftPrinter {
    /// The words around declarations.
    var style: DeclarationStyle

    /// The access word of every member.
    var access: String { style.access }

    /// Appends declarations, each after a blank line, with the import that they need. The import is not optional, so
    /// that a dependency that is missing is an error.
    func append(_ declarations: [GeneratedDeclaration], to text: inout SourceText) {
        text += """
            \(style.importLine)

            """
        for case .intentList in declarations { appendExports(to: &text) }

        for declaration in declarations {
            switch declaration {
            case .intent(let intent): append(intent, to: &text)
            case .enumeration(let declaration): append(declaration, to: &text)
            case .type(let type): append(type, to: &text)
            case .intentList(let list): append(list, to: &text)
            }
        }
    }

    /// Appends imports that let the whole module use what Apple's platforms have in Foundation, as files may that import
    /// Foundation alone. The code of several definitions of a module can have the same imports, but not the same type
    /// alias.
    private func appendExports(to text: inout SourceText) {
        guard let words = style.exportedImport else { return }
        text += """
            \(words) class Intents.NSExtensionContext
            \(words) class Intents.NSUserActivity
            \(words) protocol Intents.NSUserActivityDelegate
            \(words) typealias Intents.NSUserActivityPersistentIdentifier
            \(words) var Intents.NSUserActivityTypeBrowsingWeb

            """
    }

    /// Appends a stored property.
    func append(_ property: PropertyDeclaration, to text: inout SourceText) {
        text.separate()
        text += """
                \(doc: property.comment, indentation: 4)
                \(access) var \(property.name.swiftMember): \(property.type.swiftProperty)\
            \(property.initialCase.map { " = .`\($0)`" } ?? "")

            """
    }
}
