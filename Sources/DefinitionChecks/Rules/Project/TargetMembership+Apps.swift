import Basics
import PropertyLists

extension TargetMembership {
    /// Reports targets that generate the classes of a definition, and link a target that does so too.
    static func checkLinkedGenerators(_ use: DefinitionUse, findings: inout Findings) {
        let generating = use.compiling.filter(use.generates)
        guard generating.count > 1 else { return }
        let byTarget = Dictionary(generating.map { ($0.target, $0) }) { first, _ in first }
        for membership in generating {
            let linked = use.project.linkedTargets(of: membership.target)
            guard let other = linked.sorted().lazy.compactMap({ byTarget[$0] }).first else { continue }
            let (name, otherName) = (use.target(of: membership).name.value, use.target(of: other).name.value)
            findings.report(
                """
                target '\(name)' and '\(otherName)', which it links, both generate the classes of '\(use.fileName)'\
                \(use.classExample); keep the definition in '\(name)', and set 'No Generated Classes' for it there
                """,
                at: use.project.location(membership.position),
                notes: [Diagnostic.Note("'\(otherName)' has it here", at: use.project.location(other.position))],
                fixIt: use.withoutClasses(membership)
            )
        }
    }

    /// Reports apps that lack a definition which one of their extensions or frameworks has.
    static func checkApps(_ use: DefinitionUse, findings: inout Findings) {
        let holders = Dictionary(use.compiling.map { ($0.target, $0) }) { first, _ in first }
        guard !holders.isEmpty else { return }
        for index in use.project.users(of: holders.keys) where holders[index] == nil {
            let app = use.project.model.targets[index]
            guard app.handlesIntents, app.hasSources else { continue }
            let extensions = app.embeddedTargets.filter { use.project.model.targets[$0].isAppExtension }
            let frameworks = use.project.linkedTargets(of: index).sorted()
            guard let part = (extensions + frameworks).lazy.compactMap({ holders[$0] }).first else { continue }
            let isExtension = extensions.contains(part.target)
            // What links a target with the classes must not have them a second time.
            let lacksClasses = !isExtension || frameworks.contains { holders[$0].map(use.generates) ?? false }
            let name = use.target(of: part).name.value
            findings.report(
                """
                \(isExtension ? "extension" : "target") '\(name)' has '\(use.fileName)', and the app \
                '\(app.name.value)', which \(isExtension ? "embeds" : "links") it, has not, so that the system does \
                not know its intents; add it to the sources of '\(app.name.value)'\
                \(lacksClasses ? " with 'No Generated Classes'" : "")
                """,
                at: use.project.location(part.position),
                notes: [
                    Diagnostic.Note("'\(app.name.value)' is here", at: use.project.location(app.name.position))
                ],
                fixIt: use.addition(of: part, to: app, generating: !lacksClasses)
            )
        }
    }
}

extension DefinitionUse {
    /// One of the classes for messages, in brackets.
    fileprivate var classExample: String {
        definition.intentClasses.first.map { " ('\($0.className)')" } ?? ""
    }
}

extension CheckedProject {
    /// The targets that link or copy the products of some targets, directly or through others, in order.
    fileprivate func users(of targets: some Sequence<Int>) -> [Int] {
        var found: Set<Int> = []
        var pending = Array(targets)
        while let next = pending.popLast() { pending += users[next].filter { found.insert($0).inserted } }
        return found.sorted()
    }

    /// The targets whose products a target links, and what those link in turn.
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
    /// Whether the product is an app that the system may know intents of, which app clips are not.
    fileprivate var handlesIntents: Bool {
        isApplication && productType?.hasSuffix(".on-demand-install-capable") != true
    }

    /// Whether the product is an extension that works for the app it is embedded in. The extension of a watch app is
    /// the program of that app.
    fileprivate var isAppExtension: Bool {
        productType?.hasPrefix("com.apple.product-type.app-extension") ?? false
            || productType == "com.apple.product-type.extensionkit-extension"
    }

    /// Whether the target compiles anything.
    fileprivate var hasSources: Bool {
        !folders.isEmpty || phases.contains { $0.kind == .sources }
    }
}
