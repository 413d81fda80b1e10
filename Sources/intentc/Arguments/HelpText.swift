import DefinitionDiagnostics

/// The help of a command, made from its declaration.
struct HelpText {
    /// Whether an argument asks for help.
    static func isRequest(_ argument: String) -> Bool {
        ["-h", "--help", "-help"].contains(argument)
    }

    private static let width = 80
    private static let labelWidth = 24

    /// The help, without a line break at its end.
    var text: String { blocks.joined(separator: "\n\n") }

    private var blocks: [String] = []

    /// Writes the help of a command.
    ///
    /// - Parameter tool: The name by which the tool was called.
    init<Command: Subcommand>(of _: Command.Type, tool: String) {
        let declaration = Command.declaration
        section("OVERVIEW", declaration.abstract)
        if !declaration.discussion.isEmpty { paragraph(declaration.discussion) }
        section("USAGE", Self.usage(of: declaration, tool: tool))
        if let operands = declaration.operands {
            table("ARGUMENTS", [("<\(operands.name)>", operands.help + Self.defaults(operands, of: Command()))])
        }
        let options = declaration.options.map { option in
            (Self.label(of: option, in: declaration), option.help + Self.values(of: option, defaults: Command()))
        }
        table("OPTIONS", options + [("-h, --help", "Show this help.")])
        table("EXIT STATUS", ExitStatus.allCases.map { (String($0.rawValue), $0.help) })
    }

    /// Writes the help of the tool.
    init(ofTool tool: String, abstract: String, commands: [any Subcommand.Type], footer: String) {
        section("OVERVIEW", abstract)
        section("USAGE", "\(tool) <command> [<arguments>]")
        table("COMMANDS", commands.map { ($0.name, $0.abstract) })
        table("OPTIONS", [("--version", "Show the version."), ("-h, --help", "Show this help.")])
        paragraph(footer)
    }

    /// How a command is called: its required options, whether there are others, and its other arguments.
    static func usage<Command>(of declaration: CommandDeclaration<Command>, tool: String) -> String {
        let required = declaration.options.filter(\.isRequired).map { label(of: $0, in: declaration) }
        let operands = declaration.operands.map { operands in
            let name = operands.count.upperBound == 1 ? "<\(operands.name)>" : "<\(operands.name)> ..."
            return operands.count.lowerBound == 0 ? "[\(name)]" : name
        }
        let options = declaration.options.count > required.count ? ["[<options>]"] : []
        return ([tool, declaration.name] + required + options + [operands].compactMap(\.self)).joined(separator: " ")
    }

    private static func label<Command>(
        of option: OptionDeclaration<Command>,
        in declaration: CommandDeclaration<Command>
    ) -> String {
        declaration.spelling(of: option) + (option.valueName.map { " <\($0)>" } ?? "")
    }

    private static func values<Command>(of option: OptionDeclaration<Command>, defaults: Command) -> String {
        let facts = [
            option.choices.isEmpty ? nil : "values: \(option.choices.joined(separator: ", "))",
            option.defaultText(defaults).map { "default: \($0)" },
        ]
        let known = facts.compactMap(\.self)
        return known.isEmpty ? "" : " (\(known.joined(separator: "; ")))"
    }

    private static func defaults<Command>(_ operands: OperandDeclaration<Command>, of command: Command) -> String {
        let values = command[keyPath: operands.property]
        return values.isEmpty ? "" : " (default: \(values.joined(separator: " ")))"
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
