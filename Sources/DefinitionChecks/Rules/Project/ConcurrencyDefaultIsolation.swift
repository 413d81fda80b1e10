import Basics
import PropertyLists

/// A target whose concurrency settings don't suit the classes that Xcode generates.
enum ConcurrencyDefaultIsolation: SubjectRule {
    static let description = RuleDescription(
        .concurrencyDefaultIsolation,
        category: .project,
        severity: .warning,
        summary: "a target builds Xcode's generated classes as Swift 6, or isolates them to the main actor",
        explanation: RuleExplanation(
            trigger: """
                With `--project`, this warning is reported if a target lets Xcode generate Swift classes from a \
                definition, and its setting `SWIFT_DEFAULT_ACTOR_ISOLATION` is `MainActor` or its `SWIFT_VERSION` is 6 \
                or later. A target with both settings is reported once.
                """,
            importance: """
                The system calls handlers on threads other than the main thread. The generated classes don't declare \
                their isolation, so they get the module's default. As a result, they don't compile, or the app crashes \
                when it uses them.
                """,
            wrong: """
                SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
                ...
                7A10 /* Intents.intentdefinition in Sources */ = {isa = PBXBuildFile; fileRef = 7A11; };
                """,
            right: """
                SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
                ...
                7A10 /* Intents.intentdefinition in Sources */ = {isa = PBXBuildFile; fileRef = 7A11;
                    settings = {ATTRIBUTES = (no_codegen, ); }; };
                """,
            remedy: """
                Generate the classes with `intentc build --isolation nonisolated`, add them to the target, and set \
                "No Generated Classes" for the definition.
                """
        )
    )

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        for project in subject.projects {
            for use in subject.definitions.map({ DefinitionUse(of: $0, in: project) }) {
                for membership in use.compiling where use.generates(membership) {
                    check(membership, of: use, findings: &findings)
                }
            }
        }
    }

    private static func check(_ membership: XcodeProject.Membership, of use: DefinitionUse, findings: inout Findings) {
        let (project, target) = (use.project, use.target(of: membership))
        guard project.generationLanguages[membership.target].contains(where: { $0 != .objectiveC && $0 != .none })
        else {
            return
        }

        let isolation = project.model.settings("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target)
            .first { $0.value == "MainActor" }
        let version = project.model.settings("SWIFT_VERSION", of: target).first { $0.majorVersion >= 6 }
        guard let setting = isolation ?? version else { return }

        let reason =
            isolation == nil
            ? "is built as Swift \(setting.value)"
            : "isolates code to the main actor by default"
        findings.report(
            """
            target '\(target.name.value)' \(reason), but the classes that Xcode generates from '\(use.fileName)' don't \
            declare their isolation; generate them with 'intentc build --isolation nonisolated', and set 'No Generated \
            Classes' for the definition
            """,
            at: project.location(setting),
            notes: [use.note(about: membership)]
        )
    }
}

extension BuildSetting {
    /// The number before the first dot; 0 if there isn't one.
    fileprivate var majorVersion: Int {
        value.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }
}
