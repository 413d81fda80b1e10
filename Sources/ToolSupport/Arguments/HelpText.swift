import Basics

/// The help text of the tool or of a command, generated from declarations.
package struct HelpText {
    /// Returns whether an argument asks for help.
    package static func isRequest(_ argument: String) -> Bool {
        ["-h", "--help", "-help"].contains(argument)
    }

    private static let width = 80
    private static let labelWidth = 24

    /// The text, without a line break at its end.
    package var text: String { blocks.joined(separator: "\n\n") }

    private var blocks: [String] = []

    /// Creates the help for a command.
    init(of command: CommandSummary) {
        section("OVERVIEW", command.abstract)
        if !command.discussion.isEmpty { paragraph(command.discussion) }
        section("USAGE", command.usage)
        if let operands = command.operands {
            table("ARGUMENTS", [("<\(operands.value.name)>", operands.help + operands.value.facts)])
        }
        let options = command.options.map { ($0.label, $0.help + ($0.value?.facts ?? "")) }
        table("OPTIONS", options + [("-h, --help", "Show this help.")])
        table("EXIT STATUS", ExitStatus.allCases.map { (String($0.rawValue), $0.help) })
    }

    /// Creates the help for the tool.
    package init(ofTool tool: String, abstract: String, commands: [any Subcommand.Type], footer: String) {
        section("OVERVIEW", abstract)
        section("USAGE", "\(tool) <command> [<arguments>]")
        table("COMMANDS", commands.map { ($0.name, $0.abstract) })
        table("OPTIONS", [("--version", "Show the version."), ("-h, --help", "Show this help.")])
        paragraph(footer)
    }

    private mutating func section(_ title: String, _ content: String) {
        paragraph("\(title): \(content)")
    }

    private mutating func paragraph(_ content: String) {
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
        blocks.append(lines.flatMap { $0.wrapped(width: Self.width) }.joined(separator: "\n"))
    }

    private mutating func table(_ title: String, _ rows: [(label: String, help: String)]) {
        let indentation = String(repeating: " ", count: Self.labelWidth)
        let lines = rows.map { row in
            let label = "  \(row.label)"
            let fits = label.count < Self.labelWidth
            let start = fits ? label + indentation.dropFirst(label.count) : label + "\n" + indentation
            let help = row.help.wrapped(width: Self.width - Self.labelWidth)
            return start + help.joined(separator: "\n" + indentation)
        }
        blocks.append((["\(title):"] + lines).joined(separator: "\n"))
    }
}
