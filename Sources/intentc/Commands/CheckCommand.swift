import DefinitionChecks
import DefinitionCompiler
import DefinitionDiagnostics
import IntentInterface

/// `intentc check`: finds what is wrong with definitions.
struct CheckCommand: Subcommand {
    var paths = ["Definitions"]
    var classPrefix = ClassPrefix()
    var developmentLanguage = "en"
    var isSingleModule = false
    var isStrict = false
    var jobs = JobCount()
    var isQuiet = false
    var diagnosticFormat = DiagnosticFormat.text

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "check",
            abstract: "Find what is wrong with definitions, at its place.",
            discussion: """
                Definitions are found and read as by 'build', and nothing is generated. Findings go to the standard \
                output, sorted by file and place, and a summary to the standard error. 'explain' tells more about a \
                finding by its id.
                """,
            operands: .definitions(\.paths),
            options: [
                .classPrefix(\.classPrefix),
                .flag("single-module", \.isSingleModule, "All definitions go into one module: equal names are errors."),
                .flag("strict", \.isStrict, "Fail on warnings too."),
                .developmentLanguage(\.developmentLanguage),
                .value("jobs", "n", \.jobs, "The most definitions to check at a time."),
                .flag("quiet", \.isQuiet, "Print errors only."),
                .diagnostics(\.diagnosticFormat),
            ]
        )
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let report = check.run(in: try Path.workingFolder(), progress: isQuiet ? nil : ProgressLine(on: console))
        let diagnostics = isQuiet ? report.diagnostics.filter { $0.severity == .error } : report.diagnostics
        try console.write(Array(console.text(of: diagnostics, as: diagnosticFormat).utf8))
        if !isQuiet { console.writeError(report.summary + "\n") }
        let hasWarnings = report.diagnostics.contains { $0.severity == .warning }
        return max(ExitStatus(of: report.diagnostics), isStrict && hasWarnings ? .errorsInInput : .success)
    }

    private var check: Check {
        var check = Check()
        check.inputs = paths.map { Path($0) }
        check.classPrefix = classPrefix.text
        check.developmentLanguage = developmentLanguage
        check.moduleLayout = isSingleModule ? .single : .separate
        check.jobs = jobs.count
        return check
    }
}
