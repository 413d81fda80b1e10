import IntentInterface

/// Prints declarations in both dialects. The platform selects one of them.
struct UniversalSwiftPrinter {
    /// The words around declarations.
    var style: DeclarationStyle

    /// Appends Apple's dialect and the portable one.
    ///
    /// The condition is Objective-C and not the framework's module. On other platforms this package provides the module,
    /// and if it is missing, the import must fail.
    func append(_ declarations: [GeneratedDeclaration], to text: inout SourceText) {
        let shared = declarations.filter { if case .intentList = $0 { false } else { true } }
        if shared.isEmpty {
            text += """
                #if !canImport(ObjectiveC)


                """
        } else {
            text += """
                #if canImport(ObjectiveC)


                """
            AppleSwiftPrinter(style: style).append(shared, to: &text)
            text += """

                #else


                """
        }
        PortableSwiftPrinter(style: style).append(declarations, to: &text)
        text += """

            #endif

            """
    }
}
