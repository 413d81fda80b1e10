import Basics
import PropertyLists

/// Checks the targets that build a definition against the targets that link or embed them.
struct TargetRelationChecker {
    private let use: DefinitionUse

    /// Creates a checker for a definition in a project.
    init(_ use: DefinitionUse) {
        self.use = use
    }

    /// Reports targets that generate the classes of a definition and link another target that does.
    func checkLinkedGenerators(findings: inout Findings) {
        let generating = use.compiling.filter(use.generates)
        guard generating.count > 1 else { return }

        let byTarget = Dictionary(generating.map { ($0.target, $0) }) { first, _ in first }
        for membership in generating {
            let linked = use.project.linkedTargets(of: membership.target)
            guard let other = linked.sorted().lazy.compactMap({ byTarget[$0] }).first else { continue }
            let (name, otherName) = (use.target(of: membership).name.value, use.target(of: other).name.value)
            findings.report(
                """
                target '\(name)' and target '\(otherName)', which it links, both generate the classes of \
                '\(use.fileName)'\(use.classExample); keep the definition in '\(name)', but with 'No Generated Classes'
                """,
                at: use.project.location(membership.position),
                notes: [Diagnostic.Note("'\(otherName)' contains it here", at: use.project.location(other.position))],
                fixIt: use.withoutClasses(membership)
            )
        }
    }

    /// Reports apps that lack a definition although one of their extensions or frameworks contains it.
    func checkApps(findings: inout Findings) {
        let holders = Dictionary(use.compiling.map { ($0.target, $0) }) { first, _ in first }
        guard !holders.isEmpty else { return }

        for index in use.project.users(of: holders.keys) where holders[index] == nil {
            let app = use.project.model.targets[index]
            guard app.handlesIntents, app.hasSources else { continue }
            let extensions = app.embeddedTargets.filter { use.project.model.targets[$0].isAppExtension }
            let frameworks = use.project.linkedTargets(of: index).sorted()
            guard let part = (extensions + frameworks).lazy.compactMap({ holders[$0] }).first else { continue }

            let isExtension = extensions.contains(part.target)
            // A target that links the classes must not generate them a second time.
            let lacksClasses = !isExtension || frameworks.contains { holders[$0].map(use.generates) ?? false }
            findings.report(
                """
                \(isExtension ? "extension" : "target") '\(use.target(of: part).name.value)' contains \
                '\(use.fileName)', but app '\(app.name.value)', which \(isExtension ? "embeds" : "links") it, doesn't, \
                so the system doesn't know its intents; add it to the sources of '\(app.name.value)'\
                \(lacksClasses ? " with 'No Generated Classes'" : "")
                """,
                at: use.project.location(part.position),
                notes: [
                    Diagnostic.Note("app '\(app.name.value)' is here", at: use.project.location(app.name.position))
                ],
                fixIt: use.addition(of: part, to: app, generating: !lacksClasses)
            )
        }
    }
}

extension DefinitionUse {
    /// The first of the definition's classes, in brackets for messages.
    fileprivate var classExample: String {
        definition.intentClasses.first.map { " ('\($0.className)')" } ?? ""
    }
}

extension CheckedProject {
    /// Returns the targets that link or copy the products of some targets, directly or through others, in order.
    fileprivate func users(of targets: some Sequence<Int>) -> [Int] {
        var found: Set<Int> = []
        var pending = Array(targets)
        while let next = pending.popLast() { pending += users[next].filter { found.insert($0).inserted } }
        return found.sorted()
    }

    /// Returns the targets whose products a target links, directly or through others.
    fileprivate func linkedTargets(of target: Int) -> Set<Int> {
        var found: Set<Int> = []
        var pending = model.targets[target].linkedTargets
        while let next = pending.popLast() {
            if next != target, found.insert(next).inserted { pending += model.targets[next].linkedTargets }
        }
        return found
    }
}

extension ProjectTarget {
    /// Whether the product is an app whose intents the system may know, which app clips aren't.
    fileprivate var handlesIntents: Bool {
        isApplication && productType?.hasSuffix(".on-demand-install-capable") != true
    }

    /// Whether the product is an extension of the app that embeds it, which the extension of a watch app isn't: it's the
    /// program of that app.
    fileprivate var isAppExtension: Bool {
        productType?.hasPrefix("com.apple.product-type.app-extension") ?? false
            || productType == "com.apple.product-type.extensionkit-extension"
    }

    /// Whether the target compiles anything.
    fileprivate var hasSources: Bool {
        !folders.isEmpty || phases.contains { $0.kind == .sources }
    }
}
