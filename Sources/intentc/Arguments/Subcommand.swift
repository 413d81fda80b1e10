/// A command of the tool, such as `build`.
///
/// The properties hold what the user asks for; their initial values are the defaults. `declaration` names the option
/// of each property once, and parsing and help follow from it.
protocol Subcommand: Sendable {
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
    func validate() throws(UsageError) {}

    /// The name by which the command is called.
    static var name: String { declaration.name }

    /// What the command does, in one line.
    static var abstract: String { declaration.abstract }

    /// The help of the command in a tool of the given name.
    static func help(tool: String) -> String { HelpText(of: summary(tool: tool)).text }

    /// What the command takes in a tool of the given name, as values.
    static func summary(tool: String) -> CommandSummary { CommandSummary(of: Self.self, tool: tool) }
}

/// What a command is called, what it does and which arguments it takes.
struct CommandDeclaration<Command> {
    /// How the names of options are written.
    enum OptionStyle: String {
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
    var discussion = ""
    /// How the names of options are written.
    var style = OptionStyle.doubleDash
    /// The arguments that are no options.
    var operands: OperandDeclaration<Command>?
    /// The options, in the order of the help.
    var options: [OptionDeclaration<Command>] = []

    /// An option's name as users write it.
    func spelling(of option: OptionDeclaration<Command>) -> String {
        style.rawValue + option.name
    }
}

/// The arguments that are no options.
struct OperandDeclaration<Command> {
    /// What stands for one of them in the help.
    var name: String
    /// How many there may be.
    var count: ClosedRange<Int>
    /// Where they are kept.
    var property: WritableKeyPath<Command, [String]>
    /// What they are for.
    var help: String
}

/// What is wrong with the arguments.
struct UsageError: Error {
    /// What is wrong, and what is valid.
    var message: String
}
