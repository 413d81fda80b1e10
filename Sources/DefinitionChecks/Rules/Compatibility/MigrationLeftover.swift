import Basics
import PropertyLists
import Translations

/// A reference to a removed intent or definition.
enum MigrationLeftover: SubjectRule {
    static let description = RuleDescription(
        .migrationLeftover,
        category: .compatibility,
        severity: .warning,
        summary: "something still refers to a removed intent or definition",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if `intentc check --against` finds that an intent of the earlier definitions \
                was removed, but an `Info.plist` below the checked folders still lists its class, in \
                `NSUserActivityTypes` or in a list of supported or restricted intents.

                It is also reported if a definition was removed, but its tables still exist, or a target of a project \
                (`--project`) still lists it.
                """,
            importance: """
                The system looks for a handler for every intent class that an `Info.plist` lists, and fails at run \
                time if the class doesn't exist (error 2004). Translators keep translating tables that nothing reads. \
                A target that lists a removed file doesn't build.
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
                Remove the entry, the reference or the table. Before you remove a table, move its translations to the \
                table that the replacing app intent uses.
                """
        )
    )

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        guard subject.hasAllDefinitions, let previous = subject.previousDefinitions else { return }
        let lost = LostIntents(of: previous, in: subject)

        for file in subject.leftovers.propertyLists {
            let lists = file.intentLists.flatMap { $0.supported + $0.restricted }
            for names in lists + [file.model.userActivityTypes].compactMap(\.self) {
                report(names, in: file, lost: lost, findings: &findings)
            }
        }

        for project in subject.projects {
            for definition in subject.leftovers.definitions { report(definition, in: project, findings: &findings) }
        }
        for table in subject.leftovers.tables {
            findings.report(
                """
                this table belongs to '\(table.definition)', which was removed; move its translations to where they \
                are used now, and remove it
                """,
                at: SourceLocation(file: table.file),
                about: Diagnostic.Topic(table.definition, languages: [LocalizedPath(table.file).language])
            )
        }
    }

    private static func report(_ definition: String, in project: CheckedProject, findings: inout Findings) {
        for reference in project.references(to: definition).sorted(by: { $0.position < $1.position }) {
            findings.report(
                "'\(project.name)' still lists '\(definition)', which was removed; remove the file from its targets",
                at: project.location(reference.position)
            )
        }
    }

    private static func report(
        _ names: InfoPropertyList.Names,
        in file: CheckedPropertyList,
        lost: LostIntents,
        findings: inout Findings
    ) {
        for name in names.values {
            guard let note = lost.note(about: name.value) else { continue }
            findings.report(
                "'\(name.value)' in '\(names.key)' is the class of an intent that was removed; remove it",
                at: file.location(name.position),
                notes: [note],
                fixIt: file.removal(of: name, from: names)
            )
        }
    }
}

/// The intents of earlier definitions whose classes no longer exist.
private struct LostIntents {
    private let byClass: [String: IntentClass]

    init(of previous: [PreviousDefinition], in subject: CheckSubject) {
        let current = Set(subject.definitions.flatMap(\.intentClasses).map(\.className))
        let lost = previous.flatMap(\.definition.intentClasses).filter { !current.contains($0.className) }
        byClass = Dictionary(lost.map { ($0.className, $0) }) { first, _ in first }
    }

    /// Returns a note at the former place of the intent with a class; `nil` for a class that isn't lost.
    func note(about className: String) -> Diagnostic.Note? {
        byClass[className].map { Diagnostic.Note("\($0.title) was declared here", at: $0.location) }
    }
}
