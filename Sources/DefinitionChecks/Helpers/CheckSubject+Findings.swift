package import Basics

extension CheckSubject {
    /// What the rules find in one of the definitions. Definitions can be checked in parallel.
    ///
    /// - Parameter index: The definition's place in `definitions`.
    package func findings(inDefinitionAt index: Int) -> [Diagnostic] {
        RuleRegistry.definitionRules.flatMap { findings(of: $0, in: definitions[index]) }
    }

    /// What the rules find by comparing the definitions with each other and with what they are built into.
    package func findingsAcrossDefinitions() -> [Diagnostic] {
        RuleRegistry.subjectRules.flatMap { findings(of: $0) }
    }

    /// What one rule finds in a definition.
    func findings(of rule: any DefinitionRule.Type, in definition: CheckedDefinition) -> [Diagnostic] {
        var findings = Findings(of: rule.description, in: definition.file)
        rule.check(definition, in: self, &findings)
        return findings.diagnostics
    }

    /// What one rule finds in the whole subject.
    func findings(of rule: any SubjectRule.Type) -> [Diagnostic] {
        var findings = Findings(of: rule.description, in: definitions.first?.file ?? "")
        rule.check(self, &findings)
        return findings.diagnostics
    }
}
