/// A declaration of a method, in parts that can be compared.
struct MethodDeclaration: Hashable, Sendable {
    /// A parameter.
    struct Parameter: Hashable, Sendable {
        /// The label in calls; `_` for none.
        var label: String
        var type: TypeSpelling
    }

    /// The name without arguments.
    var name: String
    /// Whether the method belongs to the type and not to its values.
    var isStatic: Bool
    var parameters: [Parameter] = []
    var isAsync = false
    var canThrow = false
    var result = TypeSpelling(text: "Void")

    /// The name with its labels, such as `resolveSize(for:with:)`.
    var fullName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }
}

extension MethodDeclaration {
    /// Reads a declaration as the compiler prints it; `nil` for one that isn't a method's.
    ///
    /// - Parameter alias: Gives what an alias of a type stands for.
    init?(_ text: String, alias: @escaping (String) -> TypeAlias = { _ in .none }) {
        var parser = TypeParser(text, alias: alias)
        guard let modifiers = parser.words(before: "func"), case .word(let word)? = parser.take() else { return nil }
        isStatic = modifiers.contains("static") || modifiers.contains("class")
        name = word
        if parser.next == .symbol("<") { parser.skipBrackets() }
        guard parser.skip(.symbol("(")) else { return nil }
        while parser.next != nil, !parser.skip(.symbol(")")) {
            guard case .word(let label)? = parser.take() else { return nil }
            // The second name is the one in the method's body.
            if case .word? = parser.next { _ = parser.take() }
            guard parser.skip(.symbol(":")) else { return nil }
            parameters.append(Parameter(label: label, type: parser.type()))
            if parser.skip(.symbol("=")) { parser.skipDefault() }
            _ = parser.skip(.symbol(","))
        }
        while case .word(let word)? = parser.next, word != "where" {
            _ = parser.take()
            if word == "async" { isAsync = true }
            guard word == "throws" || word == "rethrows" else { continue }
            canThrow = true
            if parser.skip(.symbol("(")) {
                canThrow = parser.type().text != "Never"
                _ = parser.skip(.symbol(")"))
            }
        }
        if parser.skip(.symbol("->")) { result = parser.type() }
    }

    /// Returns what differs between this method and one that is required, in words; nothing when it is that method.
    func differences(from required: MethodDeclaration) -> [String] {
        var differences: [String] = []
        if name != required.name { differences.append("its name must be '\(required.name)'") }
        if isStatic { differences.append("it must not be 'static'") }
        if parameters.count != required.parameters.count {
            differences.append("it must have the arguments of '\(required.fullName)'")
        } else {
            for (own, other) in zip(parameters, required.parameters) {
                differences += own.differences(from: other)
            }
        }
        if isAsync != required.isAsync {
            differences.append(isAsync ? "it must not be 'async'" : "it must be 'async'")
        }
        if canThrow, !required.canThrow { differences.append("it must not throw") }
        if !result.matches(required.result) {
            differences.append("it must return '\(required.result.text)', not '\(result.text)'")
        }
        return differences
    }
}

extension MethodDeclaration.Parameter {
    fileprivate func differences(from required: Self) -> [String] {
        var differences: [String] = []
        if label != required.label { differences.append("the label '\(label)' must be '\(required.label)'") }
        if !type.matches(required.type) {
            differences.append("'\(label)' must be of type '\(required.type.text)', not '\(type.text)'")
        } else if required.type.isEscaping, !type.isEscaping {
            differences.append("'\(label)' must be '@escaping'")
        }
        return differences
    }
}
