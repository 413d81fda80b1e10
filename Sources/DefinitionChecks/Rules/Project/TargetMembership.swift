import Basics
import IntentDefinition
import PropertyLists
import Translations

/// A definition that is in the wrong targets, or is built in the wrong way.
enum TargetMembership: SubjectRule {
    static let description = RuleDescription(
        .targetMembership,
        category: .project,
        severity: .error,
        summary: "a target or an app lacks a definition, or contains it in the wrong way",
        explanation: RuleExplanation(
            trigger: """
                With `--project`, this error is reported if:

                - no target contains a definition in the project's folder.
                - a target copies it as a resource, or compiles it twice.
                - a target and a linked framework both generate its classes.
                - an extension or a framework contains it, but the app doesn't.
                - a target both compiles and copies one of its `.strings` files.

                With `--bundle`, it is reported if the app lacks the definition or a table, or has an outdated or \
                unreadable copy.
                """,
            importance: """
                The system looks for intents in the app. Without the definition there, actions don't appear, donations \
                fail and widgets can't be configured, all silently. Two sets of generated classes in one process get \
                mixed up. Without a language's table, Siri answers in the definition's language or with generic phrases.
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
                Check the definition's target membership. The app must contain it, even if a framework does, and so \
                must extensions that use its classes. If targets are linked, let one generate the classes, and set "No \
                Generated Classes" in the others. The findings suggest these edits.
                """
        )
    )

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        let resources = subject.projects.map { ResourceEntries(of: $0) }
        for definition in subject.definitions {
            let uses = subject.projects.map { DefinitionUse(of: definition, in: $0) }
            checkAbsence(of: definition, from: uses, findings: &findings)

            for (use, resources) in zip(uses, resources) {
                checkCopies(use, findings: &findings)
                checkRepetition(use, findings: &findings)
                checkTables(of: use, in: resources, findings: &findings)
                let relations = TargetRelationChecker(use)
                relations.checkLinkedGenerators(findings: &findings)
                relations.checkApps(findings: &findings)
            }
            for bundle in subject.apps.compactMap(\.bundle) {
                BundleChecker(bundle: bundle, definition: definition).check(findings: &findings)
            }
        }
    }

    /// Reports a definition that is in the folder of a project but in none of the targets.
    private static func checkAbsence(
        of definition: CheckedDefinition,
        from uses: [DefinitionUse],
        findings: inout Findings
    ) {
        let isBuilt = uses.contains { use in use.memberships.contains { use.compiles($0) || use.copies($0) } }
        guard !isBuilt else { return }
        guard let use = uses.first(where: { $0.project.ownDefinitions.contains(definition.file) }) else { return }

        findings.report(
            """
            no target of '\(use.project.name)' contains this definition, so no app knows its intents; add it to the \
            sources of the app
            """,
            at: SourceLocation(file: definition.file)
        )
    }

    /// Reports targets that copy the definition file instead of compiling it, or in addition.
    private static func checkCopies(_ use: DefinitionUse, findings: inout Findings) {
        let compilingTargets = Set(use.compiling.map(\.target))
        for membership in use.memberships where use.copies(membership) {
            let target = use.target(of: membership).name.value
            let isCompiled = compilingTargets.contains(membership.target)
            let message =
                isCompiled
                ? "target '\(target)' both compiles '\(use.fileName)' and copies it as a file; remove the copy"
                : """
                target '\(target)' copies '\(use.fileName)' without compiling it, so it generates no classes and the \
                system can't use it; move it to the sources
                """

            findings.report(
                message,
                at: use.project.location(membership.position),
                fixIt: isCompiled ? use.removal(of: membership) : use.moveToSources(of: membership)
            )
        }
    }

    /// Reports targets that compile the definition more than once.
    private static func checkRepetition(_ use: DefinitionUse, findings: inout Findings) {
        let compiling = Dictionary(grouping: use.memberships.filter(use.compiles), by: \.target)
        for first in use.compiling {
            guard let all = compiling[first.target], all.count > 1 else { continue }

            // An entry in addition to a folder is superfluous, and so is the second of two entries.
            let folder = all.first { if case .folder = $0.origin { true } else { false } }
            let extra = all.last { $0 != folder } ?? all[all.count - 1]
            let other = folder.flatMap { $0 == extra ? nil : $0 } ?? first
            // Removing one of two equal entries loses nothing.
            let isSafe = extra.origin == other.origin && extra.attributes == other.attributes

            let way = folder == nil ? "through two entries" : "through its folder and an entry"
            findings.report(
                """
                target '\(use.target(of: first).name.value)' compiles '\(use.fileName)' twice, \(way); remove this one
                """,
                at: use.project.location(extra.position),
                notes: [Diagnostic.Note("the target also contains it here", at: use.project.location(other.position))],
                fixIt: use.removal(of: extra, isSafe: isSafe)
            )
        }
    }

    /// Reports tables that a target compiles with the definition and also copies.
    private static func checkTables(of use: DefinitionUse, in entries: ResourceEntries, findings: inout Findings) {
        // Entries that copy the definition with its tables have been reported.
        let reported = Set(use.memberships.filter(use.copies).map(\.position))

        for table in use.definition.tables.strings {
            for entry in entries.entries(of: table.file) where entry.isAlsoBuilt && !reported.contains(entry.position) {
                findings.report(
                    """
                    target '\(entry.target.name.value)' compiles '\(table.file)' with its definition and also copies \
                    it as a resource; remove it from the resources
                    """,
                    at: use.project.location(entry.position),
                    fixIt: use.project.removal(of: entry.file, from: entry.phase, in: entry.target, isSafe: false)
                )
            }
        }
    }
}
