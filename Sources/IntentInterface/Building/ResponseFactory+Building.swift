import IntentDefinition

extension ResponseFactory {
    /// The factories of a response, in the order of its codes.
    static func all(for codes: [ResponseCodeDeclaration], properties: [PropertyDeclaration]) -> [ResponseFactory] {
        let properties = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        return codes.compactMap { ResponseFactory(for: $0, properties: properties) }
    }

    /// The factory of a code whose template speaks properties of the response; `nil` where it speaks none.
    ///
    /// Only a placeholder with a single name counts: one with a path into an object, or one that names a parameter of
    /// the intent, gives no argument.
    private init?(for code: ResponseCodeDeclaration, properties: [String: PropertyDeclaration]) {
        guard let template = code.template else { return nil }
        var spokenNames: Set<String> = []
        var spoken: [PropertyDeclaration] = []
        for case .placeholder(let path) in Template(template).segments where path.count == 1 {
            guard let property = properties[path[0]], spokenNames.insert(property.name).inserted else { continue }
            spoken.append(property)
        }
        guard let first = spoken.first else { return nil }
        let isLabelElided = code.name.hasSuffix(first.capitalizedName)
        self.init(
            code: code.name,
            template: template,
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
