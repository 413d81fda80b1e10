import Basics
import PropertyLists

/// A target that Xcode can't generate classes for, because it can't determine their language.
enum CodegenLanguage: SubjectRule {
    static let description = RuleDescription(
        .codegenLanguage,
        category: .project,
        severity: .error,
        summary: "Xcode can't determine in which language to generate the classes of a definition",
        explanation: RuleExplanation(
            trigger: """
                With `--project`, this error is reported if a target that generates classes contains no Swift or \
                Objective-C file, and its setting "Intent Class Generation Language" (`INTENTS_CODEGEN_LANGUAGE`) is \
                automatic. It is also reported if the setting has a value that Xcode doesn't know.

                The first of these places that has the setting counts, as in Xcode: the target, the target's \
                `.xcconfig` file, the project, the project's `.xcconfig` file.
                """,
            importance: """
                With the automatic setting, Xcode uses the language of most of the target's files. A framework that \
                contains only a definition has no such files, so its build fails.
                """,
            wrong: "INTENTS_CODEGEN_LANGUAGE = Automatic;",
            right: "INTENTS_CODEGEN_LANGUAGE = Swift;",
            remedy: """
                Set "Intent Class Generation Language" of the target to `Swift` or `Objective-C`, or set "No \
                Generated Classes" for the definition in this target.
                """
        )
    )

    private static let values = ["Automatic", "Swift", "Objective-C", "None"]

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        for project in subject.projects {
            var generating: [Int: (membership: XcodeProject.Membership, use: DefinitionUse)] = [:]
            for use in subject.definitions.map({ DefinitionUse(of: $0, in: project) }) {
                for membership in use.memberships where use.generates(membership) {
                    if generating[membership.target] == nil { generating[membership.target] = (membership, use) }
                }
            }

            for (_, (membership, use)) in generating.sorted(by: { $0.key < $1.key }) {
                checkValues(of: use.target(of: membership), in: project, findings: &findings)
                checkLanguage(of: membership, in: use, findings: &findings)
            }
        }
    }

    private static func checkValues(of target: ProjectTarget, in project: CheckedProject, findings: inout Findings) {
        for setting in project.model.settings(CheckedProject.languageSetting, of: target)
        where CheckedProject.language(setting.value) == .unknown {
            let hint = suggestion(for: setting.value, among: values)
            findings.report(
                "'\(setting.value)' isn't a valid value for '\(setting.name)'; use one of \(quotedList(values))\(hint)",
                at: project.location(setting)
            )
        }
    }

    private static func checkLanguage(
        of membership: XcodeProject.Membership,
        in use: DefinitionUse,
        findings: inout Findings
    ) {
        let (project, target) = (use.project, use.target(of: membership))
        guard project.generationLanguages[membership.target].contains(.automatic), !project.hasLanguage(target) else {
            return
        }

        findings.report(
            """
            target '\(target.name.value)' has no Swift or Objective-C file, so Xcode can't choose the language of the \
            classes of '\(use.fileName)'; set '\(CheckedProject.languageSetting)' to 'Swift', or set 'No Generated \
            Classes' for the definition
            """,
            at: project.location(target.name.position),
            notes: [use.note(about: membership)]
        )
    }
}

extension CheckedProject {
    private static let fileTypes: Set<String> = ["sourcecode.swift", "sourcecode.c.objc", "sourcecode.cpp.objcpp"]
    private static let fileExtensions: Set<String> = ["swift", "m", "mm"]

    /// Whether a target contains a file in a language that classes can be generated in.
    fileprivate func hasLanguage(_ target: ProjectTarget) -> Bool {
        let files = target.phases.filter { $0.kind == .sources }.flatMap(\.files).compactMap(\.file)
        let isListed = files.contains { file in
            Self.fileTypes.contains(file.type ?? "") || Self.fileExtensions.contains(file.pathExtension)
        }
        return isListed || target.folders.contains(where: holdsLanguage)
    }

    /// Whether a synchronized folder contains such a file, or may contain one because it isn't found.
    private func holdsLanguage(folder: Int) -> Bool {
        guard folderExtensions.indices.contains(folder), let found = folderExtensions[folder] else { return true }
        return !found.isDisjoint(with: Self.fileExtensions)
    }
}

extension ProjectFile {
    fileprivate var pathExtension: String {
        let name = path?.path ?? name
        return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    }
}
