import IntentInterface

/// The words around declarations that depend only on options.
struct DeclarationStyle: Sendable {
    /// The access level of every declaration.
    var visibility: Visibility
    /// The isolation that declarations state.
    var isolation: Isolation
    /// The module that declares what the declarations derive from.
    var runtimeModule = "Intents"

    /// The access word of members.
    var access: String { visibility.rawValue }

    /// The words before `class`, `enum` or `protocol`.
    var typeModifiers: String { isolation == .none ? access : "\(access) nonisolated" }

    /// The words before `extension`.
    var extensionModifiers: String { isolation == .none ? "" : "nonisolated " }

    /// Returns the optional type of a protocol's values.
    func anyOptional(_ protocolName: String) -> String {
        isolation == .none ? "\(protocolName)?" : "(any \(protocolName))?"
    }

    /// The import of the framework. Generated declarations use its types at their own access level. For internal ones, a
    /// plain import is enough, and doesn't conflict with plain imports elsewhere in the module.
    var importLine: String {
        isolation == .none || visibility == .internal
            ? "import \(runtimeModule)" : "\(access) import \(runtimeModule)"
    }

    /// The words before an import for the whole module; `nil` at package level, for which Swift doesn't have these imports.
    /// The level is that of the plain import, since different levels conflict.
    var exportedImport: String? {
        if isolation == .none { return "@_exported import" }
        return switch visibility {
        case .internal: "@_exported import"
        case .package: nil
        case .public: "@_exported public import"
        }
    }
}
