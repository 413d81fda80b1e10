import IntentInterface

/// The Swift forms of a method of a handling protocol: a completion handler form and, for most methods, an `async` form.
struct OperationForms {
    /// The method's name.
    let name: String
    /// The arguments of both forms.
    let arguments: String
    /// The label and the name of the completion handler, such as `with completion`; `nil` for a method without one.
    var completion: String?
    /// The types of the completion handler's arguments.
    var completionValues = ""
    /// The arguments of the completion handler of an older form; `nil` if the method has only the newer form.
    var olderValues: String?
    /// The completion handler for the older form, which hands its results on to that of the newer form. Both forms with
    /// a completion handler and both `async` ones go by it.
    var olderCompletion: String?
    /// The effects of the `async` form with the arrow, such as `async throws ->`; `nil` for a method without this form.
    var effects: String?
    /// The result type of the form without a completion handler.
    var result = ""
    /// The name of the completion handler form with all labels.
    let completionReference: String
    /// The name of the `async` form, or of the only form, with all labels.
    let asyncReference: String
    /// The associated type of the completion handler in the portable protocol. Handlers have it as a member, so its name
    /// contains that of the protocol.
    let completionName: String
    /// The associated type of the result of the `async` form, named in the same way.
    let resultName: String

    /// Creates the forms of a method.
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
            let label = operation.intentLabel
            (arguments, completion) = ((label == "intent" ? "" : "\(label) ") + "intent: \(className)", "completion")
            result = intent.responseClassName.swiftType
            (completionValues, effects) = (result, "async ->")
        case .resolve(let property, let resultClass):
            (arguments, completion) = ("for intent: \(className)", "with completion")
            result = property.type.isArray ? "[\(resultClass.swiftType)]" : resultClass.swiftType
            (completionValues, effects) = (result, "async ->")
            guard let older = operation.olderResultClass else { return }
            let label = older.resultLabel
            let (values, results) =
                property.type.isArray
                ? ("[\(older)]", "older.map { .init(\(label): $0) }") : (older, ".init(\(label): older)")
            olderValues = values
            olderCompletion = "{ (older: \(values)) -> Swift.Void in completion(\(results)) }"
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

    /// The completion handler form, or the only form.
    var completionForm: String {
        guard completion != nil else { return "func \(name)(\(arguments)) -> \(result)" }
        return completionForm(taking: completionValues)
    }

    /// The form with a completion handler that takes given values.
    func completionForm(taking values: String) -> String {
        "func \(name)(\(arguments), \(completion ?? ""): @escaping (\(values)) -> Swift.Void)"
    }

    /// The `async` form.
    var asyncForm: String? {
        effects.map { "func \(name)(\(arguments)) \($0) \(result)" }
    }

    /// The values for the arguments of both forms in a call.
    var passedArguments: String {
        let label = arguments.prefix { $0 != " " && $0 != ":" }
        return arguments.contains("searchTerm") ? "\(label): intent, searchTerm: searchTerm" : "\(label): intent"
    }

    /// The label of the completion handler in a call.
    var passedCompletion: String { completion == "completion" ? "completion: " : "with: " }

    /// The method that calls a completion handler, no matter which form is implemented.
    var completionBridge: String { "\(completionForm.dropLast()), _ bridge: IntentMetadataBridge = .init())" }

    /// The method that returns a result, no matter which form is implemented.
    var asyncBridge: String {
        "func \(name)(\(arguments), _ bridge: IntentMetadataBridge = .init()) \(effects ?? "") \(result)"
    }
}
