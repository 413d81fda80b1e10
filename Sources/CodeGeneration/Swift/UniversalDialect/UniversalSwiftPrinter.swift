import IntentInterface

/// Prints declarations in both forms, one of which is compiled.
struct UniversalSwiftPrinter {
    /// The words around declarations.
    var style: DeclarationStyle

    /// Appends Apple's form and the portable one.
    ///
    /// Objective-C tells the platforms apart, and not the framework's module: off Apple's platforms that is this
    /// package's, and where it is missing the import has to fail.
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
