/// What a command takes, as values: its help, the manual and the completions of shells are written from it.
package struct CommandSummary {
    /// The name by which the command is called.
    package let name: String
    /// What the command does, in one line.
    package let abstract: String
    /// More about it.
    package let discussion: String
    /// How the command is called: its required options, whether there are others, and its other arguments.
    package let usage: String
    /// The arguments that are no options.
    package let operands: OperandSummary?
    /// The options, in the order of the help.
    package let options: [OptionSummary]
    /// Whether an option's value may follow an equals sign.
    package let acceptsEqualsSigns: Bool

    /// Summarises the declaration of a command.
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
    /// The value that follows; `nil` for an option without one.
    package let value: ValueSummary?
    /// What the option is for.
    package let help: String
    /// Whether the command needs the option.
    package let isRequired: Bool

    /// The name with what stands for its value.
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

/// The arguments of a command that are no options.
package struct OperandSummary {
    /// One of them.
    package let value: ValueSummary
    /// What they are for.
    package let help: String
    /// How they are written in the usage of the command.
    package let usage: String

    fileprivate init<Command>(of operands: OperandDeclaration<Command>, defaults: Command) {
        let defaultText = defaults[keyPath: operands.property].joined(separator: " ")
        value = ValueSummary(name: operands.name, choices: [], defaultText: defaultText.isEmpty ? nil : defaultText)
        help = operands.help
        let name = operands.count.upperBound == 1 ? "<\(operands.name)>" : "<\(operands.name)> ..."
        usage = operands.count.lowerBound == 0 ? "[\(name)]" : name
    }
}

/// What can be given for an option or as another argument.
package struct ValueSummary {
    /// What stands for the value in the help.
    package let name: String
    /// All values, where they can be listed.
    package let choices: [String]
    /// The default as text, where there is one to show.
    package let defaultText: String?

    /// The values and the default in brackets, to follow the help; empty where there is nothing to tell.
    package var facts: String {
        let facts = [
            choices.isEmpty ? nil : "values: \(choices.joined(separator: ", "))",
            defaultText.map { "default: \($0)" },
        ]
        let known = facts.compactMap(\.self)
        return known.isEmpty ? "" : " (\(known.joined(separator: "; ")))"
    }
}
