import Basics

/// A table of the number of findings of each rule.
struct RuleTable {
    /// A rule with the number of its findings of each severity, the most serious first.
    private struct Row {
        var rule: String
        var counts: [Int]
    }

    private let rows: [Row]

    /// Creates the table for findings.
    init(of findings: some Sequence<Diagnostic>) {
        let severities = Diagnostic.Severity.allCases
        let rules = Dictionary(grouping: findings, by: \.id)
        rows = rules.map { id, findings in
            Row(
                rule: id.rawValue,
                counts: severities.map { severity in findings.count { $0.severity == severity } }
            )
        }
        .sorted { first, second in
            if first.counts != second.counts { return second.counts.lexicographicallyPrecedes(first.counts) }
            return first.rule < second.rule
        }
    }

    /// The lines, each with a line break; empty for fewer than two rules, because the findings themselves show as much.
    var text: String {
        guard rows.count > 1 else { return "" }
        let headings = Diagnostic.Severity.allCases.map { $0.rawValue + "s" }
        let width = rows.map(\.rule.count).max() ?? 0
        let lines =
            [line("rule", cells: headings, width: width)]
            + rows.map { row in
                line(row.rule, cells: row.counts.map { $0 == 0 ? "-" : "\($0)" }, width: width)
            }
        return lines.joined()
    }

    private func line(_ rule: String, cells: [String], width: Int) -> String {
        let rule = rule + String(repeating: " ", count: width - rule.count)
        let cells = cells.map { String(repeating: " ", count: max(0, 8 - $0.count)) + $0 }
        return "\(rule)  \(cells.joined(separator: "  "))\n"
    }
}
