import Basics
import IntentDefinition

/// A case of an enum whose index is a number.
struct IndexedCase {
    var name: String
    var index: Int
    var value: EnumValue

    /// The position of the index or, if it isn't set, of the case.
    var position: SourcePosition { value.index?.position ?? value.position }
}

/// A case whose name or index changed in a way that affects saved shortcuts.
struct CaseChange {
    /// The kind of change.
    enum Kind {
        /// Its index belongs to another case now.
        case reused(by: IndexedCase)
        /// It has another name, and is otherwise unchanged.
        case renamed(to: IndexedCase)
        /// It has another index, and no case has its old one.
        case moved(to: IndexedCase)
        /// Neither its name nor its index exists any more.
        case removed
    }

    var kind: Kind
    /// The case as it was.
    var previous: IndexedCase
}

/// An enum of an earlier time whose values are saved, and the enum with the same name now.
struct EnumSuccession {
    /// The name of the enum.
    let name: String
    /// The enum as it is now.
    let current: EnumDefinition
    /// The definition that contains it now.
    let definition: CheckedDefinition
    /// The changed cases, in the order of the earlier enum.
    let changes: [CaseChange]
    /// The earlier indices of the cases, by name.
    let previousIndices: [String: Int]
    /// The indices that no case has, or has ever had.
    let freeIndices: FreeNumbers

    private init(name: String, previous: EnumDefinition, current: EnumDefinition, in definition: CheckedDefinition) {
        self.name = name
        self.current = current
        self.definition = definition

        let (old, new) = (previous.indexedCases, current.indexedCases)
        let byIndex = Dictionary(new.map { ($0.index, $0) }) { first, _ in first }
        let byName = Dictionary(new.map { ($0.name, $0) }) { first, _ in first }
        let oldNames = Set(old.map(\.name))
        previousIndices = Dictionary(old.map { ($0.name, $0.index) }) { first, _ in first }
        freeIndices = FreeNumbers(besides: (old + new).map(\.index))

        changes = old.compactMap { previous in
            let named = byName[previous.name]
            guard let found = byIndex[previous.index] else {
                return CaseChange(kind: named.map { .moved(to: $0) } ?? .removed, previous: previous)
            }
            guard found.name != previous.name else { return nil }
            let isRenamed = named == nil && !oldNames.contains(found.name) && found.hasText(of: previous)
            return CaseChange(kind: isRenamed ? .renamed(to: found) : .reused(by: found), previous: previous)
        }
    }

    /// Returns the earlier enums whose values may be saved, with those of the same name now.
    static func all(in subject: CheckSubject) -> [EnumSuccession] {
        Succession.all(in: subject).flatMap { succession in
            let previous = succession.previous.definition.model
            let saved = succession.previousParts.savedEnums

            return (previous.enums?.value ?? []).compactMap { old -> EnumSuccession? in
                guard let name = old.name?.value, saved.contains(name) else { return nil }
                for home in succession.homes {
                    guard let new = home.parts.enums[name] else { continue }
                    return EnumSuccession(name: name, previous: old, current: new, in: home.definition)
                }
                return nil
            }
        }
    }
}

extension IndexedCase {
    /// Whether both cases show the same text, according to its translation key.
    fileprivate func hasText(of other: IndexedCase) -> Bool {
        guard let key = value.displayName.key?.value, !key.isEmpty else { return false }
        return key == other.value.displayName.key?.value
    }
}

extension EnumDefinition {
    /// The cases with a name and a valid index; a case without an index has the index 0.
    var indexedCases: [IndexedCase] {
        (values?.value ?? []).compactMap { value in
            guard let name = value.name?.value, !value.lacksEntry("INEnumValueIndex") else { return nil }
            guard let index = value.index.map(\.value.integerValue) ?? 0 else { return nil }
            return IndexedCase(name: name, index: index, value: value)
        }
    }
}
