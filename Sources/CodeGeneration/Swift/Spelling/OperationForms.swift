import IntentInterface

/// A method of a handling protocol as it is spelled in Swift: a form that completes a handler and, for most methods,
/// an `async` one.
struct OperationForms {
    /// The method's name.
    let name: String
    /// The arguments that both forms have.
    let arguments: String
    /// The last argument of the form with a completion handler, such as `with completion`; `nil` where there is none.
    var completion: String?
    /// What the completion handler takes.
    var completionValues = ""
    /// The effects of the `async` form with the arrow, such as `async throws ->`; `nil` where there is none.
    var effects: String?
    /// What the form without a completion handler gives.
    var result = ""
    /// The name of the form that completes a handler with all labels.
    let completionReference: String
    /// The name of the `async` form, or of the only form, with all labels.
    let asyncReference: String
    /// The portable protocol's name of the type of the completion handler, and of the result of the `async` form. A
    /// handler has them as members, so they name the protocol.
    let completionName: String
    let resultName: String

    /// Spells a method.
    init(_ operation: Operation, of intent: IntentDeclaration, style: DeclarationStyle) {
        let className = intent.className.swiftType
        let error = style.anyOptional("Error")
        name = operation.baseName
        completionReference = operation.completionName
        asyncReference = operation.asyncName ?? operation.completionName
        let method = "\(intent.protocolName)\(name.prefix(1).uppercased())\(name.dropFirst())"
        (completionName, resultName) = ("\(method)Completion", "\(method)Result")
        switch operation.kind {
        case .handle, .confirm:
            (arguments, completion) = ("intent: \(className)", "completion")
            result = intent.responseClassName.swiftType
            (completionValues, effects) = (result, "async ->")
        case .resolve(let property, let resultClass):
            (arguments, completion) = ("for intent: \(className)", "with completion")
            result = property.type.isArray ? "[\(resultClass.swiftType)]" : resultClass.swiftType
            (completionValues, effects) = (result, "async ->")
        case .optionsCollection(let property, let searches):
            arguments = "for intent: \(className)\(searches ? ", searchTerm: String?" : "")"
            completion = "with completion"
            result = "INObjectCollection<\(property.type.swiftCollectionElement)>"
            (completionValues, effects) = ("\(result)?, \(error)", "async throws ->")
        case .defaultValue(let property):
            arguments = "for intent: \(className)"
            result = property.type.swiftProperty
        case .options(let property):
            (arguments, completion) = ("for intent: \(className)", "with completion")
            completionValues = "\(property.type.swiftList)?, \(error)"
        }
    }

    /// The form that completes a handler, or the only form.
    var completionForm: String {
        guard let completion else { return "func \(name)(\(arguments)) -> \(result)" }
        return "func \(name)(\(arguments), \(completion): @escaping (\(completionValues)) -> Swift.Void)"
    }

    /// The `async` form.
    var asyncForm: String? {
        effects.map { "func \(name)(\(arguments)) \($0) \(result)" }
    }

    /// What a call passes for the arguments of both forms.
    var passedArguments: String {
        let label = arguments.hasPrefix("for intent") ? "for: intent" : "intent: intent"
        return arguments.contains("searchTerm") ? "\(label), searchTerm: searchTerm" : label
    }

    /// The label of the completion handler in a call.
    var passedCompletion: String { completion == "completion" ? "completion: " : "with: " }

    /// The method that completes a handler, whichever form is implemented.
    var completionBridge: String { "\(completionForm.dropLast()), _ bridge: IntentMetadataBridge = .init())" }

    /// The method that returns a result, whichever form is implemented.
    var asyncBridge: String {
        "func \(name)(\(arguments), _ bridge: IntentMetadataBridge = .init()) \(effects ?? "") \(result)"
    }
}
