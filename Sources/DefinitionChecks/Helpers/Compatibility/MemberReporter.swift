import Basics
import IntentDefinition

/// Reports the changes of an intent's parameters or a type's properties.
struct MemberReporter {
    /// The noun for a member: `parameter` or `property`.
    let noun: String
    /// The intent or type that the members belong to, in words.
    let owner: String
    /// The places of saved values, in words.
    let holders: String
    /// The severity of a lost value.
    let severity: Diagnostic.Severity
    /// The file that contains the members now.
    let file: String
    /// The position of the members now.
    let membersPosition: SourcePosition
    /// The definition that contained the members.
    let succession: Succession

    /// Reports a member that can't hold its saved value.
    ///
    /// - Parameter restoringName: Returns a fix-it that gives a renamed member its old name.
    func report<Member>(
        _ change: MemberSuccession<Member>.Change,
        findings: inout Findings,
        restoringName: (_ newName: Located<String>) -> FixIt?
    ) {
        let title = "\(noun) '\(change.name.value)' of \(owner)"
        let consequence = "so \(holders) lose its value"
        let declaration = note("the \(noun) was declared here", at: change.name.position)

        switch change.kind {
        case .renamed(let newName):
            findings.report(
                """
                \(title) was renamed to '\(newName.value)', \(consequence); rename it back to '\(change.name.value)', \
                and change only its display name
                """,
                at: location(newName.position),
                severity: severity,
                notes: [declaration],
                fixIt: findings.canSuggest ? restoringName(newName) : nil
            )
        case .retyped(let current, let old, let new):
            findings.report(
                """
                \(title) changed its type from \(old) to \(new), \(consequence); restore the old type, and add another \
                \(noun) for the new one
                """,
                at: location(current.typePosition),
                severity: severity,
                notes: [note("the type was declared here", at: change.previous.typePosition)]
            )
        case .removed:
            findings.report(
                "\(title) was removed, \(consequence); restore it, \(IdentityChanged.acceptance)",
                at: location(membersPosition),
                severity: severity,
                notes: [declaration]
            )
        }
    }

    private func note(_ message: String, at position: SourcePosition) -> Diagnostic.Note {
        Diagnostic.Note(message, at: succession.previousLocation(position))
    }

    private func location(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: file, position: position)
    }
}
