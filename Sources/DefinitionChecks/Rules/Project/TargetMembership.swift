import Basics
import IntentDefinition
import PropertyLists
import Translations

/// A definition that takes part in the wrong targets, or in the wrong way.
enum TargetMembership: SubjectRule {
    static let description = RuleDescription(
        .targetMembership,
        category: .project,
        severity: .error,
        summary: "a definition is missing in a target or an app, or takes part in the wrong way",
        explanation: RuleExplanation(
            trigger: """
                With `--project`: no target builds a definition of the project's folder; a target copies it as a \
                resource; a target builds it twice, for example through a synchronised folder and by an entry of its \
                own; a target and a framework that it links both generate its classes; an extension or a framework \
                has it, and the app does not; a target builds one of its `.strings` files and copies it as well.

                With `--bundle`: the app has no copy of the definition, one that cannot be read, or an older one; or \
                it lacks a table that lies beside the definition.
                """,
            importance: """
                The system looks for intents in the app. Without the definition there, actions do not appear, nothing \
                can be donated and widgets cannot be configured, and no message tells why. Two sets of generated \
                classes in one process are mixed up at run time. Apple asks for a definition in a framework to be in \
                the app as well, with "No Generated Classes" there. Without its table Siri answers in the language \
                of the definition, or with general phrases only.
                """,
            wrong: """
                isa = PBXResourcesBuildPhase;
                files = (
                    7A10 /* Intents.intentdefinition in Resources */,
                );
                """,
            right: """
                isa = PBXSourcesBuildPhase;
                files = (
                    7A10 /* Intents.intentdefinition in Sources */,
                );
                """,
            remedy: """
                Select the definition in Xcode and look at its target membership: the app has it in any case, \
                extensions that use its classes have it too, and of targets that are linked with each other one \
                generates the classes and the others have "No Generated Classes". The suggestions that come with the \
                findings are the edits of the project file that do so.
                """
        )
    )

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        let tables = subject.projects.map { ResourceEntries(of: $0) }
        for definition in subject.definitions {
            let uses = subject.projects.map { DefinitionUse(of: definition, in: $0) }
            checkAbsence(of: definition, uses, findings: &findings)
            for (use, tables) in zip(uses, tables) {
                checkCopies(use, findings: &findings)
                checkRepetition(use, findings: &findings)
                checkLinkedGenerators(use, findings: &findings)
                checkApps(use, findings: &findings)
                checkTables(use, tables, findings: &findings)
            }
            for app in subject.apps { checkBundle(of: app, definition, findings: &findings) }
        }
    }

    /// Reports a definition that no project builds, though it lies in the folder of one.
    private static func checkAbsence(
        of definition: CheckedDefinition,
        _ uses: [DefinitionUse],
        findings: inout Findings
    ) {
        let takesPart = uses.contains { use in use.memberships.contains { use.compiles($0) || use.copies($0) } }
        guard !takesPart else { return }
        guard let use = uses.first(where: { $0.project.ownDefinitions.contains(definition.file) }) else { return }
        findings.report(
            """
            no target of '\(use.project.name)' has this definition, so that no app knows its intents; add it to the \
            sources of the app
            """,
            at: SourceLocation(file: definition.file)
        )
    }

    private static func checkCopies(_ use: DefinitionUse, findings: inout Findings) {
        let compilingTargets = Set(use.compiling.map(\.target))
        for membership in use.memberships where use.copies(membership) {
            let target = use.target(of: membership).name.value
            let isCompiled = compilingTargets.contains(membership.target)
            let message =
                isCompiled
                ? """
                target '\(target)' builds '\(use.fileName)' and also copies it as it is; remove it from what is copied
                """
                : """
                target '\(target)' copies '\(use.fileName)' as it is, which generates no classes and gives the system \
                a file that is not compiled; move it to the sources
                """
            findings.report(
                message,
                at: use.project.location(membership.position),
                fixIt: isCompiled ? use.removal(of: membership) : use.moveToSources(of: membership)
            )
        }
    }

    private static func checkRepetition(_ use: DefinitionUse, findings: inout Findings) {
        let compiling = Dictionary(grouping: use.memberships.filter(use.compiles), by: \.target)
        for first in use.compiling {
            guard let all = compiling[first.target], all.count > 1 else { continue }
            let folder = all.first { if case .folder = $0.origin { true } else { false } }
            // What is listed besides a folder is too much, and of two entries the second.
            let extra = all.last { $0 != folder } ?? all[all.count - 1]
            let other = folder.flatMap { $0 == extra ? nil : $0 } ?? first
            // Equal entries say nothing that would be lost.
            let isSafe = extra.origin == other.origin && extra.attributes == other.attributes
            let way = folder == nil ? "by two entries" : "through its folder and by an entry"
            findings.report(
                """
                target '\(use.target(of: first).name.value)' builds '\(use.fileName)' twice, \(way); remove this one
                """,
                at: use.project.location(extra.position),
                notes: [Diagnostic.Note("it also takes part here", at: use.project.location(other.position))],
                fixIt: use.removal(of: extra, isSafe: isSafe)
            )
        }
    }

    private static func checkTables(_ use: DefinitionUse, _ entries: ResourceEntries, findings: inout Findings) {
        // Entries that copy the definition with its tables are reported already.
        let reported = Set(use.memberships.filter(use.copies).map(\.position))
        for table in use.definition.tables.strings {
            for entry in entries.entries(of: table.file) where entry.isAlsoBuilt && !reported.contains(entry.position) {
                findings.report(
                    """
                    target '\(entry.target.name.value)' builds '\(table.file)' with its definition and also copies it \
                    as a resource; remove it from the resources
                    """,
                    at: use.project.location(entry.position),
                    fixIt: use.project.removal(of: entry.file, from: entry.phase, in: entry.target, isSafe: false)
                )
            }
        }
    }
}

