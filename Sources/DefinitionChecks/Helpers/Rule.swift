package import Basics

/// A way in which definitions go wrong, and how to find it. Each rule is a caseless enum in a file of its own.
package protocol Rule: Sendable {
    /// What the rule is about.
    static var description: RuleDescription { get }
}

/// A rule that looks at one definition, and perhaps at the strings tables beside it.
package protocol DefinitionRule: Rule {
    /// Reports what is wrong with a definition.
    ///
    /// - Parameters:
    ///   - definition: The definition.
    ///   - subject: All that is checked in the same run, of which the definition is a part.
    ///   - findings: Receives what is wrong.
    static func check(_ definition: CheckedDefinition, in subject: CheckSubject, findings: inout Findings)
}

/// A rule that compares definitions with each other or with what they are built into.
package protocol SubjectRule: Rule {
    /// Reports what is wrong with all that is checked in a run.
    ///
    /// - Parameters:
    ///   - subject: All that is checked.
    ///   - findings: Receives what is wrong.
    static func check(_ subject: CheckSubject, findings: inout Findings)
}
