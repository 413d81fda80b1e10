package import Basics

/// A rule that has its own words for findings about one subject in many languages.
protocol GroupingRule: Rule {
    /// What is wrong, in one message for all of a group.
    static func message(of group: FindingGroup) -> String
}

/// Findings of one rule about one subject, of which there are at least two.
struct FindingGroup {
    /// The findings, sorted by place.
    let findings: [Diagnostic]
    /// The languages that they are about, each once and sorted.
    let languages: [String]
    /// The translation keys that they are about, each once in the order of the findings.
    let keys: [String]

    init(_ findings: [Diagnostic]) {
        self.findings = findings.sortedForReport()
        languages = Set(findings.flatMap { $0.topic?.languages ?? [] }).sorted()
        var seen: Set<String> = []
        keys = self.findings.flatMap { $0.topic?.keys ?? [] }.filter { seen.insert($0).inserted }
    }

    /// The languages in a sentence: `'de'`, or the number and a list of several.
    var languageList: String { languages.inSentence }

    /// The message of the findings with the languages of all, if they say the same of their languages.
    var commonMessage: String? {
        let first = findings[0]
        guard Set(findings.map(\.messageWithoutLanguage)).count == 1 else { return nil }
        guard let language = first.topic?.languages.first else { return first.message }
        let isNamed = first.message.contains("'\(language)'")
        return isNamed
            ? first.message.replacing("'\(language)'", with: languageList, maxReplacements: 1)
            : "\(first.message) (\(languageList))"
    }

    /// The message for rules without words of their own.
    fileprivate var message: String {
        if let commonMessage { return commonMessage }
        let first = findings[0]
        let others = languages.filter { !(first.topic?.languages.contains($0) ?? false) }
        return others.isEmpty ? first.message : "\(first.message) (much the same in \(others.inSentence))"
    }

    /// The finding that stands for all.
    fileprivate func finding(_ message: String) -> Diagnostic {
        let first = findings[0]
        var seen: Set<Diagnostic.Note> = []
        let notes = findings.flatMap(\.notes).filter { seen.insert($0).inserted }
        var finding = Diagnostic(
            first.severity,
            first.id,
            message,
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

    /// What the first fix-its of all findings do together; `nil` if none of them has one.
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

/// What findings have in common that are told as one.
private struct GroupKey: Hashable {
    var id: Diagnostic.ID
    var severity: Diagnostic.Severity
    var subject: String
}

extension Sequence<Diagnostic> {
    /// The findings with one in place of all that a rule has to say about one subject.
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
    /// Languages in a sentence: `'de'`, or the number and a list of several.
    var inSentence: String {
        count == 1 ? "'\(self[0])'" : "\(count) languages: \(quotedList(self, limit: 50))"
    }
}

extension Diagnostic {
    /// The message with a gap in place of its language, to compare it with that of another one.
    fileprivate var messageWithoutLanguage: String {
        (topic?.languages.first).map { message.replacing("'\($0)'", with: "''", maxReplacements: 1) } ?? message
    }
}