extension TargetMembership {
    /// Reports what an app that was built lacks of a definition.
    static func checkBundle(of app: CheckedApp, _ definition: CheckedDefinition, findings: inout Findings) {
        guard let bundle = app.bundle, !definition.customIntents.isEmpty else { return }
        let baseName = LocalizedPath(definition.file).baseName
        guard let copy = bundle.definitions.first(where: { $0.baseName == baseName }) else {
            return findings.report(
                """
                '\(bundle.path)' has no copy of this definition, so that the system does not know its intents; add the \
                definition to the sources of the app, and build it again
                """,
                at: SourceLocation(file: definition.file)
            )
        }
        guard let names = copy.intentNames else {
            return findings.report(
                "this copy of '\(definition.file)' cannot be read as a definition; build the app again",
                at: SourceLocation(file: copy.file)
            )
        }
        for intent in definition.customIntents {
            guard let name = intent.name, !names.contains(name.value) else { continue }
            findings.report(
                """
                intent '\(name.value)' is not in '\(copy.file)', which was built from an older definition; build the \
                app again
                """,
                at: SourceLocation(file: definition.file, position: name.position)
            )
        }
        checkTables(of: bundle, definition, findings: &findings)
    }

    private static func checkTables(
        of bundle: CheckedBundle,
        _ definition: CheckedDefinition,
        findings: inout Findings
    ) {
        for table in definition.tables.strings where !table.entries.isEmpty {
            guard let language = table.path.language else { continue }
            let name = "\(language).lproj/\(table.path.baseName).strings"
            guard !bundle.tables.contains(name) else { continue }
            findings.report(
                """
                '\(bundle.path)' has no '\(name)', so that people who use '\(language)' get the texts of the \
                definition, and Siri general phrases only; add the table to the definition in the project
                """,
                at: SourceLocation(file: table.file),
                severity: .warning
            )
        }
    }
}
