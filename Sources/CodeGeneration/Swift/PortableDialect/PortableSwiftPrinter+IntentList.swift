import IntentInterface

extension PortableSwiftPrinter {
    /// Appends the list of a definition's intents.
    func append(_ list: IntentListDeclaration, to text: inout SourceText) {
        let classes = list.classNames.map { "\($0.swiftType).self" }
        text += """

            /// What the definition declares, for whatever runs its intents.
            \(style.typeModifiers) enum \(list.name.swiftType) {
                /// The intents' classes, in the order of the definition.
                \(access) static var intents: [INIntent.Type] { [\(classes.joined(separator: ", "))] }
            }

            """
    }
}
