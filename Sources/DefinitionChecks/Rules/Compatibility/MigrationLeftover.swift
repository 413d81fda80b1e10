import Basics
import PropertyLists
import Translations

/// What still names an intent or a definition that is gone.
enum MigrationLeftover: SubjectRule {
    static let description = RuleDescription(
        .migrationLeftover,
        category: .compatibility,
        severity: .warning,
        summary: "something still belongs to an intent or a definition that is gone",
        explanation: RuleExplanation(
            trigger: """
                `intentc check --against` finds that an intent of the earlier definitions is gone, and that an \
                `Info.plist` below the checked folders still lists its class: in `NSUserActivityTypes`, or in a list \
                of supported or restricted intents. Or a definition is gone, and there are still tables of its name \
                where its tables were, or a target of a project (`--project`) still lists it.
                """,
            importance: """
                The system looks for a handler of what an `Info.plist` lists and fails at run time (error 2004). \
                Translators go on translating tables that nothing reads. A target that lists a file that is gone \
                doesn't build.
                """,
            wrong: """
                <key>NSUserActivityTypes</key>
                <array>
                    <string>OrderSoupIntent</string>
                </array>
                """,
            right: """
                <key>NSUserActivityTypes</key>
                <array/>
                """,
            remedy: """
                Remove the entry, the reference or the table, after its translations have moved to where the app intent that took \
                the place of the intent looks for them.
                """
        )
    )

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        guard subject.hasAllDefinitions, let previous = subject.previousDefinitions else { return }
        let lost = LostIntents(of: previous, in: subject)
        for file in subject.leftovers.propertyLists {
            let lists = file.intentLists.flatMap { $0.supported + $0.restricted }
            for names in lists + [file.model.userActivityTypes].compactMap(\.self) {
                report(names, in: file, lost, findings: &findings)
            }
        }
        for project in subject.projects {
            for definition in subject.leftovers.definitions { report(definition, in: project, findings: &findings) }
        }
        for table in subject.leftovers.tables {
            findings.report(
                """
                the table belongs to '\(table.definition)', which is gone; remove it, once its translations have \
                moved to where they are used now
                """,
                at: SourceLocation(file: table.file),
                about: Diagnostic.Topic(table.definition, languages: [LocalizedPath(table.file).language])
            )
        }
    }

    private static func report(_ definition: String, in project: CheckedProject, findings: inout Findings) {
        for reference in project.references(to: definition).sorted(by: { $0.position < $1.position }) {
            findings.report(
                "'\(project.name)' still lists '\(definition)', which is gone; remove the file from its targets",
                at: project.location(reference.position)
            )
        }
    }

    private static func report(
        _ names: InfoPropertyList.Names,
        in file: CheckedPropertyList,
        _ lost: LostIntents,
        findings: inout Findings
    ) {
        for name in names.values {
            guard let note = lost.note(about: name.value) else { continue }
            let edit = file.editor?.removingElement(at: name.position, fromArrayAt: names.position)
            findings.report(
                "'\(name.value)' in '\(names.key)' is the class of an intent that is gone; remove it",
                at: file.location(name.position),
                notes: [note],
                fixIt: FixIt("remove '\(name.value)'", isSafe: false, edits: edit)
            )
        }
    }
}

/// The intents of earlier definitions whose classes no definition has any more.
private struct LostIntents {
    private let byClass: [String: IntentClass]

    init(of previous: [PreviousDefinition], in subject: CheckSubject) {
        let current = Set(subject.definitions.flatMap(\.intentClasses).map(\.className))
        let lost = previous.flatMap(\.definition.intentClasses).filter { !current.contains($0.className) }
        byClass = Dictionary(lost.map { ($0.className, $0) }) { first, _ in first }
    }

    /// Where the intent with a class was; `nil` for a class that isn't lost.
    func note(about className: String) -> Diagnostic.Note? {
        byClass[className].map { Diagnostic.Note("\($0.title) was here", at: $0.location) }
    }
}
