import CodeGeneration
import ToolSupport

/// The completion script for Bash, including the old version that comes with macOS.
struct BashCompletion {
    let tool: ToolSummary

    var script: String {
        let function = "_\(tool.name)"
        let names = tool.commands.map(\.name) + ToolSummary.options.map(\.0)
        return """
            # \(CompletionShell.bash.header(for: tool))

            # Offers what 'compgen' lists for the word at the cursor.
            \(function)_offer() {
                local line
                while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen "$@" -- "$current")
            }

            # Lets Bash mark folders and quote names.
            \(function)_expect_paths() { compopt -o filenames 2>/dev/null; }

            \(function)() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
                COMPREPLY=()
                # An equals sign is a word of its own.
                if [[ $current == = ]]; then
                    current=
                elif [[ $previous == = ]]; then
                    previous=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                if ((COMP_CWORD == 1)); then
                    \(offer(.words(names)))
                    return
                fi
                case ${COMP_WORDS[1]} in
            \(tool.commands.map(clause).joined(separator: "\n"))
                esac
            }

            complete -F \(function) \(tool.name)

            """
    }

    private func clause(for command: CommandSummary) -> String {
        let spellings = command.options.map(\.spelling) + ["--help"]
        return """
                \(command.name))
                    case $previous in
            \(command.options.compactMap(clause).map { "        \($0)\n" }.joined())        esac
                    if [[ $current == -* ]]; then
                        \(offer(.words(spellings)))
                    else
                        \(offer(command.operands.map { tool.kind(of: $0.value) } ?? .unknown))
                    fi
                    ;;
            """
    }

    private func clause(for option: OptionSummary) -> String? {
        option.value.map { "\(option.spelling)) \(offer(tool.kind(of: $0))); return ;;" }
    }

    private func offer(_ kind: ValueKind) -> String {
        let offer = "_\(tool.name)_offer"
        let paths = "_\(tool.name)_expect_paths"
        return switch kind {
        case .words(let words): "\(offer) -W '\(words.joined(separator: " "))'"
        case .folder: "\(paths); \(offer) -d"
        case .file: "\(paths); \(offer) -f"
        case .definition: "\(paths); \(offer) -d; \(offer) -f -X '!*\(DefinitionFile.pathExtension)'"
        case .unknown: ":"
        }
    }
}
