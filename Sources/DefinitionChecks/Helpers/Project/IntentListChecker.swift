import Basics
import IntentInterface
import PropertyLists
import ToolSupport

/// Checks the lists of intents in `Info.plist` files: whether their entries are known, unique and supported.
struct IntentListChecker {
    /// The classes of the custom intents.
    let classes: IntentClasses
    /// The oldest systems that the app supports, as far as the configuration states them.
    let minimumOS: [Platform: OSVersion]

    /// Creates a checker of the lists of a run.
    init(of subject: CheckSubject, classes: IntentClasses) {
        self.classes = classes
        let configured = subject.definitions.flatMap { $0.configuration.minimumOS.map { ($0, $1.value) } }
        minimumOS = Dictionary(configured, uniquingKeysWith: min)
    }

    /// Reports wrong entries in the lists of one file.
    func check(_ lists: InfoPropertyList.IntentLists, of file: CheckedPropertyList, findings: inout Findings) {
        for supported in lists.supported {
            checkNames(supported, of: file, findings: &findings)
            checkSystemNames(supported, of: file, findings: &findings)
            checkRepetition(in: supported, of: file, findings: &findings)
            checkSystems(supported, of: file, findings: &findings)
        }
        for restricted in lists.restricted {
            checkSystemNames(restricted, of: file, findings: &findings)
            checkRepetition(in: restricted, of: file, findings: &findings)
            checkSupport(of: restricted, by: lists.supported, in: file, findings: &findings)
        }
    }

    /// Reports classes that no definition declares.
    private func checkNames(
        _ names: InfoPropertyList.Names,
        of file: CheckedPropertyList,
        findings: inout Findings
    ) {
        for name in names.values where classes.excludes(name.value) {
            let nearest = SystemIntents.suggestion(for: name.value) ?? classes.nearest(to: name.value)
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            let fixIt =
                if let nearest {
                    file.replacement(of: name, with: nearest)
                } else {
                    file.removal(of: name, from: names)
                }

            findings.report(
                """
                '\(name.value)' in '\(names.key)' isn't the class of an intent in the definitions (error 2004); use the \
                class of an intent, or remove it\(hint)
                """,
                at: file.location(name.position),
                fixIt: fixIt
            )
        }
    }

    /// Reports classes that are spelled almost like a system intent, if `checkNames` doesn't report them.
    private func checkSystemNames(
        _ names: InfoPropertyList.Names,
        of file: CheckedPropertyList,
        findings: inout Findings
    ) {
        for name in names.values where !classes.contains(name.value) {
            let isReported = classes.excludes(name.value) && !names.isRestricted
            guard !isReported, let meant = SystemIntents.suggestion(for: name.value) else { continue }

            findings.report(
                """
                '\(name.value)' in '\(names.key)' isn't a known system intent (error 2004); did you mean \
                '\(meant)'?
                """,
                at: file.location(name.position),
                severity: .warning,
                fixIt: file.replacement(of: name, with: meant)
            )
        }
    }

    /// Reports system intents that are newer than the oldest system that the app supports.
    private func checkSystems(
        _ names: InfoPropertyList.Names,
        of file: CheckedPropertyList,
        findings: inout Findings
    ) {
        var minimum = minimumOS
        if let version = file.model.minimumOSVersion.flatMap({ OSVersion($0.value) }) { minimum = [.iOS: version] }
        guard !minimum.isEmpty else { return }

        for name in names.values where !classes.contains(name.value) {
            guard let gap = SystemIntentCatalog.known.intent(ofClass: name.value)?.gaps(above: minimum).first else {
                continue
            }
            findings.report(
                """
                '\(name.value)' in '\(names.key)' requires \(gap.platform.rawValue) \(gap.needed), but the minimum is \
                \(gap.platform.rawValue) \(gap.minimum); make sure that the app works without it on older systems
                """,
                at: file.location(name.position),
                severity: .note
            )
        }
    }

    /// Reports names that a list contains more than once.
    private func checkRepetition(
        in names: InfoPropertyList.Names,
        of file: CheckedPropertyList,
        findings: inout Findings
    ) {
        var seen: [String: SourcePosition] = [:]
        for name in names.values {
            guard let first = seen[name.value] else {
                seen[name.value] = name.position
                continue
            }

            let edit = file.editor?.removingElement(at: name.position, fromArrayAt: names.position)
            findings.report(
                "'\(name.value)' is listed twice; remove this entry",
                at: file.location(name.position),
                notes: [Diagnostic.Note("the first entry is here", at: file.location(first))],
                fixIt: FixIt("remove the second '\(name.value)'", isSafe: true, edits: edit)
            )
        }
    }

    /// Reports restricted intents that aren't supported.
    private func checkSupport(
        of restricted: InfoPropertyList.Names,
        by lists: [InfoPropertyList.Names],
        in file: CheckedPropertyList,
        findings: inout Findings
    ) {
        let supported = Set(lists.flatMap(\.values).map(\.value))
        let key = lists.first?.key ?? file.supportedKey
        let condition = restricted.key.hasSuffix("WhileLocked") ? "the device is locked" : "files are protected"

        for name in restricted.values where !supported.contains(name.value) {
            // A misspelled name is reported as such.
            guard classes.contains(name.value) || SystemIntents.suggestion(for: name.value) == nil else { continue }
            let list = findings.canSuggest ? lists.first : nil
            let edit = list.flatMap { list in
                file.editor?.appending(PropertyListValue(.string(name.value)), toArrayAt: list.position)
            }
            findings.report(
                """
                '\(name.value)' is restricted while \(condition) but isn't listed in '\(key)' (error 2002); add it \
                there, or remove it from '\(restricted.key)'
                """,
                at: file.location(name.position),
                fixIt: FixIt("add '\(name.value)' to '\(key)'", isSafe: false, edits: edit)
            )
        }
    }

    /// Reports intents that several extensions of an app handle.
    func checkSharedIntents(of app: CheckedApp, findings: inout Findings) {
        var seen: [String: SourceLocation] = [:]
        for file in app.propertyLists where file.isOfIntentsExtension {
            var own: Set<String> = []
            for name in file.handledIntents.flatMap(\.values) where own.insert(name.value).inserted {
                let location = file.location(name.position)
                guard let first = seen[name.value] else {
                    seen[name.value] = location
                    continue
                }

                findings.report(
                    "another extension also supports '\(name.value)' (error 2001); list it in only one of them",
                    at: location,
                    notes: [Diagnostic.Note("the other extension lists it here", at: first)]
                )
            }
        }
    }
}

extension InfoPropertyList.Names {
    /// Whether the list restricts when the system may handle intents.
    fileprivate var isRestricted: Bool { key.contains("Restricted") }
}

extension CheckedPropertyList {
    /// Returns a fix-it that replaces a name.
    func replacement(of name: Located<String>, with other: String) -> FixIt? {
        FixIt(
            "write '\(other)'",
            isSafe: false,
            edits: editor?.replacingText(ofElementAt: name.position, with: other)
        )
    }

    /// Returns a fix-it that removes a name from a list.
    func removal(of name: Located<String>, from names: InfoPropertyList.Names) -> FixIt? {
        FixIt(
            "remove '\(name.value)'",
            isSafe: false,
            edits: editor?.removingElement(at: name.position, fromArrayAt: names.position)
        )
    }
}
