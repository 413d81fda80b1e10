import IntentDefinition

extension ResponseFactory {
    /// The factories of a response, in the order of its codes.
    static func all(for codes: [ResponseCodeDeclaration], properties: [PropertyDeclaration]) -> [ResponseFactory] {
        let properties = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        return codes.compactMap { ResponseFactory(for: $0, properties: properties) }
    }

    /// The factory of a code whose texts speak properties of the response; `nil` if they speak none.
    ///
    /// The text that is said in full comes before the concise one. A path counts as its first name; what names no
    /// property of the response, such as a parameter of the intent, gives no argument.
    private init?(for code: ResponseCodeDeclaration, properties: [String: PropertyDeclaration]) {
        var seen: Set<String> = []
        let names = code.templates.flatMap { Template($0).segments.compactMap(\.rootName) }
        let spoken = names.filter { seen.insert($0).inserted }.compactMap { properties[$0] }
        guard let first = spoken.first else { return nil }
        let isLabelElided = code.name.hasSuffix(first.capitalizedName)
        self.init(
            code: code.name,
            templates: code.templates,
            arguments: spoken.enumerated().map { index, property in
                Argument(label: index == 0 && isLabelElided ? nil : property.name, property: property)
            },
            selector: Self.selector(code: code.name, first: first, rest: spoken.dropFirst())
        )
    }

    private static func selector(
        code: String,
        first: PropertyDeclaration,
        rest: some Sequence<PropertyDeclaration>
    ) -> String {
        rest.reduce(into: "\(code)IntentResponseWith\(first.capitalizedName):") { $0 += "\($1.name):" }
    }
}
