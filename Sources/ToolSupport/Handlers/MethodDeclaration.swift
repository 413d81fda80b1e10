/// The declaration of a method, in parts that can be compared.
struct MethodDeclaration: Hashable, Sendable {
    /// A parameter.
    struct Parameter: Hashable, Sendable {
        /// The argument label; `_` for none.
        var label: String
        var type: TypeSpelling
        /// The attributes and modifiers of the type about values that cross isolations, such as `@Sendable`.
        var crossing: [String] = []
    }

    /// The name without arguments.
    var name: String
    /// Whether the method belongs to the type instead of its instances.
    var isStatic: Bool
    var parameters: [Parameter] = []
    var isAsync = false
    var canThrow = false
    /// Whether the method has a typed `throws`.
    var throwsOneType = false
    var result = TypeSpelling(text: "Void")

    /// The name with its labels, such as `resolveSize(for:with:)`.
    var fullName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }
}

extension MethodDeclaration {
    /// Parses a declaration as the compiler prints it; `nil` if it isn't a method.
    ///
    /// - Parameter alias: Returns the meaning of a type alias.
    init?(_ text: String, alias: @escaping (String) -> TypeAlias = { _ in .none }) {
        var parser = TypeParser(text, alias: alias)
        guard let modifiers = parser.words(before: "func"), case .word(let word)? = parser.take() else { return nil }
        isStatic = modifiers.contains("static") || modifiers.contains("class")
        name = word
        if parser.next == .symbol("<") { parser.skipBrackets() }

        guard parser.skip(.symbol("(")) else { return nil }
        while parser.next != nil, !parser.skip(.symbol(")")) {
            guard case .word(let label)? = parser.take() else { return nil }
            // The second name is the one used in the method's body.
            if case .word? = parser.next { _ = parser.take() }
            guard parser.skip(.symbol(":")) else { return nil }
            let isSent = parser.next == .word("sending")
            parser.hasSendable = false
            let type = parser.type()
            let crossing = (parser.hasSendable ? ["@Sendable"] : []) + (isSent ? ["sending"] : [])
            parameters.append(Parameter(label: label, type: type, crossing: crossing))
            if parser.skip(.symbol("=")) { parser.skipDefault() }
            _ = parser.skip(.symbol(","))
        }

        while case .word(let word)? = parser.next, word != "where" {
            _ = parser.take()
            if word == "async" { isAsync = true }
            guard word == "throws" || word == "rethrows" else { continue }
            canThrow = true
            if parser.skip(.symbol("(")) {
                throwsOneType = parser.type().text != "Error"
                _ = parser.skip(.symbol(")"))
            }
        }

        if parser.skip(.symbol("->")) { result = parser.type() }
    }

    /// Returns the differences between this method and a required one; empty if they match.
    func differences(from required: MethodDeclaration) -> [MethodDifference] {
        var differences: [MethodDifference] = []
        if name != required.name { differences.append("its name must be '\(required.name)'") }
        if isStatic { differences.append("it must not be 'static'") }

        if parameters.count != required.parameters.count {
            differences.append("it must have the parameters of '\(required.fullName)'")
        } else {
            for (own, other) in zip(parameters, required.parameters) {
                differences += own.differences(from: other)
            }
        }

        if isAsync != required.isAsync {
            differences.append(isAsync ? "it must not be 'async'" : "it must be 'async'")
        }
        if canThrow, !required.canThrow {
            differences.append("it must not throw")
        } else if throwsOneType {
            differences.append("its 'throws' must not have a type")
        }

        return differences + resultDifferences(from: required.result)
    }

    /// Returns the differences between the result types. Apple's compiler accepts a result that is never `nil` for an
    /// optional one, and a result with `!` for either.
    private func resultDifferences(from required: TypeSpelling) -> [MethodDifference] {
        if result.matches(required) { return [] }
        let isTaken = required.isOptional(of: result) || result.isImplicitlyUnwrapped && result.isOptional(of: required)
        let text = "it must return '\(required.text)', not '\(result.text)'"
        return [MethodDifference(text, isTaken ? .warned : .refused)]
    }
}

extension MethodDeclaration.Parameter {
    fileprivate func differences(from required: Self) -> [MethodDifference] {
        var differences: [MethodDifference] = []
        if label != required.label { differences.append("the label '\(label)' must be '\(required.label)'") }
        if !type.matches(required.type) {
            // A parameter that accepts more than it must is accepted.
            let consequence: MethodDifference.Consequence = type.isOptional(of: required.type) ? .warned : .refused
            let text = "'\(label)' must be of type '\(required.type.text)', not '\(type.text)'"
            differences.append(MethodDifference(text, consequence))
        } else if required.type.isEscaping, !type.isEscaping {
            differences.append("'\(label)' must be '@escaping'")
        }
        differences += crossing.filter { !required.crossing.contains($0) }
            .map { MethodDifference("'\(label)' must not be '\($0)'", .refusedInSwift6) }
        return differences
    }
}
