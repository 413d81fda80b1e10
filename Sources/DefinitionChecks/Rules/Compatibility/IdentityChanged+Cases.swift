import Basics
import IntentDefinition
import IntentInterface

extension IdentityChanged {
    /// Reports the cases of an enum that are gone, or have another name or index. Another rule reports an index that
    /// means another case.
    static func checkCases(of succession: EnumSuccession, _ findings: inout Findings) {
        let definition = succession.definition
        for change in succession.changes {
            let old = change.previous
            let title = "case '\(old.name)' of enum '\(succession.name)'"
            switch change.kind {
            case .reused:
                continue
            case .renamed(let new):
                findings.report(
                    """
                    \(title) is now called '\(new.name)', which code and tools that know it by name do not find; call \
                    it '\(old.name)' again, and change its display name only
                    """,
                    at: SourceLocation(file: definition.file, position: new.value.name?.position ?? new.position),
                    fixIt: new.value.name.flatMap {
                        findings.canSuggest
                            ? Renaming(in: definition).fixIt(
                                calling: $0,
                                name: old.name,
                                of: .enumCase(succession.current)
                            ) : nil
                    }
                )
            case .moved(let new):
                findings.report(
                    """
                    \(title) has the index \(new.index) and had \(old.index), which saved shortcuts and widgets keep; \
                    set it to \(old.index)
                    """,
                    at: SourceLocation(file: definition.file, position: new.position),
                    fixIt: definition.givingIndex(old.index, to: new.value)
                )
            case .removed:
                findings.report(
                    """
                    \(title) with the index \(old.index) is gone, and saved shortcuts and widgets with it lose their \
                    choice; bring it back, \(acceptance)
                    """,
                    at: SourceLocation(
                        file: definition.file,
                        position: succession.current.values?.position ?? succession.current.position
                    )
                )
            }
        }
    }
}
