import Foundation
import TestSupport
import Testing

/// A shell that completes arguments.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// Whether the shell is there.
    var isInstalled: Bool { (try? Subprocess.find(rawValue)) != nil }

    /// What the shell offers at the end of a command line.
    ///
    /// - Parameters:
    ///   - script: The file of the script that completes the arguments of the command.
    ///   - folder: Where the command line is written.
    /// - Returns: The words that it offers for the last word, or the part of it after an equals sign; folders without
    ///   a slash.
    func completions(of line: String, by script: URL, in folder: TemporaryFolder) throws -> Set<String> {
        let result = try Subprocess(named: rawValue, arguments(line, script.path), directory: folder.url).run(
            timeout: 60
        )
        try #require(result.succeeded && result.errorText.isEmpty, "\(self): \(result.errorText)")
        let offers = result.outputText.split(separator: "\n").compactMap { offer in
            offer.split(separator: "\t").first?.split(separator: "=").last
        }
        return Set(offers.map { String($0.hasSuffix("/") ? $0.dropLast() : $0) })
    }

    private func arguments(_ line: String, _ script: String) -> [String] {
        switch self {
        case .bash:
            // Bash takes an equals sign for a word of its own.
            let words = line.replacingOccurrences(of: "=", with: " = ").components(separatedBy: " ")
            return ["--norc", "-c", Self.bashCapture, "bash", script] + words
        case .zsh: return ["-f", "-c", Self.zshCapture, "zsh", script, line]
        case .fish: return ["--no-config", "-c", "source $argv[1]; complete -C $argv[2]", script, line]
        }
    }

    /// Calls the function that is registered for the command, as Bash does it.
    private static let bashCapture = #"""
        source "$1"
        shift
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        [[ $(complete -p "$1") =~ -F\ ([^ ]+) ]] && "${BASH_REMATCH[1]}"
        printf '%s\n' "${COMPREPLY[@]}"
        """#

    /// Types into an interactive zsh on a terminal of its own, which writes to a file what it would show.
    private static let zshCapture = #"""
        zmodload zsh/zpty
        output=$(mktemp)
        type() { zpty -w shell "$1" }
        zpty shell "zsh -f -i"
        type "PS1=; autoload -U compinit; compinit -u -D; source ${(q)1}"
        type "compadd() {
            if (( \${@[(I)-[OAD]]} )) { builtin compadd \"\$@\"; return }
            local -a hits
            builtin compadd -A hits \"\$@\"
            print -rl -- \$hits >>$output
            builtin compadd \"\$@\"
        }"
        type "capture() { zle list-choices; print >$output.done }; zle -N capture; bindkey '^T' capture"
        zpty -n -w shell "$2"$'\x14'
        for attempt in {1..1500}; do
            [[ -e $output.done ]] && break
            zpty -r -t shell echoed
            sleep 0.02
        done
        cat $output
        zpty -d shell
        rm -f $output $output.done
        """#
}
