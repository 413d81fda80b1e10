package import IntentInterface

extension ResponseFactory {
    /// The arguments of the method.
    var swiftArguments: String {
        arguments.map { argument in
            let name = argument.property.name.swiftMember
            return "\(argument.label == nil ? "_ " : "")\(name): \(argument.property.type.swiftValue)"
        }
        .joined(separator: ", ")
    }

    /// Appends the method with its body.
    ///
    /// - Parameters:
    ///   - attribute: The line before the declaration, if any.
    ///   - intent: The intent that the response answers.
    ///   - style: The words around the declaration.
    func append(attribute: String?, of intent: IntentDeclaration, style: DeclarationStyle, to text: inout SourceText) {
        let responseClass = intent.responseClassName.swiftType
        let code = code.swiftMember
        let response = variableName
        text += """

                \(doc: comment, indentation: 4)
                \(line: attribute, indentation: 4)\
            \(style.access) static func \(code)(\(swiftArguments)) -> \(responseClass) {
                    let \(response): \(responseClass) = .init(code: .\(code), userActivity: nil)

            """
        for argument in arguments {
            let name = argument.property.name.swiftMember
            text += """
                        \(response).\(name) = \(name)

                """
        }
        text += """
                    return \(response)
                }

            """
    }
}

extension ResponseFactory {
    /// A name for the response variable that differs from all arguments.
    package var variableName: String {
        let taken = Set(arguments.lazy.map(\.property.name).filter { $0.hasPrefix("response") })
        var name = "response"
        while taken.contains(name) { name += "_" }
        return name
    }
}
