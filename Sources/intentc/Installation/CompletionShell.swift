import ToolSupport

/// A shell that completes the arguments of the tool by a script.
enum CompletionShell: String, ArgumentValue, CaseIterable {
    case bash, zsh, fish

    /// The script that completes the arguments of a tool.
    func script(for tool: ToolSummary) -> String {
        switch self {
        case .bash: BashCompletion(tool: tool).script
        case .zsh: ZshCompletion(tool: tool).script
        case .fish: FishCompletion(tool: tool).script
        }
    }

    /// The first lines of a script, behind the mark of a comment.
    func header(for tool: ToolSummary) -> String {
        "Completes the arguments of \(tool.name). Written by '\(tool.name) \(Tool.completionOption) \(rawValue)'."
    }
}
