import Basics
import CodeGeneration
import ToolSupport

/// `intentc format`: brings definitions into the form in which Xcode writes them.
struct FormatCommand: Subcommand {
    var paths = ["Definitions"]
    var verifies = false
    var jobs = JobCount()
    var isQuiet = false
    var diagnosticFormat = DiagnosticFormat.text

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "format",
            abstract: "Bring definitions into the form in which Xcode writes them.",
            discussion: """
                Keys are sorted, lines are indented by tabs, and only what must be is escaped; what a definition says \
                does not change, and numbers keep their spelling. Files are replaced only where their bytes change. \
                Definitions of every language are formatted. A file with comments is left as it is, since Xcode would \
                drop them.
                """,
            operands: .definitions(\.paths),
            options: [
                .flag("verify", \.verifies, "Write nothing; fail where a file is in another form, and say which."),
                .value("jobs", "n", \.jobs, "The most definitions to format at a time."),
                .flag("quiet", \.isQuiet, "Print errors only."),
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
