/// A command of the tool, such as `build`.
///
/// The properties hold the user's choices; their initial values are the defaults. `declaration` names the option of
/// each property once, and parsing and help follow from it.
package protocol Subcommand: Sendable {
    /// The name of the command, its description and its arguments.
    static var declaration: CommandDeclaration<Self> { get }

    /// Creates the command with its defaults.
    init()

    /// Checks for options that are valid one by one but not in combination.
    func validate() throws(UsageError)

    /// Runs the command.
    ///
    /// - Throws: `ToolFailure` if the command can't do its work, for example because its result can't be printed.
    func run(on console: Console) throws(ToolFailure) -> ExitStatus
}

extension Subcommand {
    package func validate() throws(UsageError) {}

    /// The name of the command.
    package static var name: String { declaration.name }

    /// The description of the command, in one line.
    package static var abstract: String { declaration.abstract }

    /// The help text of the command, as part of the tool with the given name.
    package static func help(tool: String) -> String { HelpText(of: summary(tool: tool)).text }

    /// The summary of the command's arguments, as part of the tool with the given name.
    package static func summary(tool: String) -> CommandSummary { CommandSummary(of: Self.self, tool: tool) }
}

/// The name of a command, its description and its arguments.
package struct CommandDeclaration<Command> {
    /// The spelling of option names.
    package enum OptionStyle: String {
        /// `--name value` or `--name=value`.
        case doubleDash = "--"
        /// `-name value`, the style of Apple's compiler. An option's value may be empty.
        case singleDash = "-"
    }

    /// The name of the command.
    var name: String
    /// The description of the command, in one line.
    var abstract: String
    /// Further details, for the command's own help.
    var discussion: String
    /// The spelling of option names.
    var style: OptionStyle
    /// The arguments other than options.
    var operands: OperandDeclaration<Command>?
    /// The options, in the order of the help.
    var options: [OptionDeclaration<Command>]

    /// Creates a declaration.
    package init(
        name: String,
        abstract: String,
        discussion: String = "",
        style: OptionStyle = .doubleDash,
        operands: OperandDeclaration<Command>? = nil,
        options: [OptionDeclaration<Command>] = []
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.style = style
        self.operands = operands
        self.options = options
    }

    /// Returns an option's name as users write it.
    func spelling(of option: OptionDeclaration<Command>) -> String {
        style.rawValue + option.name
    }
}

/// The arguments of a command other than options.
package struct OperandDeclaration<Command> {
    /// The placeholder for one of them in the help.
    var name: String
    /// The valid number of arguments.
    var count: ClosedRange<Int>
    /// The property that holds them.
    var property: WritableKeyPath<Command, [String]>
    /// The description of the arguments in the help.
    var help: String

    /// Creates a declaration.
    package init(
        name: String,
        count: ClosedRange<Int>,
        property: WritableKeyPath<Command, [String]>,
        help: String
    ) {
        self.name = name
        self.count = count
        self.property = property
        self.help = help
    }
}

extension Subcommand {
    /// Runs the command with the given arguments, or shows its help if they ask for that.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the command's name.
    ///   - tool: The name of the tool that the command is part of.
    ///   - console: The console that the command reads from and writes to.
    package static func run(
        _ arguments: [String],
        tool: String,
        on console: Console
    ) throws(ToolFailure) -> ExitStatus {
        let request: ArgumentParser<Self>.Request
        do throws(UsageError) {
            request = try ArgumentParser<Self>.parse(arguments)
        } catch {
            return error.report(usage: summary(tool: tool).usage, help: "\(tool) \(name) --help", on: console)
        }

        switch request {
        case .run(let command):
            return try command.run(on: console)
        case .help:
            try console.print(help(tool: tool))
            return .success
        }
    }
}
