/// An option of a command: its name, and the property that it sets.
package struct OptionDeclaration<Command> {
    /// The name without its dashes.
    let name: String
    /// What stands for the value in the help; `nil` for an option without a value.
    let valueName: String?
    /// What the option is for.
    let help: String
    /// Whether the command needs the option.
    let isRequired: Bool
    /// The texts that can be given as value, where they can be listed.
    let choices: [String]
    /// What texts are values, for a message about one that is not.
    let validValues: String
    /// The default as text, where there is one to show.
    let defaultText: (Command) -> String?
    /// Sets the property from a value; false where the text is no value.
    let set: (_ command: inout Command, _ value: String) -> Bool

    /// An option that says yes by being there.
    package static func flag(_ name: String, _ property: WritableKeyPath<Command, Bool>, _ help: String) -> Self {
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
        _ valueName: String,
        _ property: WritableKeyPath<Command, Value>,
        _ help: String,
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

    /// An option with a text as value that may be given several times.
    package static func values(
        _ name: String,
        _ valueName: String,
        _ property: WritableKeyPath<Command, [String]>,
        _ help: String
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
