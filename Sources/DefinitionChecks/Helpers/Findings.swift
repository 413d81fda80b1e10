package import Basics

/// Collects what one rule finds.
package struct Findings: Sendable {
    /// What was found so far.
    package private(set) var diagnostics: [Diagnostic] = []
    private let rule: RuleDescription
    private let file: String

    /// Creates an empty collection.
    ///
    /// - Parameters:
    ///   - rule: The rule that looks.
    ///   - file: The file that positions without a file are in.
    init(of rule: RuleDescription, in file: String) {
        self.rule = rule
        self.file = file
    }

    /// Reports something at a place in the definition that is being looked at.
    ///
    /// - Parameters:
    ///   - message: What is wrong, and what to do.
    ///   - position: Where it is.
    ///   - severity: How serious it is, where that is not what the rule's description says.
    ///   - notes: Other places that have to do with it.
    ///   - fixIt: How it can be mended.
    ///   - alternative: Another way to mend it.
    ///   - topic: What it has in common with other findings of the rule.
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

    /// Reports something at any place.
    ///
    /// - Parameters:
    ///   - message: What is wrong, and what to do.
    ///   - location: Where it is.
    ///   - severity: How serious it is, where that is not what the rule's description says.
    ///   - notes: Other places that have to do with it.
    ///   - fixIt: How it can be mended.
    ///   - alternative: Another way to mend it.
    ///   - topic: What it has in common with other findings of the rule.
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
            Diagnostic(severity, rule.id, message, at: location, notes: notes, fixIts: fixIts, topic: topic)
        )
    }

    /// A note at a place in the definition that is being looked at.
    package func note(_ message: String, at position: SourcePosition) -> Diagnostic.Note {
        Diagnostic.Note(message, at: location(position))
    }

    private func location(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: file, position: position)
    }
}

extension Findings {
    /// Whether there are few enough findings so far for suggestions that take a look at a larger part of the file: a
    /// definition with very many gets none after the first hundred, so that it is checked as quickly as a sound one.
    var canSuggest: Bool { diagnostics.count < 100 }

    /// What a message about an unknown name ends with, as long as there are few: the name that was most likely meant, and
    /// the valid ones.
    func advice(for name: String, among names: [String], nouns: String) -> String {
        canSuggest ? correction(of: name, among: names, nouns: nouns) : ""
    }

    /// The name that was most likely meant, as long as there are few findings.
    func nearest(to name: String, among names: [String]) -> String? {
        canSuggest ? names.nearest(to: name) : nil
    }
}
