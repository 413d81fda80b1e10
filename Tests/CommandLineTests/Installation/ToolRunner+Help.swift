import TestSupport

extension ToolRunner {
    /// The names of the commands, as the help lists them.
    func commands() throws -> [String] {
        let help = try run("help").outputText
        return help.matches(of: /(?m)^  ([a-z]+) {2,}/).map { String($0.1) }
    }

    /// The options of a command, as its help lists them.
    func options(of command: String) throws -> [String] {
        let help = try run("help", command).outputText
        return help.matches(of: /(?m)^  (-{1,2}[A-Za-z-]{2,})/).map { String($0.1) }
    }
}
