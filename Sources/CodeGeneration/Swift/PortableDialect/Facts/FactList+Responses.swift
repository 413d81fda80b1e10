import IntentInterface

extension FactList {
    /// Adds what is said about the response of an intent.
    mutating func addResponse(of intent: IntentDeclaration) {
        for property in intent.responseProperties { add(property) }
        if let output = intent.facts.outputProperty { add("output(\(literal: output))") }
        for code in intent.responseCodes where code.isStated { add(code) }
    }

    private mutating func add(_ code: ResponseCodeDeclaration) {
        add(
            """
            code(\(code.rawValue), \(literal: code.name)\
            \(argument: "success", if: code.isSuccess)\
            \(argument: "text", code.template, key: code.templateKey)\
            \(argument: "concise", code.conciseTemplate, keyLabel: "conciseID"))
            """
        )
    }
}
