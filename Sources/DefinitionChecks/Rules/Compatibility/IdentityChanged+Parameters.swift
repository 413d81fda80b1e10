import Basics
import IntentDefinition
import IntentInterface

extension IdentityChanged {
    /// Reports the parameters of an intent that are gone, or have another name or type.
    static func checkParameters(
        of previous: Intent,
        in succession: Succession,
        now successor: Succession.Successor,
        findings: inout Findings
    ) {
        let intent = successor.intent
        guard !intent.lacksEntry("INIntentParameters") else { return }
        let members = MemberSuccession(
            from: previous.parameters?.value ?? [],
            succession.previousParts,
            to: intent.parameters?.value ?? [],
            successor.home.parts
        )
        let definition = successor.home.definition
        let reporter = MemberReporter(
            noun: "parameter",
            owner: "intent '\(previous.name?.value ?? "")'",
            holders: "saved shortcuts and widgets",
            severity: .error,
            file: definition.file,
            membersPosition: intent.parameters?.position ?? intent.position,
            succession: succession
        )
        for change in members.changes {
            reporter.report(change, findings: &findings) { name in
                Renaming(in: definition).fixIt(calling: name, name: change.name.value, of: .parameter(intent))
            }
        }
    }
}

/// Tells what has become of the members of an intent or a type.
struct MemberReporter {
    /// What the members are.
    var noun: String
    /// What they belong to, in words.
    var owner: String
    /// What holds saved values of them.
    var holders: String
    /// How serious a lost value is.
    var severity: Diagnostic.Severity
    /// The file that they are in now.
    var file: String
    /// The place where they are now.
    var membersPosition: SourcePosition
    /// The definition that they were in.
    var succession: Succession

    /// Reports a member that cannot hold what was saved in it.
    ///
    /// - Parameter callingAsBefore: Makes a fix-it that gives what has a new name the old one.
    func report<Member>(
        _ change: MemberSuccession<Member>.Change,
        findings: inout Findings,
        callingAsBefore: (_ newName: Located<String>) -> FixIt?
    ) {
        let title = "\(noun) '\(change.name.value)' of \(owner)"
        switch change.kind {
        case .renamed(let newName):
            let message = """
                \(title) is now called '\(newName.value)', and \(holders) lose its value; call it \
                '\(change.name.value)' again, and change its display name only
                """
            let note = note("it was here", change.name.position)
            let fixIt = findings.canSuggest ? callingAsBefore(newName) : nil
            report(message, newName.position, note, fixIt, findings: &findings)
        case .retyped(let current, let old, let new):
            let message = """
                \(title) is now \(new) and was \(old), so that \(holders) lose its value; give it its old type again, \
                and add another \(noun) for the new one
                """
            let note = note("its type was here", change.previous.typePosition)
            report(message, current.typePosition, note, nil, findings: &findings)
        case .removed:
            let message = """
                \(title) is gone, and with it its value in \(holders); bring it back, \(IdentityChanged.acceptance)
                """
            report(message, membersPosition, note("it was here", change.name.position), nil, findings: &findings)
        }
    }

    private func note(_ message: String, _ position: SourcePosition) -> Diagnostic.Note {
        Diagnostic.Note(message, at: succession.previousLocation(position))
    }

    private func report(
        _ message: String,
        _ position: SourcePosition,
        _ note: Diagnostic.Note,
        _ fixIt: FixIt?,
        findings: inout Findings
    ) {
        let location = SourceLocation(file: file, position: position)
        findings.report(message, at: location, severity: severity, notes: [note], fixIt: fixIt)
    }
}
