import IntentInterface

/// A method of a result class that creates a result by calling a method of the superclass.
struct ResultMethod {
    /// The text of the comment.
    var comment: String
    /// The method.
    var declaration: MethodDeclaration
    /// The method's name in Swift with its argument label; `nil` for the name that Swift derives.
    var swiftName: String?
    /// The selector of the superclass's method.
    var superclassSelector: String
    /// The argument type of the superclass's method, if that accepts values of other types.
    var superclassType: String?

    init(
        _ selector: String,
        taking type: String,
        named argument: String,
        calling superclassSelector: String,
        ofType superclassType: String? = nil,
        swiftName: String?,
        comment: String
    ) {
        self.comment = comment
        self.swiftName = swiftName
        self.superclassSelector = superclassSelector
        self.superclassType = superclassType
        declaration = Self.declaration(selector, taking: type, named: argument)
    }

    /// The superclass's method, if it must be declared unavailable.
    var unavailable: MethodDeclaration? {
        superclassType.map { type in
            Self.declaration(superclassSelector, taking: type, named: declaration.arguments[0].name)
        }
    }

    private static func declaration(
        _ selector: String,
        taking type: String,
        named argument: String
    ) -> MethodDeclaration {
        MethodDeclaration(
            start: "+ (instancetype)",
            selector: selector,
            arguments: [MethodDeclaration.Argument(type: type, name: argument)]
        )
    }
}

extension EnumDeclaration {
    /// The methods of the result's class.
    var resultMethods: [ResultMethod] {
        [
            ResultMethod(
                "successWithResolved\(name):",
                taking: className,
                named: "resolvedValue",
                calling: "successWithResolvedValue:",
                ofType: "NSInteger",
                swiftName: "success(with:)",
                comment: ResultComment.successWithValue
            ),
            ResultMethod(
                "confirmationRequiredWith\(name)ToConfirm:",
                taking: className,
                named: "valueToConfirm",
                calling: "confirmationRequiredWithValueToConfirm:",
                ofType: "NSInteger",
                swiftName: "confirmationRequired(with:)",
                comment: ResultComment.confirmationOfValue
            ),
        ]
    }
}

extension TypeDeclaration {
    /// The methods of the result's class.
    var resultMethods: [ResultMethod] {
        [
            ResultMethod(
                "successWithResolved\(name):",
                taking: "\(className) *",
                named: "resolvedObject",
                calling: "successWithResolvedObject:",
                ofType: "__kindof INObject *",
                swiftName: "success(with:)",
                comment: ResultComment.successWithObject
            ),
            ResultMethod(
                "disambiguationWith\(name)sToDisambiguate:",
                taking: "NSArray<\(className) *> *",
                named: "objectsToDisambiguate",
                calling: "disambiguationWithObjectsToDisambiguate:",
                ofType: "NSArray<__kindof INObject *> *",
                swiftName: "disambiguation(with:)",
                comment: ResultComment.disambiguation
            ),
            ResultMethod(
                "confirmationRequiredWith\(name)ToConfirm:",
                taking: "\(className) *",
                named: "objectToConfirm",
                calling: "confirmationRequiredWithObjectToConfirm:",
                ofType: "nullable __kindof INObject *",
                swiftName: "confirmationRequired(with:)",
                comment: ResultComment.confirmationOfObject
            ),
        ]
    }
}

extension ParameterResultDeclaration {
    /// The methods of the result's class.
    var resultMethods: [ResultMethod] {
        [
            ResultMethod(
                "unsupportedForReason:",
                taking: reasonEnumName,
                named: "reason",
                calling: "unsupportedWithReason:",
                swiftName: nil,
                comment: ResultComment.unsupported
            )
        ]
    }
}
