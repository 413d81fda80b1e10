package import Basics
package import IntentDefinition

/// A case of an enum with an index that belongs to another case, now or in an earlier version of the definition.
///
/// Saved shortcuts store the index and not the name, so one case turns into the other.
package struct CaseIndexFault: Sendable {
    /// The other case with the index.
    package enum Owner: Sendable {
        /// An earlier case of the same enum. The value is the place of its index.
        case sibling(SourceLocation)
        /// A case that earlier definitions declare. The values are its name, and the index that the newer case had
        /// before, or else one that no case has had.
        case removed(name: String, replacement: Replacement)
    }

    /// An index that is right for the newer case.
    package enum Replacement: Sendable {
        /// The index that the case had before.
        case old(Int)
        /// An index that no case has had.
        case unused(Int)
    }

    /// The newer case.
    package let value: EnumValue
    /// The index.
    package let index: Int
    /// The enum.
    package let enumeration: EnumDefinition
    /// The other case with the index.
    package let owner: Owner

    /// Creates a fault.
    package init(_ value: EnumValue, index: Int, of enumeration: EnumDefinition, owner: Owner) {
        self.value = value
        self.index = index
        self.enumeration = enumeration
        self.owner = owner
    }

    /// The id of the finding, whichever stage reports it.
    package var id: Diagnostic.ID { .enumIndexReuse }

    /// The message about the index.
    package var message: String {
        switch owner {
        case .sibling:
            """
            two cases have index \(index); give the newer one an index that was never used, because saved shortcuts \
            store the index
            """
        case .removed(let old, let replacement):
            """
            index \(index) of enum '\(enumeration.name?.value ?? "")' belonged to '\(old)', so '\(old)' in saved \
            shortcuts and widgets turns into '\(name)'; give '\(name)' \(replacement.inMessages)
            """
        }
    }

    /// The places that explain the fault.
    package var notes: [Diagnostic.Note] {
        switch owner {
        case .sibling(let location): [Diagnostic.Note("the first is here", at: location)]
        case .removed: []
        }
    }

    private var name: String { value.name?.value ?? "" }
}

extension CaseIndexFault.Replacement {
    /// The index.
    package var index: Int {
        switch self {
        case .old(let index), .unused(let index): index
        }
    }

    fileprivate var inMessages: String {
        switch self {
        case .old(let index): "its old index \(index)"
        case .unused(let index): "an index that no case has had, such as \(index)"
        }
    }
}
