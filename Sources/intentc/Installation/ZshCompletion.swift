import CodeGeneration
import ToolSupport

/// The completion script for zsh. It works as a file in `fpath` and when sourced.
struct ZshCompletion {
    let tool: ToolSummary

    var script: String {
        let function = "_\(tool.name)"
        return """
            #compdef \(tool.name)
            # \(CompletionShell.zsh.header(for: tool))

            \(function)() {
                local curcontext=$curcontext state line
                typeset -A opt_args
                _arguments -C \\
            \(ToolSummary.options.map { "        \(quoted("(- *)\($0)\(description($1))")) \\\n" }.joined())\
                    '1:command:->command' \\
                    '*::argument:->argument'
                case $state in
                command)
                    local -a commands
                    commands=(
            \(tool.commands.map { "            \(quoted("\($0.name):\($0.abstract)"))" }.joined(separator: "\n"))
                    )
                    _describe command commands
                    ;;
                argument)
                    case $words[1] in
            \(tool.commands.map(clause).joined(separator: "\n"))
                    esac
                    ;;
                esac
            }

            if [[ $funcstack[1] == \(function) ]]; then
                \(function) "$@"
            else
                compdef \(function) \(tool.name)
            fi

            """
    }

    private func clause(for command: CommandSummary) -> String {
        let options = command.options.map { quoted(specification(of: $0, in: command)) }
        let operands = command.operands.map { quoted("*" + specification(of: $0.value)) }
        let specifications =
            options + [quoted("(- *)--help\(description("Show this help."))")] + [operands].compactMap(\.self)
        return """
                    \(command.name))
                        _arguments \\
                            \(specifications.joined(separator: " \\\n                "))
                        ;;
            """
    }

    private func specification(of option: OptionSummary, in command: CommandSummary) -> String {
        let sign = command.acceptsEqualsSigns && option.value != nil ? "=" : ""
        return option.spelling + sign + description(option.help) + (option.value.map(specification) ?? "")
    }

    private func specification(of value: ValueSummary) -> String {
        let action =
            switch tool.kind(of: value) {
            case .words(let words): "(\(words.joined(separator: " ")))"
            case .folder: "_files -/"
            case .file: "_files"
            case .definition: "_files -g \"*\(DefinitionFile.pathExtension)\""
            case .unknown: " "
            }
        return ":\(value.name):\(action)"
    }

    /// Returns an explanation in brackets, with the characters escaped that would end it.
    private func description(_ text: String) -> String {
        "[" + text.flatMap { #"[]:\"#.contains($0) ? ["\\", $0] : [$0] } + "]"
    }

    private func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
