package import Basics

/// The findings of one rule in one file.
package struct Findings: Sendable {
    /// The findings so far.
    package private(set) var diagnostics: [Diagnostic] = []
    private let rule: RuleDescription
    private let file: String

    /// Creates an empty collection.
    ///
    /// - Parameters:
    ///   - rule: The description of the rule.
    ///   - file: The file that positions belong to.
    init(of rule: RuleDescription, in file: String) {
        self.rule = rule
        self.file = file
    }

    /// Reports a finding at a position in the checked file.
    ///
    /// - Parameters:
    ///   - message: The problem and what to do.
    ///   - position: The position.
    ///   - severity: The severity, if it differs from the one in the rule's description.
    ///   - notes: Related places.
    ///   - fixIt: The preferred fix-it.
    ///   - alternative: Another fix-it.
    ///   - topic: The languages and keys of a finding about translations.
    package mutating func report(
        _ message: String,
        at position: SourcePosition,
        severity: Diagnostic.Severity? = nil,
        notes: [Diagnostic.Note] = [],
        fixIt: FixIt? = nil,
        orElse alternative: FixIt? = nil,
        about topic: Diagnostic.Topic? = nil
    ) {
        report(
            message,
            at: location(position),
            severity: severity,
            notes: notes,
            fixIt: fixIt,
            orElse: alternative,
            about: topic
        )
    }

    /// Reports a finding at a location in any file.
    ///
    /// - Parameters:
    ///   - message: The problem and what to do.
    ///   - location: The location.
    ///   - severity: The severity, if it differs from the one in the rule's description.
    ///   - notes: Related places.
    ///   - fixIt: The preferred fix-it.
    ///   - alternative: Another fix-it.
    ///   - topic: The languages and keys of a finding about translations.
    package mutating func report(
        _ message: String,
        at location: SourceLocation,
        severity: Diagnostic.Severity? = nil,
        notes: [Diagnostic.Note] = [],
        fixIt: FixIt? = nil,
        orElse alternative: FixIt? = nil,
        about topic: Diagnostic.Topic? = nil
    ) {
        let fixIts = [fixIt, alternative].compactMap(\.self)
        let severity = severity ?? rule.severity
        diagnostics.append(
            Diagnostic(severity, rule.id, message: message, at: location, notes: notes, fixIts: fixIts, topic: topic)
        )
    }

    /// A note at a position in the checked file.
    package func note(_ message: String, at position: SourcePosition) -> Diagnostic.Note {
        Diagnostic.Note(message, at: location(position))
    }

    private func location(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: file, position: position)
    }
}

extension Findings {
    /// Whether there are fewer than 100 findings so far. Suggestions may take time that grows with the file, so a file
    /// with very many findings has none for the others.
    var canSuggest: Bool { diagnostics.count < 100 }

    /// The end of a message about an unknown name, with the most similar valid name and the list of valid names; empty
    /// if there are many findings.
    func advice(for name: String, among names: [String], nouns: String) -> String {
        canSuggest ? correction(of: name, among: names, nouns: nouns) : ""
    }

    /// The most similar valid name; `nil` if there are many findings.
    func nearest(to name: String, among names: [String]) -> String? {
        canSuggest ? names.nearest(to: name) : nil
    }
}
