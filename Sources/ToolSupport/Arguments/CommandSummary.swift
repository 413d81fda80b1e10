/// The arguments of a command as values, from which its help, the manual and the shell completions are generated.
package struct CommandSummary {
    /// The name of the command.
    package let name: String
    /// The description of the command, in one line.
    package let abstract: String
    /// Further details.
    package let discussion: String
    /// The usage of the command: its required options, whether it has others, and its other arguments.
    package let usage: String
    /// The arguments other than options.
    package let operands: OperandSummary?
    /// The options, in the order of the help.
    package let options: [OptionSummary]
    /// Whether an option's value may follow an equals sign.
    package let acceptsEqualsSigns: Bool

    /// Summarizes the declaration of a command.
    ///
    /// - Parameter tool: The name by which the tool was called.
    init<Command: Subcommand>(of _: Command.Type, tool: String) {
        let declaration = Command.declaration
        let defaults = Command()
        name = declaration.name
        abstract = declaration.abstract
        discussion = declaration.discussion
        operands = declaration.operands.map { OperandSummary(of: $0, defaults: defaults) }
        options = declaration.options.map { OptionSummary(of: $0, in: declaration, defaults: defaults) }
        acceptsEqualsSigns = declaration.style == .doubleDash
        let required = options.filter(\.isRequired).map(\.label)
        let others = options.count > required.count ? ["[<options>]"] : []
        usage = ([tool, name] + required + others + [operands?.usage].compactMap(\.self)).joined(separator: " ")
    }
}

/// An option of a command.
package struct OptionSummary {
    /// The name as users write it.
    package let spelling: String
    /// The value that follows the option; `nil` for an option without one.
    package let value: ValueSummary?
    /// The description of the option.
    package let help: String
    /// Whether the command requires the option.
    package let isRequired: Bool

    /// The name, followed by the placeholder for the value.
    package var label: String { spelling + (value.map { " <\($0.name)>" } ?? "") }

    fileprivate init<Command>(
        of option: OptionDeclaration<Command>,
        in declaration: CommandDeclaration<Command>,
        defaults: Command
    ) {
        spelling = declaration.spelling(of: option)
        value = option.valueName.map { name in
            ValueSummary(name: name, choices: option.choices, defaultText: option.defaultText(defaults))
        }
        help = option.help
        isRequired = option.isRequired
    }
}

/// The arguments of a command other than options.
package struct OperandSummary {
    /// One of the arguments.
    package let value: ValueSummary
    /// The description of the arguments.
    package let help: String
    /// The spelling of the arguments in the usage of the command.
    package let usage: String

    fileprivate init<Command>(of operands: OperandDeclaration<Command>, defaults: Command) {
        let defaultText = defaults[keyPath: operands.property].joined(separator: " ")
        value = ValueSummary(name: operands.name, choices: [], defaultText: defaultText.isEmpty ? nil : defaultText)
        help = operands.help
        let name = operands.count.upperBound == 1 ? "<\(operands.name)>" : "<\(operands.name)> ..."
        usage = operands.count.lowerBound == 0 ? "[\(name)]" : name
    }
}

/// The value of an option or of another argument.
package struct ValueSummary {
    /// The placeholder for the value in the help.
    package let name: String
    /// The valid values, if they can be listed.
    package let choices: [String]
    /// The default as text; `nil` if the help shows none.
    package let defaultText: String?

    /// The valid values and the default in parentheses, to be appended to the help; empty if there is nothing to say.
    package var facts: String {
        let facts = [
            choices.isEmpty ? nil : "values: \(choices.joined(separator: ", "))",
            defaultText.map { "default: \($0)" },
        ]
        let known = facts.compactMap(\.self)
        return known.isEmpty ? "" : " (\(known.joined(separator: "; ")))"
    }
}
