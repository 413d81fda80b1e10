import Basics

/// A parser for the arguments of one command, as its declaration describes them.
struct ArgumentParser<Command: Subcommand> {
    /// The user's request.
    enum Request {
        /// Run the command.
        case run(Command)
        /// Show the help for the command.
        case help
    }

    private let declaration = Command.declaration
    private var command = Command()
    private var operands: [String] = []
    private var namesGiven: Set<String> = []

    /// Parses the arguments that follow the command's name.
    ///
    /// - Throws: `UsageError` for the first invalid argument.
    static func parse(_ arguments: [String]) throws(UsageError) -> Request {
        var parser = ArgumentParser()
        var rest = arguments[...]

        while let argument = rest.popFirst() {
            if argument == "--" {
                parser.operands += rest
                break
            }
            if HelpText.isRequest(argument) { return .help }
            if argument.hasPrefix("-"), argument != "-" {
                try parser.readOption(argument, followedBy: &rest)
            } else {
                parser.operands.append(argument)
            }
        }

        return .run(try parser.finish())
    }

    private mutating func readOption(_ argument: String, followedBy rest: inout ArraySlice<String>) throws(UsageError) {
        let equals = declaration.style == .doubleDash ? argument.firstIndex(of: "=") : nil
        let spelling = String(argument[..<(equals ?? argument.endIndex)])
        let option = try option(spelled: spelling)

        var value = equals.map { String(argument[argument.index(after: $0)...]) }
        if option.valueName == nil {
            guard value == nil else { throw UsageError(message: "'\(spelling)' doesn't take a value") }
        } else if value == nil {
            value = try takeValue(of: spelling, from: &rest)
        }

        guard option.set(&command, value ?? "") else { throw invalidValue(value ?? "", of: option) }
        namesGiven.insert(option.name)
    }

    private func option(spelled spelling: String) throws(UsageError) -> OptionDeclaration<Command> {
        if let option = declaration.options.first(where: { declaration.spelling(of: $0) == spelling }) { return option }
        let spellings = declaration.options.map(declaration.spelling)
        throw UsageError(message: "unknown option '\(spelling)'" + suggestion(for: spelling, among: spellings))
    }

    /// Takes the argument after an option as its value. If that argument is another option, the value is missing.
    private func takeValue(of spelling: String, from rest: inout ArraySlice<String>) throws(UsageError) -> String {
        let isMissing: (String) -> Bool =
            switch declaration.style {
            case .doubleDash: { $0.hasPrefix("-") && $0 != "-" }
            case .singleDash: { argument in declaration.options.contains { declaration.spelling(of: $0) == argument } }
            }
        guard let value = rest.first, !isMissing(value) else {
            let remedy =
                declaration.style == .doubleDash ? "; write a value that starts with '-' as '\(spelling)=…'" : ""
            throw UsageError(message: "'\(spelling)' needs a value\(rest.isEmpty ? "" : remedy)")
        }
        rest.removeFirst()
        return value
    }

    private func invalidValue(_ value: String, of option: OptionDeclaration<Command>) -> UsageError {
        let spelling = declaration.spelling(of: option)
        let hint = suggestion(for: value, among: option.choices)
        return UsageError(
            message: "'\(value)' isn't valid for '\(spelling)'; valid values are \(option.validValues)\(hint)"
        )
    }

    private mutating func finish() throws(UsageError) -> Command {
        if let missing = declaration.options.first(where: { $0.isRequired && !namesGiven.contains($0.name) }) {
            let spelling = declaration.spelling(of: missing)
            throw UsageError(message: "missing option '\(spelling) <\(missing.valueName ?? "")>'")
        }
        try assignOperands()
        try command.validate()
        return command
    }

    private mutating func assignOperands() throws(UsageError) {
        let limit = declaration.operands?.count ?? 0...0
        if operands.count > limit.upperBound {
            throw UsageError(message: "unexpected argument '\(operands[limit.upperBound])'")
        }
        guard let declaration = declaration.operands else { return }
        if operands.count < limit.lowerBound {
            throw UsageError(message: "missing argument '<\(declaration.name)>'")
        }
        // An empty path would mean the working folder, but here it is probably an unset variable of a script.
        if operands.contains("") { throw UsageError(message: "the argument '<\(declaration.name)>' is empty") }
        if !operands.isEmpty { command[keyPath: declaration.property] = operands }
    }
}
