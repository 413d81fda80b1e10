import IntentInterface

/// Prints declarations as Swift for platforms without Objective-C, together with the facts of the definition.
///
/// The code is written to compile quickly for everybody who uses it: it has one call for each fact, with literals as
/// arguments, and no operators or closures in collections.
struct PortableSwiftPrinter {
    /// The words around declarations.
    var style: DeclarationStyle

    /// The access word of every member.
    var access: String { style.access }

    /// Appends declarations, each after a blank line, with the import that they need. The import is unconditional, so that
    /// a missing dependency is an error.
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

    /// Appends imports for the whole module, of the types that are in Foundation on Apple's platforms. Files that import
    /// only Foundation may use them. The code of several definitions in a module can repeat imports, but not type aliases.
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
                \(access) \(property.isReadOnly ? "fileprivate(set) " : "")var \(property.name.swiftMember): \
            \(property.type.swiftProperty)\(property.initialCase.map { " = .`\($0)`" } ?? "")\
            \(property.initialValue.map { " = \($0)" } ?? "")

            """
    }
}

extension PortableSwiftPrinter {
    /// Appends the list of a definition's intents.
    func append(_ list: IntentListDeclaration, to text: inout SourceText) {
        let classes = list.classNames.map { "\($0.swiftType).self" }
        text += """

            /// The intents that the definition declares. Pass them to `IntentHostConfiguration`.
            \(style.typeModifiers) enum \(list.name.swiftType) {
                /// The classes of the intents, in the order of the definition.
                \(access) static var intents: [INIntent.Type] { [\(classes.joined(separator: ", "))] }
            }

            """
    }
}

extension PortableSwiftPrinter {
    /// Appends all declarations of an intent.
    func append(_ intent: IntentDeclaration, to text: inout SourceText) {
        appendClass(of: intent, to: &text)
        appendHandling(of: intent, to: &text)
        appendHandlingDefaults(of: intent, to: &text)
        appendResponseCodes(of: intent, to: &text)
        appendResponse(of: intent, to: &text)
        for result in intent.parameterResults { append(result, to: &text) }
    }

    private func appendClass(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.comment)
            \(style.typeModifiers) class \(intent.className.swiftType): INIntent {

            """
        for property in intent.properties { append(property, to: &text) }
        appendFacts(of: intent, to: &text)
        appendDispatch(of: intent, to: &text)
        text += """
            }

            """
    }

    /// Appends the facts of an intent.
    func appendFacts(of intent: IntentDeclaration, to text: inout SourceText) {
        var facts = FactList()
        facts.add(intent.facts)
        let builder = "IntentMetadataBuilder<\(intent.className.swiftType)>"
        append(facts, as: "IntentMetadata", collectedBy: builder, "\(literal: intent.name)", to: &text)
    }
}

extension PortableSwiftPrinter {
    /// Appends an enum and its result class.
    func append(_ declaration: EnumDeclaration, to text: inout SourceText) {
        text += """

            \(doc: declaration.comment)
            \(style.typeModifiers) enum \(declaration.className.swiftType): Int, IntentMetadataEnumeration {

            """
        declaration.cases.appendCases(to: &text)
        appendFacts(of: declaration, to: &text)
        text += """
            }

            \(doc: declaration.resultComment)
            \(style.typeModifiers) class \(declaration.resultClassName.swiftType): INEnumResolutionResult {

            """
        declaration.appendResultMembers(access: access, hasSelectors: false, to: &text)
        text += """
            }

            """
    }

    /// Appends the facts of an enum.
    func appendFacts(of declaration: EnumDeclaration, to text: inout SourceText) {
        var facts = FactList()
        facts.add(declaration.cases)
        text.separate()
        text += """
                /// The metadata that the definition gives the enum.
                \(access) static let intentMetadata: IntentEnumMetadata = makeIntentMetadata()

                private static func makeIntentMetadata() -> IntentEnumMetadata {
                    var facts: IntentEnumMetadata = .init(\(literal: declaration.name))
            \(facts.text)\
                    return facts
                }

            """
    }
}

extension PortableSwiftPrinter {
    /// Appends an object type and its result class.
    func append(_ type: TypeDeclaration, to text: inout SourceText) {
        text += """

            \(doc: type.comment)
            \(style.typeModifiers) class \(type.className.swiftType): INObject {

            """
        for property in type.properties { append(property, to: &text) }
        appendFacts(of: type, to: &text)
        text += """
            }

            \(doc: type.resultComment)
            \(style.typeModifiers) class \(type.resultClassName.swiftType): INObjectResolutionResult {

            """
        type.appendResultMembers(access: access, hasSelectors: false, to: &text)
        text += """
            }

            """
    }

    private func appendFacts(of type: TypeDeclaration, to text: inout SourceText) {
        var facts = FactList()
        for property in type.properties { facts.add(property) }
        let builder = "IntentObjectMetadataBuilder<\(type.className.swiftType)>"
        let arguments: SourceText =
            """
            \(literal: type.name)\(argument: "displayName", type.displayName)
            """
        append(facts, as: "IntentObjectMetadata", collectedBy: builder, arguments, to: &text)
    }
}

extension PortableSwiftPrinter {
    /// Appends the reasons and the result class of a parameter.
    func append(_ result: ParameterResultDeclaration, to text: inout SourceText) {
        text += """

            \(doc: result.reasonsComment)
            \(style.typeModifiers) enum \(result.reasonEnumName.swiftType): Int {

            """
        result.reasons.appendCases(to: &text)
        text += """
            }

            \(doc: result.resultComment)
            \(style.typeModifiers) class \(result.resultClassName.swiftType): \(result.superclassName.swiftType) {

            """
        result.appendResultMembers(access: access, hasSelectors: false, to: &text)
        text += """
            }

            """
    }
}
