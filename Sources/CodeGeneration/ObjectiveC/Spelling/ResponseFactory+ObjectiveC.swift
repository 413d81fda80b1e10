import IntentInterface

extension IntentDeclaration {
    /// The initializer of the response.
    var responseInitializer: MethodDeclaration {
        MethodDeclaration(
            start: "- (instancetype)",
            selector: "initWithCode:userActivity:",
            arguments: [
                MethodDeclaration.Argument(type: responseCodeName, name: "code"),
                MethodDeclaration.Argument(type: "nullable NSUserActivity *", name: "userActivity"),
            ]
        )
    }
}

extension ResponseFactory {
    /// The method as it is declared in Objective-C.
    var objectiveCMethod: MethodDeclaration {
        MethodDeclaration(
            start: "+ (instancetype)",
            selector: selector,
            arguments: arguments.map {
                MethodDeclaration.Argument(type: $0.property.type.objectiveCValue, name: $0.property.name)
            }
        )
    }
}
