import CodeGeneration
import ToolSupport

/// The completion script for fish.
struct FishCompletion {
    let tool: ToolSummary

    var script: String {
        """
        # \(CompletionShell.fish.header(for: tool))

        # Succeeds if the word at the cursor belongs to the given command; without one, if it may be a command.
        function __\(tool.name)_completes
            set -l words (commandline -opc)
            test "$words[2]" = "$argv[1]"
        end

        # Offers definitions, and folders that may contain some.
        function __\(tool.name)_definitions
            __fish_complete_suffix \(DefinitionFile.pathExtension) |
                string match -er '(?:/|\(DefinitionFile.pathExtension))(?:\\t|$)'
        end

        complete -c \(tool.name) -f
        \((commandLines + tool.commands.flatMap(lines)).joined(separator: "\n"))

        """
    }

    private var commandLines: [String] {
        ToolSummary.options.map { line(for: "", long: $0, $1) }
            + tool.commands.map { "\(start(for: "")) -a \($0.name) -d \(quoted($0.abstract))" }
    }

    private func lines(for command: CommandSummary) -> [String] {
        let options = command.options.map { option in
            // 'l' is an option with two dashes, 'o' an option with a single dash.
            let style = option.spelling.hasPrefix("--") ? "l" : "o"
            let name = option.spelling.drop { $0 == "-" }
            let values = option.value.map { " -r\(offer(tool.kind(of: $0)))" } ?? ""
            return "\(start(for: command.name)) -\(style) \(name)\(values) -d \(quoted(option.help))"
        }
        let help = line(for: command.name, long: "--help", "Show this help.")
        let operands = command.operands.map { "\(start(for: command.name))\(offer(tool.kind(of: $0.value)))" }
        return options + [help] + [operands].compactMap(\.self)
    }

    private func start(for command: String) -> String {
        "complete -c \(tool.name) -n '__\(tool.name)_completes \(command)'"
    }

    private func line(for command: String, long spelling: String, _ help: String) -> String {
        "\(start(for: command)) -l \(spelling.dropFirst(2)) -d \(quoted(help))"
    }

    private func offer(_ kind: ValueKind) -> String {
        switch kind {
        case .words(let words): " -f -a \(quoted(words.joined(separator: " ")))"
        case .folder: " -f -a '(__fish_complete_directories)'"
        case .file: " -F"
        case .definition: " -f -a '(__\(tool.name)_definitions)'"
        case .unknown: " -f"
        }
    }

    private func quoted(_ text: String) -> String {
        "'" + text.flatMap { #"'\"#.contains($0) ? ["\\", $0] : [$0] } + "'"
    }
}
