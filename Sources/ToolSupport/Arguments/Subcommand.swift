/// A command of the tool, such as `build`.
///
/// The properties hold what the user asks for; their initial values are the defaults. `declaration` names the option
/// of each property once, and parsing and help follow from it.
package protocol Subcommand: Sendable {
    /// What the command is called, what it does and which arguments it takes.
    static var declaration: CommandDeclaration<Self> { get }

    /// Creates the command with its defaults.
    init()

    /// Checks what the options allow one by one but not together.
    func validate() throws(UsageError)

    /// Does what the command is for.
    ///
    /// - Throws: `ToolFailure` where the command cannot do anything, such as print its result.
    func run(on console: Console) throws(ToolFailure) -> ExitStatus
}

extension Subcommand {
    package func validate() throws(UsageError) {}

    /// The name by which the command is called.
    package static var name: String { declaration.name }

    /// What the command does, in one line.
    package static var abstract: String { declaration.abstract }

    /// The help of the command in a tool of the given name.
    package static func help(tool: String) -> String { HelpText(of: summary(tool: tool)).text }

    /// What the command takes in a tool of the given name, as values.
    package static func summary(tool: String) -> CommandSummary { CommandSummary(of: Self.self, tool: tool) }
}

/// What a command is called, what it does and which arguments it takes.
package struct CommandDeclaration<Command> {
    /// How the names of options are written.
    package enum OptionStyle: String {
        /// `--name value` or `--name=value`.
        case doubleDash = "--"
        /// `-name value`, as Apple's compiler has it. An option's value may be empty.
        case singleDash = "-"
    }

    /// The name by which the command is called.
    var name: String
    /// What the command does, in one line.
    var abstract: String
    /// More about it, for its own help.
    var discussion: String
    /// How the names of options are written.
    var style: OptionStyle
    /// The arguments that are no options.
    var operands: OperandDeclaration<Command>?
    /// The options, in the order of the help.
    var options: [OptionDeclaration<Command>]

    /// Declares a command.
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

    /// An option's name as users write it.
    func spelling(of option: OptionDeclaration<Command>) -> String {
        style.rawValue + option.name
    }
}

/// The arguments that are no options.
package struct OperandDeclaration<Command> {
    /// What stands for one of them in the help.
    var name: String
    /// How many there may be.
    var count: ClosedRange<Int>
    /// Where they are kept.
    var property: WritableKeyPath<Command, [String]>
    /// What they are for.
    var help: String

    /// Declares the arguments of a command.
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
    /// Does what arguments ask for: runs the command, or shows its help.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the command's name.
    ///   - tool: The name of the tool that has the command.
    ///   - console: Where the command reads and writes.
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
