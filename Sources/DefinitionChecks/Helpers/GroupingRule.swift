package import Basics

/// A rule with its own message for findings about one subject in many languages.
protocol GroupingRule: Rule {
    /// The message for all findings of a group.
    static func message(of group: FindingGroup) -> String
}

/// Two or more findings of one rule about one subject.
struct FindingGroup {
    /// The findings, sorted by place.
    let findings: [Diagnostic]
    /// The languages that they are about, sorted and without duplicates.
    let languages: [String]
    /// The translation keys that they are about, in the order of the findings and without duplicates.
    let keys: [String]

    init(_ findings: [Diagnostic]) {
        self.findings = findings.sortedForReport()
        languages = Set(findings.flatMap { $0.topic?.languages ?? [] }).sorted()
        var seen: Set<String> = []
        keys = self.findings.flatMap { $0.topic?.keys ?? [] }.filter { seen.insert($0).inserted }
    }

    /// The languages in a message: `'de'`, or their number and a list.
    var languageList: String { languages.inSentence }

    /// The message that all findings share, with the languages of all; `nil` if their messages differ in more than
    /// that.
    var commonMessage: String? {
        let first = findings[0]
        guard Set(findings.map(\.messageWithoutLanguage)).count == 1 else { return nil }
        guard let language = first.topic?.languages.first else { return first.message }
        let isNamed = first.message.contains("'\(language)'")
        return isNamed
            ? first.message.replacing("'\(language)'", with: languageList, maxReplacements: 1)
            : "\(first.message) (\(languageList))"
    }

    /// The message for rules without one of their own.
    fileprivate var message: String {
        if let commonMessage { return commonMessage }
        let first = findings[0]
        let others = languages.filter { !(first.topic?.languages.contains($0) ?? false) }
        return others.isEmpty ? first.message : "\(first.message) (similar in \(others.inSentence))"
    }

    /// The finding that represents all.
    fileprivate func finding(_ message: String) -> Diagnostic {
        let first = findings[0]
        var seen: Set<Diagnostic.Note> = []
        let notes = findings.flatMap(\.notes).filter { seen.insert($0).inserted }

        var finding = Diagnostic(
            first.severity,
            first.id,
            message: message,
            at: first.location,
            notes: Array(notes.prefix(Self.noteLimit)),
            fixIts: [fixIt].compactMap(\.self)
        )
        finding.topic = Diagnostic.Topic(languages: languages, keys: keys)
        finding.parts = findings.map { finding in
            Diagnostic.Part(finding.message, at: finding.location, about: finding.topic ?? Diagnostic.Topic())
        }
        return finding
    }

    private static let noteLimit = 5

    /// The first fix-its of all findings in one; `nil` if there aren't any.
    private var fixIt: FixIt? {
        let fixIts = findings.compactMap(\.fixIts.first)
        guard let first = fixIts.first else { return nil }
        return FixIt(
            first.title,
            isSafe: fixIts.allSatisfy(\.isSafe),
            edits: fixIts.flatMap(\.edits),
            renames: fixIts.flatMap(\.renames)
        )
    }
}

/// The properties that grouped findings have in common.
private struct GroupKey: Hashable {
    var id: Diagnostic.ID
    var severity: Diagnostic.Severity
    var subject: String
}

extension Sequence<Diagnostic> {
    /// The findings with one for each group of findings of a rule about one subject.
    package func grouped() -> [Diagnostic] {
        var result: [Diagnostic] = []
        var groups: [GroupKey: [Diagnostic]] = [:]
        for finding in Set(self) {
            if let subject = finding.topic?.subject {
                let key = GroupKey(id: finding.id, severity: finding.severity, subject: subject)
                groups[key, default: []].append(finding)
            } else {
                result.append(finding)
            }
        }

        for (key, findings) in groups {
            let group = FindingGroup(findings)
            let rule = RuleRegistry.groupingRules[key.id]
            result += findings.count > 1 ? [group.finding(rule?.message(of: group) ?? group.message)] : findings
        }
        return result.sortedForReport()
    }
}

extension [String] {
    /// Languages in a message: `'de'`, or their number and a list.
    var inSentence: String {
        count == 1 ? "'\(self[0])'" : "\(count) languages: \(quotedList(self, limit: 50))"
    }
}

extension Diagnostic {
    /// The message without its language, for comparison.
    fileprivate var messageWithoutLanguage: String {
        (topic?.languages.first).map { message.replacing("'\($0)'", with: "''", maxReplacements: 1) } ?? message
    }
}
