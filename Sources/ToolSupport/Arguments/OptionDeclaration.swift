/// An option of a command: its name, and the property that it sets.
package struct OptionDeclaration<Command> {
    /// The name without its dashes.
    let name: String
    /// The placeholder for the value in the help; `nil` for an option without a value.
    let valueName: String?
    /// The description of the option in the help.
    let help: String
    /// Whether the command requires the option.
    let isRequired: Bool
    /// The valid values, if they can be listed.
    let choices: [String]
    /// The description of the valid values, for a message about an invalid one.
    let validValues: String
    /// The default value as text; `nil` if the help shows none.
    let defaultText: (Command) -> String?
    /// Sets the property from a value; returns false if the text isn't a valid value.
    let set: (_ command: inout Command, _ value: String) -> Bool

    /// An option without a value that sets a property to true.
    package static func flag(_ name: String, _ property: WritableKeyPath<Command, Bool>, help: String) -> Self {
        Self(
            name: name,
            valueName: nil,
            help: help,
            isRequired: false,
            choices: [],
            validValues: "",
            defaultText: { _ in nil },
            set: { command, _ in
                command[keyPath: property] = true
                return true
            }
        )
    }

    /// An option with a value.
    package static func value<Value: ArgumentValue>(
        _ name: String,
        valueName: String,
        _ property: WritableKeyPath<Command, Value>,
        help: String,
        isRequired: Bool = false
    ) -> Self {
        Self(
            name: name,
            valueName: valueName,
            help: help,
            isRequired: isRequired,
            choices: Value.choices,
            validValues: Value.validValues,
            defaultText: { command in command[keyPath: property].defaultText },
            set: { command, text in
                guard let value = Value(argument: text) else { return false }
                command[keyPath: property] = value
                return true
            }
        )
    }

    /// An option with a text value that can be given several times.
    package static func values(
        _ name: String,
        valueName: String,
        _ property: WritableKeyPath<Command, [String]>,
        help: String
    ) -> Self {
        Self(
            name: name,
            valueName: valueName,
            help: help + " Can be given several times.",
            isRequired: false,
            choices: [],
            validValues: "",
            defaultText: { _ in nil },
            set: { command, text in
                command[keyPath: property].append(text)
                return true
            }
        )
    }
}
