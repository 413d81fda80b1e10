package import Basics
package import CodeGeneration

/// A check of the handlers in a symbol graph.
///
/// The graph doesn't say which methods a handler must implement, because on platforms other than Apple's every method
/// of a handling protocol has a default. The definitions do.
package struct HandlerCheck: Sendable {
    private let graph: SymbolGraph
    /// The methods of handling protocols, by the names of the protocols.
    private let methods: [String: [HandlingMethod]]
    private let members: [String: [SymbolGraph.Symbol]]
    private let superclasses: [String: SymbolGraph.Relationship]

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - graph: The symbols of the modules that contain handlers.
    ///   - methods: The methods of the handling protocols.
    package init(_ graph: SymbolGraph, methods: [HandlingMethod]) {
        self.graph = graph
        self.methods = Dictionary(grouping: methods, by: \.protocolName)

        var members: [String: [SymbolGraph.Symbol]] = [:]
        var superclasses: [String: SymbolGraph.Relationship] = [:]
        for relationship in graph.relationships {
            switch relationship.kind {
            case .memberOf:
                guard let symbol = graph.symbols[relationship.source], symbol.isMethod else { continue }
                members[relationship.target, default: []].append(symbol)
            case .inheritsFrom: superclasses[relationship.source] = relationship
            case .conformsTo: break
            }
        }

        self.members = members
        self.superclasses = superclasses
    }

    /// The handlers that lack a required method, and the methods that nearly match, sorted by location.
    package var diagnostics: [Diagnostic] {
        handlers.flatMap { diagnostics(of: $0) }.sorted { first, second in
            let (one, other) = (first.location, second.location)
            if one.file != other.file { return one.file < other.file }
            return (one.position ?? .start, first.message) < (other.position ?? .start, second.message)
        }
    }

    /// The number of types that conform to a handling protocol.
    package var handlerCount: Int { handlers.count }

    // MARK: Handlers

    /// A type that conforms to handling protocols.
    private struct Handler {
        var identifier: String
        var protocols: [String]
    }

    private var handlers: [Handler] {
        var protocols: [String: Set<String>] = [:]
        for relationship in graph.relationships where relationship.kind == .conformsTo {
            let name = name(of: relationship)
            guard methods[name] != nil, graph.symbols[relationship.source]?.kind != "swift.protocol" else { continue }
            protocols[relationship.source, default: []].insert(name)
        }
        return protocols.map { Handler(identifier: $0.key, protocols: $0.value.sorted()) }
    }

    /// Returns the name of a relationship's target, without its module.
    private func name(of relationship: SymbolGraph.Relationship) -> String {
        graph.symbols[relationship.target]?.path.last
            ?? relationship.targetName.flatMap { $0.split(separator: ".").last.map(String.init) } ?? relationship.target
    }

    /// A method that a handler declares or inherits.
    private struct Candidate {
        var symbol: SymbolGraph.Symbol
        var declaration: MethodDeclaration

        /// Returns the differences between the method and the nearest form of a protocol's method.
        func differences(from method: HandlingMethod) -> [MethodDifference] {
            let forms = method.declarations.compactMap { MethodDeclaration($0) }
            let differences = forms.map { declaration.differences(from: $0) }
            return differences.first(where: \.areTaken) ?? differences.min { $0.count < $1.count } ?? []
        }
    }

    private func diagnostics(of handler: Handler) -> [Diagnostic] {
        let required = handler.protocols.flatMap { methods[$0] ?? [] }
        let (symbols, stranger) = inheritedMembers(of: handler.identifier)

        let candidates = symbols.compactMap { symbol in
            MethodDeclaration(symbol.declaration) { alias($0, in: symbol) }.map {
                Candidate(symbol: symbol, declaration: $0)
            }
        }

        let matched = required.map { method in candidates.filter { $0.differences(from: method).areTaken } }
        let taken = Set(matched.joined().map(\.symbol.identifier))
        let names = required.map(\.name)
        let free = candidates.filter { !taken.contains($0.symbol.identifier) }

        return zip(required, matched).flatMap { method, matches -> [Diagnostic] in
            guard matches.isEmpty else {
                if matches.contains(where: { $0.differences(from: method).isEmpty }) { return [] }
                return matches.map { almost($0, method, in: handler) }
            }
            let near = free.filter { names.nearest(to: $0.declaration.name) == method.name }
                .filter { isMeant($0, for: method, among: required) }
            if method.isRequired { return [missing(method, in: handler, near: near, stranger: stranger)] }
            return near.filter { $0.declaration.parameters.first?.type.text == method.intentName }
                .map { nearMatch($0, of: method, in: handler) }
        }
    }

    /// Returns whether a method may be meant for this intent and not for another intent of the handler.
    private func isMeant(_ candidate: Candidate, for method: HandlingMethod, among methods: [HandlingMethod]) -> Bool {
        let intent = candidate.declaration.parameters.first?.type.text
        return intent == method.intentName || !methods.contains { $0.intentName == intent }
    }

    /// Returns the methods of a type and of its superclasses, and the first superclass that isn't in the graph.
    private func inheritedMembers(of type: String) -> (members: [SymbolGraph.Symbol], stranger: String?) {
        var found: [SymbolGraph.Symbol] = []
        var seen: Set<String> = []
        var current = type
        while seen.insert(current).inserted {
            found += members[current] ?? []
            guard let relationship = superclasses[current] else { return (found, nil) }
            let name = name(of: relationship)
            guard graph.symbols[relationship.target] != nil else {
                return (found, ["NSObject", "INExtension"].contains(name) ? nil : name)
            }
            current = relationship.target
        }
        return (found, nil)
    }

    private func alias(_ name: String, in symbol: SymbolGraph.Symbol) -> TypeAlias {
        guard let reference = symbol.references[name], name != "Void" else { return .none }
        if let target = graph.symbols[reference] {
            guard target.kind == "swift.typealias", let place = target.declaration.firstIndex(of: "=") else {
                return .none
            }
            return .type(String(target.declaration[target.declaration.index(after: place)...]))
        }
        // The compiler's identifiers of type aliases end in an 'a'.
        return reference.hasPrefix("s:") && reference.hasSuffix("a") ? .unknown : .none
    }

    // MARK: Findings

    private func missing(
        _ method: HandlingMethod,
        in handler: Handler,
        near: [Candidate],
        stranger: String?
    ) -> Diagnostic {
        let declarations = method.declarations.map { "'\($0.shortened)'" }.joined(separator: " or ")
        let unless = stranger.map { "; its superclass '\($0)', which isn't checked, may implement it" } ?? ""
        let severity = stranger == nil ? Diagnostic.Severity.error : .warning

        guard let first = near.first, let place = first.symbol.location else {
            let message = """
                '\(name(of: handler))' doesn't implement '\(method.name)', which '\(method.protocolName)' \
                requires\(unless); add \(declarations)
                """
            return Diagnostic(severity, .handlerMissingMethod, message: message, at: location(of: handler))
        }

        let message = """
            '\(first.declaration.fullName)' in '\(name(of: handler))' doesn't match '\(method.name)', which \
            '\(method.protocolName)' requires: \(first.differences(from: method).text)\(unless); \
            implement \(declarations)
            """

        let notes = near.dropFirst().compactMap { candidate in
            candidate.symbol.location.map { location in
                Diagnostic.Note(
                    "'\(candidate.declaration.fullName)' nearly matches: \(candidate.differences(from: method).text)",
                    at: location
                )
            }
        }

        return Diagnostic(severity, .handlerMissingMethod, message: message, at: place, notes: notes)
    }

    private func nearMatch(_ candidate: Candidate, of method: HandlingMethod, in handler: Handler) -> Diagnostic {
        let message = """
            '\(candidate.declaration.fullName)' in '\(name(of: handler))' nearly matches the optional \
            '\(method.name)' of '\(method.protocolName)', but is never called: \
            \(candidate.differences(from: method).text)
            """
        return warning(message, about: candidate, in: handler)
    }

    /// Returns a warning about a method that matches on Apple's platforms, but not in every language mode, or not on
    /// this platform.
    private func almost(_ candidate: Candidate, _ method: HandlingMethod, in handler: Handler) -> Diagnostic {
        let differences = candidate.differences(from: method)
        let message = """
            '\(candidate.declaration.fullName)' in '\(name(of: handler))' doesn't match '\(method.name)' of \
            '\(method.protocolName)' exactly: \(differences.text); \(differences.consequences)
            """
        return warning(message, about: candidate, in: handler)
    }

    private func warning(_ message: String, about candidate: Candidate, in handler: Handler) -> Diagnostic {
        let location = candidate.symbol.location ?? self.location(of: handler)
        return Diagnostic(.warning, .handlerNearMatch, message: message, at: location)
    }

    private func name(of handler: Handler) -> String {
        if let symbol = graph.symbols[handler.identifier] { return symbol.path.joined(separator: ".") }
        let member = graph.relationships.first { $0.kind == .memberOf && $0.target == handler.identifier }
        return member?.targetName ?? handler.identifier
    }

    private func location(of handler: Handler) -> SourceLocation {
        graph.symbols[handler.identifier]?.location
            ?? members[handler.identifier]?.lazy.compactMap(\.location).first
            ?? SourceLocation(file: name(of: handler))
    }
}

extension SymbolGraph.Symbol {
    fileprivate var isMethod: Bool { kind == "swift.method" || kind == "swift.type.method" }
}

extension String {
    /// The declaration as people write it.
    fileprivate var shortened: String {
        split(separator: "Swift.Void", omittingEmptySubsequences: false).joined(separator: "Void")
    }
}
