import Basics
import CodeGeneration
import ToolSupport

/// The manual page of the tool, in the language of `man`.
struct ManualPage {
    private static let width = 76

    let tool: ToolSummary

    /// The source of the page.
    var text: String {
        let version = "\(tool.name) \(DefinitionCompiler.version)"
        var lines = [
            #".TH \#(tool.name.uppercased()) 1 "\#(DefinitionCompiler.versionDate)" "\#(version)" "User Commands""#
        ]
        lines += [".SH NAME", #"\#(tool.name) \-"#] + paragraph(tool.abstract.asPhrase)
        lines += [".SH SYNOPSIS", ".nf"] + tool.commands.map { escaped($0.usage) } + [".fi"]
        lines += [".SH DESCRIPTION"] + paragraph(tool.abstract)
        lines += paragraph("Options follow the name of the command.")
        lines += [".SH COMMANDS"] + tool.commands.flatMap(section)
        lines += [".SH OPTIONS"] + ToolSummary.options.flatMap { item($0, $1) }
        lines += [".SH EXIT STATUS"] + ExitStatus.allCases.flatMap { item(String($0.rawValue), $0.help) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func section(on command: CommandSummary) -> [String] {
        let discussion = command.discussion.split(separator: "\n").flatMap { [".PP"] + paragraph(String($0)) }
        let operands = command.operands.map { item("<\($0.value.name)>", $0.help + $0.value.facts) } ?? []
        let options = command.options.flatMap { item($0.label, $0.help + ($0.value?.facts ?? "")) }
        return [".SS \(escaped(command.name))"] + paragraph(command.abstract) + discussion + operands + options
    }

    private func item(_ label: String, _ text: String) -> [String] {
        [".TP", #"\fB\#(escaped(label))\fR"#] + paragraph(text)
    }

    private func paragraph(_ text: String) -> [String] {
        text.wrapped(width: Self.width).map(escaped)
    }

    /// Returns a line that is printed literally: backslashes and requests are escaped, and hyphens are written as minus
    /// signs.
    private func escaped(_ line: String) -> String {
        let text = line.reduce(into: "") { text, character in
            switch character {
            case "\\": text += #"\e"#
            case "-": text += #"\-"#
            default: text.append(character)
            }
        }
        return text.hasPrefix(".") || text.hasPrefix("'") ? #"\&"# + text : text
    }
}

extension String {
    /// The sentence as a phrase, which starts in lower case and doesn't end in a full stop.
    fileprivate var asPhrase: String {
        let start = prefix(1).lowercased() + dropFirst()
        return start.hasSuffix(".") ? String(start.dropLast()) : start
    }
}
