import Basics
import DefinitionChecks
import ToolSupport

/// `intentc explain`: describes a kind of finding.
struct ExplainCommand: Subcommand {
    var ids: [String] = []

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "explain",
            abstract: "Explain a kind of finding, or list all kinds.",
            operands: OperandDeclaration(
                name: "id",
                count: 0...1,
                property: \.ids,
                help: "The id of the finding, such as 'ref-dangling'; without an id, all kinds are listed."
            )
        )
    }

    func validate() throws(UsageError) {
        for id in ids where Diagnostic.ID(rawValue: id) == nil {
            let hint = suggestion(for: id, among: RuleRegistry.ids.map(\.rawValue))
            throw UsageError(message: "'\(id)' isn't the id of a rule; 'intentc explain' lists all rules\(hint)")
        }
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let page = ids.first.flatMap(Diagnostic.ID.init).map(RuleRegistry.description)?.page
        try console.write(Array((page ?? Self.list).escapingControlsInLines.utf8))
        return .success
    }

    /// All kinds of findings, one per line: the id, the usual severity and a summary.
    private static var list: String {
        let descriptions = RuleRegistry.descriptions
        let width = descriptions.map(\.id.rawValue.count).max() ?? 0
        return descriptions.map { description in
            let id = description.id.rawValue.padded(to: width)
            return "\(id)  \(description.severity.rawValue.padded(to: 7))  \(description.summary)\n"
        }
        .joined()
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - count))
    }
}
