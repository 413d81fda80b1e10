import IntentInterface

extension Operation {
    /// The method as it is declared in Objective-C.
    func objectiveCMethod(of intent: IntentDeclaration) -> MethodDeclaration {
        MethodDeclaration(start: "- (\(objectiveCResult))", selector: selector, arguments: arguments(of: intent))
    }

    private var objectiveCResult: String {
        if case .defaultValue(let property) = kind { property.type.objectiveCNullableValue } else { "void" }
    }

    private func arguments(of intent: IntentDeclaration) -> [MethodDeclaration.Argument] {
        var arguments = [MethodDeclaration.Argument(type: "\(intent.className) *", name: "intent")]
        if case .optionsCollection(_, searches: true) = kind {
            arguments.append(MethodDeclaration.Argument(type: "nullable NSString *", name: "searchTerm"))
        }
        if let values = completionValues(of: intent) {
            arguments.append(MethodDeclaration.Argument(type: "void (^)(\(values))", name: "completion"))
        }
        return arguments
    }

    /// What the completion handler takes; `nil` where there is none.
    private func completionValues(of intent: IntentDeclaration) -> String? {
        switch kind {
        case .handle, .confirm: "\(intent.responseClassName) *response"
        case .resolve(let property, let resultClass) where property.type.isArray:
            "NSArray<\(resultClass) *> *resolutionResult"
        case .resolve(_, let resultClass): "\(resultClass) *resolutionResult"
        case .optionsCollection(let property, _):
            """
            INObjectCollection<\(property.type.objectiveCObject)> *_Nullable \(property.name)OptionsCollection, \
            NSError *_Nullable error
            """
        case .defaultValue: nil
        case .options(let property):
            "\(property.type.objectiveCList)_Nullable \(property.name)Options, NSError *_Nullable error"
        }
    }
}
