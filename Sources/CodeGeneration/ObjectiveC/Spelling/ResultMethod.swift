import IntentInterface

/// A method of a result class that makes a result, by calling the method of the superclass with its argument.
struct ResultMethod {
    /// What the comment says.
    var comment: String
    /// The method.
    var declaration: MethodDeclaration
    /// The method's name in Swift with its argument label; `nil` if Swift chooses one.
    var swiftName: String?
    /// The selector of the superclass's method.
    var superclassSelector: String
    /// The type of the superclass's argument, where that method would take values that are none of the file's type.
    var superclassType: String?

    init(
        _ selector: String,
        _ type: String,
        _ argument: String,
        calling superclassSelector: String,
        ofType superclassType: String? = nil,
        swiftName: String?,
        comment: String
    ) {
        self.comment = comment
        self.swiftName = swiftName
        self.superclassSelector = superclassSelector
        self.superclassType = superclassType
        declaration = Self.declaration(selector, type, argument)
    }

    /// The superclass's method as it is declared to be of no use; `nil` where it is not.
    var unavailable: MethodDeclaration? {
        superclassType.map { Self.declaration(superclassSelector, $0, declaration.arguments[0].name) }
    }

    private static func declaration(_ selector: String, _ type: String, _ argument: String) -> MethodDeclaration {
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
                className,
                "resolvedValue",
                calling: "successWithResolvedValue:",
                ofType: "NSInteger",
                swiftName: "success(with:)",
                comment: ResultComment.successWithValue
            ),
            ResultMethod(
                "confirmationRequiredWith\(name)ToConfirm:",
                className,
                "valueToConfirm",
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
                "\(className) *",
                "resolvedObject",
                calling: "successWithResolvedObject:",
                ofType: "__kindof INObject *",
                swiftName: "success(with:)",
                comment: ResultComment.successWithObject
            ),
            ResultMethod(
                "disambiguationWith\(name)sToDisambiguate:",
                "NSArray<\(className) *> *",
                "objectsToDisambiguate",
                calling: "disambiguationWithObjectsToDisambiguate:",
                ofType: "NSArray<__kindof INObject *> *",
                swiftName: "disambiguation(with:)",
                comment: ResultComment.disambiguation
            ),
            ResultMethod(
                "confirmationRequiredWith\(name)ToConfirm:",
                "\(className) *",
                "objectToConfirm",
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
                reasonEnumName,
                "reason",
                calling: "unsupportedWithReason:",
                swiftName: nil,
                comment: ResultComment.unsupported
            )
        ]
    }
}
