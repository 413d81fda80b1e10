import ToolSupport

/// The arguments of the tool as values, from which the manual and the shell completions are generated.
struct ToolSummary {
    /// The name by which the tool was called.
    let name: String
    /// The description of the tool, in one line.
    let abstract: String
    /// The commands, in the order of the help.
    let commands: [CommandSummary]

    /// The options that can be given instead of a command.
    static let options = [("--version", "Show the version."), ("--help", "Show the help.")]
}

/// The kind of completions that a shell offers for a value.
enum ValueKind {
    /// One of these words.
    case words([String])
    /// A folder.
    case folder
    /// Any file.
    case file
    /// A definition, or a folder that may contain definitions.
    case definition
    /// No completions.
    case unknown
}

extension ToolSummary {
    /// Returns the kind of an argument's value. Unless it has a list of choices, the placeholder in the help determines
    /// the kind.
    func kind(of value: ValueSummary) -> ValueKind {
        if !value.choices.isEmpty { return .words(value.choices) }
        return switch value.name {
        case "dir": .folder
        case "file": .file
        case "path": .definition
        case "command": .words(commands.map(\.name))
        default: .unknown
        }
    }
}
