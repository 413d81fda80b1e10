import Basics
import CodeGeneration
import ToolSupport

/// `intentc format`: rewrites definitions in the form in which Xcode saves them.
struct FormatCommand: Subcommand {
    var paths = ["Definitions"]
    var verifies = false
    var jobs = JobCount()
    var isQuiet = false
    var diagnosticFormat = DiagnosticFormat.text

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "format",
            abstract: "Format definitions the way Xcode saves them.",
            discussion: """
                Keys are sorted, lines are indented with tabs, and only what must be escaped is escaped. The content \
                of a definition doesn't change, and numbers keep their spelling. A file is written only if its bytes \
                change. All copies of a localized definition are formatted. A file with comments is left as it is, \
                because Xcode would drop them.
                """,
            operands: .definitions(\.paths),
            options: [
                .flag("verify", \.verifies, help: "Write nothing; fail if a file isn't formatted, and name it."),
                .value("jobs", valueName: "n", \.jobs, help: "The maximum number of definitions to format at a time."),
                .flag("quiet", \.isQuiet, help: "Print errors only."),
                .diagnostics(\.diagnosticFormat),
            ]
        )
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let format = Format(inputs: paths.map { Path($0) }, isReadOnly: verifies, jobs: jobs.count)
        let report = format.run(in: try Path.workingFolder())
        let diagnostics = report.diagnostics + (verifies ? report.differences : [])
        console.report(diagnostics, as: diagnosticFormat)
        if !isQuiet {
            let lines = verifies ? [] : report.changedPaths.map { "formatted \($0)" }
            try console.print(lines: lines + [report.summary(isReadOnly: verifies)])
        }
        return ExitStatus(of: diagnostics)
    }
}
