/// A declaration that a family of system intents generates.
package enum SystemDeclaration: Sendable {
    case intent(SystemIntentDeclaration)
    case domain(DomainDeclaration)
    case protocolType(ProtocolDeclaration)
    case valueClass(ValueClassDeclaration)
    case result(ResultDeclaration)
    case enumeration(EnumDeclaration, aliases: [CaseAlias])
    case options(EnumDeclaration)
    case constants(ConstantsDeclaration)
}

/// A system intent: what a custom intent generates, and more.
package struct SystemIntentDeclaration: Sendable {
    /// The class, the handling protocol and the response.
    package var intent: IntentDeclaration
    /// The initializers.
    package var initializers: [InitializerDeclaration]
    /// The methods of the handling protocol that have a single form.
    package var methods: [ProtocolMethod]
    /// The name of the constant that holds the name of the class.
    package var identifierConstant: String?
}

/// An initializer that gives properties their values, or a class method that does so with a new object.
package struct InitializerDeclaration: Hashable, Sendable {
    /// An argument.
    package struct Argument: Hashable, Sendable {
        /// The label.
        package var label: String
        /// The type.
        package var type: String
        /// The code of the value that the argument can be left out for.
        package var defaultValue: String?
        /// The property that gets the value.
        package var property: String
    }

    /// The method's name; `nil` for an initializer.
    package var name: String?
    /// The mark after `init`: nothing, `?` or `!`.
    package var failability = ""
    /// The arguments.
    package var arguments: [Argument] = []
    /// The code of the values that other properties get.
    package var values: [Value] = []

    /// The code of a property's value.
    package struct Value: Hashable, Sendable {
        /// The property.
        package var property: String
        /// The code.
        package var code: String
    }
}

/// A method that a protocol requires.
package struct ProtocolMethod: Hashable, Sendable {
    /// A parameter.
    package struct Parameter: Hashable, Sendable {
        /// The label.
        package var label: String
        /// The name.
        package var name: String
        /// The type.
        package var type: String
    }

    /// The name without labels.
    package var name: String
    /// The parameters.
    package var parameters: [Parameter]

    /// The declaration as Swift has it, such as `func stop(for intent: RideIntent)`.
    package var spelling: String {
        let list = parameters.map { parameter in
            let (label, name) = (parameter.label, parameter.name)
            return "\(label == name ? name : "\(label) \(name)"): \(parameter.type)"
        }
        return "func \(name)(\(list.joined(separator: ", ")))"
    }

    /// The name with argument labels, such as `stop(for:)`.
    package var fullName: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }
}

/// A protocol that isn't a handling protocol.
package struct ProtocolDeclaration: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The methods.
    package var methods: [ProtocolMethod]
}

/// The protocol of handlers for a whole family.
package struct DomainDeclaration: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The handling protocols that it refines.
    package var protocols: [String]
}

/// A class of values.
package struct ValueClassDeclaration: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The superclass.
    package var superclass: String
    /// The properties.
    package var properties: [PropertyDeclaration]
    /// The initializers and class methods that create objects.
    package var initializers: [InitializerDeclaration]
}

/// A class of results.
package struct ResultDeclaration: Hashable, Sendable {
    /// The statement of a result about a value.
    package enum Outcome: Hashable, Sendable {
        case success
        case successes
        case disambiguation
        case confirmation
    }

    /// The name.
    package var name: String
    /// The superclass.
    package var superclass: String
    /// Whether a result can be made of one of the superclass.
    package var wrapsSuperclass: Bool
    /// The type of the values.
    package var value: String
    /// The code of the value that the argument can be left out for.
    package var defaultValue: String?
    /// Whether a value to confirm can be missing.
    package var isConfirmedValueOptional: Bool
    /// What results say about values, in the order of their class methods.
    package var outcomes: [Outcome]
    /// The reasons for refusing a value.
    package var unsupportedReason: EnumDeclaration?
    /// The reasons for asking whether a value is meant.
    package var confirmationReason: EnumDeclaration?
}

/// A second name of a case.
package struct CaseAlias: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The case.
    package var original: String
}

/// A structure of string constants.
package struct ConstantsDeclaration: Hashable, Sendable {
    /// A constant.
    package struct Constant: Hashable, Sendable {
        /// The name.
        package var name: String
        /// The text.
        package var text: String
    }

    /// The name.
    package var name: String
    /// The constants.
    package var constants: [Constant]
}
