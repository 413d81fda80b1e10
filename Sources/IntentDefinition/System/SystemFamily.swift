package import Basics

/// A family of the system's own intents, such as messages or workouts, as its file describes it.
///
/// The classes of these intents belong to Apple's frameworks; elsewhere the runtime has them, generated from this model.
package struct SystemFamily: Sendable {
    /// The path of the file.
    package var file: String
    /// The intents.
    package var intents: [Intent] = []
    /// The protocol of handlers for the whole family.
    package var domain: Domain?
    /// Other protocols, which handlers are given objects of.
    package var protocols: [ProtocolType] = []
    /// The classes of values.
    package var classes: [Class] = []
    /// The results with which handlers resolve parameters.
    package var results: [Result] = []
    /// The enums of values. Response codes and reasons are part of what they belong to.
    package var enums: [Enumeration] = []
    /// The option sets.
    package var options: [Enumeration] = []
    /// The structures of string constants.
    package var strings: [Constants] = []

    /// Creates a family without members.
    package init(file: String) {
        self.file = file
    }
}

extension SystemFamily {
    /// An intent with its response and its handling protocol.
    package struct Intent: Sendable {
        /// The name without `IN` and `Intent`, such as `SendMessage`.
        package var name: Located<String>
        /// The first version of each of Apple's systems that has the intent, such as `10.0`, by the system's name.
        package var since: [Named<String>] = []
        /// The version of iOS that deprecated the intent.
        package var deprecated: Located<String>?
        /// The parameters, in the order in which they are resolved; those that no handler resolves come last.
        package var parameters: [Parameter] = []
        /// The initializers.
        package var initializers: [Initializer] = []
        /// The label of the intent in the methods that confirm and handle it; `nil` for `intent`.
        package var label: Located<String>?
        /// The methods of the handling protocol that have a single form.
        package var methods: [Method] = []
        /// Whether only the system sends the intent, so that apps can't donate it.
        package var isOnlyOfSystem = false
        /// Whether there is a constant that holds the name of the intent's class.
        package var hasIdentifierConstant = false
        /// The properties of the response.
        package var responseProperties: [Property] = []
        /// The codes of the response with their raw values.
        package var codes: [Named<Int>] = []
    }

    /// A property of an intent, a response or a class.
    package struct Property: Sendable {
        /// The name.
        package var name: Located<String>
        /// The type.
        package var type: Located<SystemType>
        /// Whether apps can change the value.
        package var isWritable = false
    }

    /// A parameter of an intent.
    package struct Parameter: Sendable {
        /// The property that holds the value.
        package var property: Property
        /// The class of results; `nil` if handlers don't resolve the parameter.
        package var result: Located<String>?
        /// The class of results that an older form of the method takes.
        package var olderResult: Located<String>?
    }

    /// An initializer, or a class method that creates an object.
    package struct Initializer: Sendable {
        /// The mark after `init`: nothing, `?` or `!`.
        package var failability = ""
        /// The arguments.
        package var arguments: [Argument] = []
    }

    /// An argument that becomes the value of a property.
    package struct Argument: Sendable {
        /// The label, if it isn't the name of the property.
        package var label: Located<String>?
        /// The name of the property.
        package var property: Located<String>
        /// The type, if it isn't that of the property.
        package var type: Located<SystemType>?
        /// The value that the argument can be left out for.
        package var defaultValue: String?
    }

    /// A method that a protocol requires.
    package struct Method: Sendable {
        /// The name without labels.
        package var name: Located<String>
        /// The parameters.
        package var parameters: [MethodParameter] = []
    }

    /// A parameter of a method.
    package struct MethodParameter: Sendable {
        /// The label.
        package var label: Located<String>
        /// The name.
        package var name: Located<String>
        /// The type.
        package var type: Located<SystemType>
    }

    /// A protocol.
    package struct ProtocolType: Sendable {
        /// The name.
        package var name: Located<String>
        /// The methods.
        package var methods: [Method] = []
    }

    /// The protocol of handlers for a whole family.
    package struct Domain: Sendable {
        /// The name.
        package var name: Located<String>
        /// The names of the intents whose protocols it refines.
        package var intents: [Located<String>] = []
    }

    /// A class of values.
    package struct Class: Sendable {
        /// The name.
        package var name: Located<String>
        /// The superclass, if it isn't that of all values.
        package var superclass: Located<String>?
        /// The properties.
        package var properties: [Property] = []
        /// The initializers.
        package var initializers: [Initializer] = []
        /// Whether an object can be created without arguments.
        package var hasPlainInitializer = false
        /// The class methods that create objects.
        package var factories: [Factory] = []
    }

    /// A class method that creates an object.
    package struct Factory: Sendable {
        /// The name without labels.
        package var name: Located<String>
        /// The arguments.
        package var arguments: [Argument] = []
        /// The code of the values that other properties get, by the properties' names.
        package var values: [Named<String>] = []
    }

    /// A class of results.
    package struct Result: Sendable {
        /// The name.
        package var name: Located<String>
        /// The class of results whose values it takes, if it adds reasons to one.
        package var superclass: Located<String>?
        /// The type of the values.
        package var value: Located<SystemType>?
        /// Whether a result can ask which of several values is meant.
        package var disambiguates = false
        /// Whether several values can be resolved at once.
        package var hasSuccesses = false
        /// The reasons for refusing a value.
        package var unsupportedReason: Enumeration?
        /// The reasons for asking whether a value is meant.
        package var confirmationReason: Enumeration?
    }

    /// An enum or an option set.
    package struct Enumeration: Sendable {
        /// The name; that of a nested enum has a dot.
        package var name: Located<String>
        /// The cases with their raw values.
        package var values: [Named<Int>] = []
        /// Second names, each for the name of a case.
        package var aliases: [Named<String>] = []
    }

    /// A structure of string constants.
    package struct Constants: Sendable {
        /// The name.
        package var name: Located<String>
        /// The constants with their texts.
        package var values: [Named<String>] = []
    }

    /// A value under a name.
    package struct Named<Value: Sendable>: Sendable {
        /// The name.
        package var name: Located<String>
        /// The value.
        package var value: Value
    }
}
