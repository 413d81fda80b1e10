import Basics
import IntentDefinition
import PropertyLists

extension PlistIntents {
    /// Reports entries of lists of intents that are unknown, double or restricted in vain.
    static func check(
        _ lists: InfoPropertyList.IntentLists,
        of file: CheckedPropertyList,
        _ classes: IntentClasses,
        findings: inout Findings
    ) {
        for supported in lists.supported {
            checkNames(supported, of: file, classes, findings: &findings)
            checkSystemNames(supported, of: file, classes, findings: &findings)
            checkRepetition(in: supported, of: file, findings: &findings)
        }
        let supported = Set(lists.supported.flatMap(\.values).map(\.value))
        let key = lists.supported.first?.key ?? file.supportedKey
        for restricted in lists.restricted {
            checkRepetition(in: restricted, of: file, findings: &findings)
            let isOfLock = restricted.key.hasSuffix("WhileLocked")
            for name in restricted.values where !supported.contains(name.value) {
                let edit =
                    !findings.canSuggest
                    ? nil
                    : lists.supported.first.flatMap { list in
                        file.editor?.appending(PropertyListValue(.string(name.value)), toArrayAt: list.position)
                    }
                findings.report(
                    """
                    '\(name.value)' is restricted while \(isOfLock ? "the device is locked" : "files are protected") and \
                    not among '\(key)', which is the error 2002, a restricted intent that is not supported; add it \
                    there, or remove it from '\(restricted.key)'
                    """,
                    at: file.location(name.position),
                    fixIt: FixIt("add '\(name.value)' to '\(key)'", isSafe: false, edits: edit)
                )
            }
        }
    }

    private static func checkNames(
        _ names: InfoPropertyList.Names,
        of file: CheckedPropertyList,
        _ classes: IntentClasses,
        findings: inout Findings
    ) {
        for name in names.values where classes.excludes(name.value) {
            let nearest = classes.nearest(to: name.value)
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            let fixIt =
                if let nearest {
                    FixIt(
                        "write '\(nearest)'",
                        isSafe: false,
                        edits: file.editor?.replacingText(ofElementAt: name.position, with: nearest)
                    )
                } else {
                    FixIt(
                        "remove '\(name.value)'",
                        isSafe: false,
                        edits: file.editor?.removingElement(at: name.position, fromArrayAt: names.position)
                    )
                }
            findings.report(
                """
                '\(name.value)' in '\(names.key)' is the class of no intent of the definitions, which is the error 2004, an \
                invalid name; write the class of an intent, or remove it\(hint)
                """,
                at: file.location(name.position),
                fixIt: fixIt
            )
        }
    }

    private static func checkSystemNames(
        _ names: InfoPropertyList.Names,
        of file: CheckedPropertyList,
        _ classes: IntentClasses,
        findings: inout Findings
    ) {
        for name in names.values where !classes.contains(name.value) {
            guard let meant = SystemIntents.suggestion(for: name.value) else { continue }
            findings.report(
                """
                '\(name.value)' in '\(names.key)' is no intent of the system that is known here, and a wrong name is the \
                error 2004; did you mean '\(meant)'?
                """,
                at: file.location(name.position),
                severity: .warning,
                fixIt: FixIt(
                    "write '\(meant)'",
                    isSafe: false,
                    edits: file.editor?.replacingText(ofElementAt: name.position, with: meant)
                )
            )
        }
    }

    private static func checkRepetition(
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

    /// Reports intents that several extensions of an app handle.
    static func checkSharedIntents(of app: CheckedApp, findings: inout Findings) {
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
                    """
                    '\(name.value)' is handled by another extension too, which is the error 2001, an intent that \
                    several extensions support; list it in one of them
                    """,
                    at: location,
                    notes: [Diagnostic.Note("the other extension lists it here", at: first)]
                )
            }
        }
    }
}
