/// A type in a normalized spelling: without modules, labels, most attributes and `any`, and with `?` and brackets for
/// optionals and arrays.
struct TypeSpelling: Hashable, Sendable {
    /// The spelling. A `*` stands for an alias that is declared outside of the symbol graph.
    var text: String
    /// Whether it is the type of an escaping closure.
    var isEscaping = false
    /// Whether its outermost `?` is written as `!`.
    var isImplicitlyUnwrapped = false

    /// Returns whether it is the same as another type. An unknown alias may be any type.
    func matches(_ other: TypeSpelling) -> Bool { text == other.text || text.contains("*") }

    /// Returns whether it is the optional of another type.
    func isOptional(of other: TypeSpelling) -> Bool { text == other.text.optional }
}

extension String {
    /// The spelling of the optional type.
    var optional: String { contains("->") && !hasSuffix("]") ? "(\(self))?" : self + "?" }
}

/// The meaning of a type's name.
enum TypeAlias: Sendable {
    /// The type of that name.
    case none
    /// An alias of another type.
    case type(String)
    /// An alias of an unknown type.
    case unknown
}
