import Basics

/// What the compiler tells about modules: the types that they declare, and the methods of these.
package struct SymbolGraph: Sendable {
    /// A type, method or alias.
    struct Symbol: Hashable, Sendable {
        /// The compiler's identifier.
        var identifier: String
        /// The kind, such as `swift.class`.
        var kind: String
        /// The name with those of the types around it.
        var path: [String]
        /// The declaration as text.
        var declaration: String
        /// The identifiers of types in the declaration, by their names there.
        var references: [String: String]
        /// Where the name stands; `nil` for what another module declares.
        var location: SourceLocation?
    }

    /// How two symbols are related.
    struct Relationship: Hashable, Sendable {
        /// The kinds that matter to handlers.
        enum Kind: String, Sendable {
            case memberOf
            case conformsTo
            case inheritsFrom
        }

        var kind: Kind
        var source: String
        var target: String
        /// The target's name with its module's, for one that another module declares.
        var targetName: String?
    }

    /// The symbols, by their identifiers.
    private(set) var symbols: [String: Symbol] = [:]
    /// The relationships, without those of members that the compiler has made.
    private(set) var relationships: [Relationship] = []

    /// Creates an empty graph.
    package init() {}

    mutating func add(_ symbol: Symbol) { symbols[symbol.identifier] = symbol }

    mutating func add(_ relationship: Relationship) { relationships.append(relationship) }
}
