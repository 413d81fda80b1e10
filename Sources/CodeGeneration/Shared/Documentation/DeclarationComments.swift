package import IntentInterface

// The documentation comments of generated declarations, for people who use a generated class. Every language and
// dialect says the same in the same words.

extension IntentDeclaration {
    /// The comment on the intent's class.
    package var comment: String {
        let texts = [facts.title?.text.nonEmpty ?? name, facts.summary?.text.nonEmpty]
        let text = texts.compactMap(\.self).joined(separator: "\n\n")
        return """
            \(text)

            To handle the intent, adopt ``\(protocolName)`` and respond with ``\(responseClassName)``.
            """
    }

    /// The comment on the handling protocol.
    package var protocolComment: String {
        let calls =
            isEligibleForWidgets
            ? "A widget calls only the methods that provide options and default values."
            : "The system calls the resolve methods first, then `confirm`, and then `handle`."
        return "The methods to implement for handling ``\(className)``.\n\n\(calls)"
    }

    /// The comment on the handling protocol in Swift, which has two forms of most methods.
    package var swiftProtocolComment: String {
        """
        \(protocolComment)

        If a method has both a completion handler form and an `async` form, implement one of them.
        """
    }

    /// The comment on the response's class.
    package var responseComment: String {
        "The response to ``\(className)``: a code and the values that go with it."
    }

    /// The comment on the response's initializer.
    package var responseInitializerComment: String {
        "Creates a response with a code. If the app opens to continue the request, it receives the activity."
    }

    /// The comment on the response's code.
    package var codeComment: String { "The outcome of confirming or handling the intent." }

    /// The comment on the enum of codes.
    package var responseCodeComment: String { "The outcomes of confirming or handling ``\(className)``." }
}

extension ResponseCodeDeclaration {
    /// The comment on the code.
    package var comment: String {
        ([meaning].compactMap(\.self) + dialogs(templates)).joined(separator: "\n\n").nonEmpty
            ?? (isBuiltIn ? "An outcome of the system's intent." : "A custom outcome.")
    }

    /// The meaning of a built-in code.
    private var meaning: String? {
        switch name {
        case "unspecified": "The outcome isn't specified."
        case "ready": "The app is ready to handle the intent."
        case "continueInApp": "The app must open to continue the request."
        case "inProgress": "The request is still in progress."
        case "success": "The request succeeded."
        case "failure": "The request failed."
        case "failureRequiringAppLaunch": "The request failed, but may succeed after the app opens."
        default: nil
        }
    }
}

extension ResponseFactory {
    /// The comment on the method.
    package var comment: String {
        (["Creates a response with the code `\(code)` and the values for its dialog."] + dialogs(templates))
            .joined(separator: "\n\n")
    }
}

extension ParameterResultDeclaration {
    /// The comment on the enum of reasons.
    package var reasonsComment: String { "The reasons for rejecting a value of the `\(property.name)` parameter." }

    /// The comment on the result's class.
    package var resultComment: String { "The result of resolving the `\(property.name)` parameter." }
}

extension ParameterResultDeclaration.Reason {
    /// The comment on the reason.
    package var comment: String {
        switch (template?.text.nonEmpty, name) {
        case (let template?, _): dialogs([template])[0]
        case (nil, "negativeNumbersNotSupported"): "The number is negative."
        case (nil, "greaterThanMaximumValue"): "The number is greater than the maximum."
        case (nil, "lessThanMinimumValue"): "The number is less than the minimum."
        case (nil, _): "A custom reason."
        }
    }
}

/// The paragraphs of a comment that quote templates. The first template is the full dialog, or the only one.
private func dialogs(_ templates: [String]) -> [String] {
    zip(["Dialog: ", "Short dialog, if a screen shows the rest: "], templates).map { $0 + $1 }
}

extension Operation {
    /// The comment on the method.
    package var comment: String {
        switch kind {
        case .handle: "Handles the intent and provides the response."
        case .confirm: "Confirms that the app is ready to handle the intent."
        case .resolve(let property, _) where property.type.isArray:
            "Resolves the `\(property.name)` parameter, with one result for each of its values."
        case .resolve(let property, _):
            "Resolves the `\(property.name)` parameter: accepts its value, asks for one, or rejects it."
        case .optionsCollection(let property, searches: false):
            "Provides the options for the `\(property.name)` parameter."
        case .optionsCollection(let property, searches: true):
            """
            Provides the options for the `\(property.name)` parameter that match the search term, or all options if \
            there is no search term.
            """
        case .defaultValue(let property): "Returns the default value of the `\(property.name)` parameter."
        case .options(let property):
            "Provides the options for the `\(property.name)` parameter on systems before iOS 14 and watchOS 7."
        }
    }
}

extension PropertyDeclaration {
    /// The comment on the property.
    package var comment: String { displayName?.text.nonEmpty ?? "The value of `\(name)`." }
}

extension EnumDeclaration {
    /// The comment on the enum.
    package var comment: String { displayName?.text.nonEmpty ?? "The values of `\(name)`." }

    /// The comment on the result's class.
    package var resultComment: String { resolutionComment(of: className) }
}

extension EnumDeclaration.Case {
    /// The comment on the case.
    package var comment: String { displayName.text.nonEmpty ?? name }
}

extension TypeDeclaration {
    /// The comment on the class.
    package var comment: String { displayName?.text.nonEmpty ?? "An object of type `\(name)`." }

    /// The comment on the result's class.
    package var resultComment: String { resolutionComment(of: className) }
}

/// The comment on the class of the results for values of a class.
private func resolutionComment(of className: String) -> String {
    let startsWithVowel = className.first.map { "AEIOaeio".contains($0) } ?? false
    return "The result of resolving \(startsWithVowel ? "an" : "a") ``\(className)`` parameter."
}
