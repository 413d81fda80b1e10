import ToolSupport

/// What the tool takes, as values: the manual and the completions of shells are written from it.
struct ToolSummary {
    /// The name by which the tool was called.
    let name: String
    /// What the tool does, in one line.
    let abstract: String
    /// The commands, in the order of the help.
    let commands: [CommandSummary]

    /// What can stand in place of a command.
    static let options = [("--version", "Show the version."), ("--help", "Show the help.")]
}

/// What can be offered for a value while it is typed.
enum ValueKind {
    /// One of these words.
    case words([String])
    /// A folder.
    case folder
    /// Any file.
    case file
    /// A definition, or a folder with definitions.
    case definition
    /// Nothing that is known.
    case unknown
}

extension ToolSummary {
    /// What kind of value an argument is. The word that stands for it in the help tells, where no choices do.
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
