package import Basics

/// A rule about definitions with its description and its check. Each rule is a caseless enum in a file of its own.
package protocol Rule: Sendable {
    /// The description of the rule.
    static var description: RuleDescription { get }
}

/// A rule that checks one definition and perhaps its translation tables.
package protocol DefinitionRule: Rule {
    /// Reports the findings in a definition.
    ///
    /// - Parameters:
    ///   - definition: The definition.
    ///   - subject: Everything that is checked in the same run, including the definition.
    ///   - findings: Receives the findings.
    static func check(_ definition: CheckedDefinition, in subject: CheckSubject, findings: inout Findings)
}

/// A rule that compares definitions with each other or with projects and apps.
package protocol SubjectRule: Rule {
    /// Reports the findings in everything that a run checks.
    ///
    /// - Parameters:
    ///   - subject: Everything that is checked.
    ///   - findings: Receives the findings.
    static func check(_ subject: CheckSubject, findings: inout Findings)
}
