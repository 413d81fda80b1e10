import DefinitionChecks
import DefinitionCompiler
import DefinitionDiagnostics
import IntentDefinition
import IntentInterface
import PropertyListXML

extension FuzzTarget {
    /// All rules on a definition: findings are at places of it, and a file that their fix-its have changed is read.
    static let checks = FuzzTarget(name: "checks") { input in
        guard let subject = readSubject(input) else { return }
        let findings = subject.findings(inDefinitionAt: 0) + subject.findingsAcrossDefinitions()
        try require(findings, areAbout: subject.definitions[0].source)
        for includesUnsafe in [false, true] {
            let plan = FixItPlan(for: findings, includingUnsafe: includesUnsafe)
            guard let edits = plan.edits[definitionFile] else { continue }
            let fixed = try require(edits.applied(to: input), "the edits of fix-its are inside the file")
            try require(readSubject(fixed) != nil, "a file is read after its fix-its")
        }
    }

    private static func readSubject(_ input: [UInt8]) -> CheckSubject? {
        var diagnostics: [Diagnostic] = []
        guard let source = SourceFile(path: definitionFile, decoding: input),
            let model = DefinitionCompiler().decode(input, file: definitionFile, diagnostics: &diagnostics)
        else { return nil }
        var found: [Diagnostic] = []
        let interface = DefinitionInterface(of: model, file: definitionFile, classPrefix: "", diagnostics: &found)
        let isSound = !diagnostics.hasErrors && !found.hasErrors
        let definition = CheckedDefinition(source: source, model: model, interface: isSound ? interface : nil)
        return CheckSubject(definitions: [definition])
    }
}
