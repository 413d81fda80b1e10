import IntentInterface

/// The words around declarations that depend on options and not on what is declared.
struct DeclarationStyle: Sendable {
    /// The access level of every declaration.
    var visibility: Visibility
    /// What is said about isolation.
    var isolation: Isolation

    /// The access word of members.
    var access: String { visibility.rawValue }

    /// The words before `class`, `enum` or `protocol`.
    var typeModifiers: String { isolation == .none ? access : "\(access) nonisolated" }

    /// The words before `extension`.
    var extensionModifiers: String { isolation == .none ? "" : "nonisolated " }

    /// The type of a protocol's values where one can be missing.
    func anyOptional(_ protocolName: String) -> String {
        isolation == .none ? "\(protocolName)?" : "(any \(protocolName))?"
    }

    /// The import of the framework. Generated declarations of an access level use its types at that level; a plain
    /// import is enough for internal ones, and does not conflict with plain imports elsewhere in the module.
    var importLine: String {
        isolation == .none || visibility == .internal ? "import Intents" : "\(access) import Intents"
    }

    /// The words before an import that counts for the whole module; `nil` at the level of a package, at which Swift has no
    /// such imports. The level is that of the plain import, with which it would otherwise conflict.
    var exportedImport: String? {
        if isolation == .none { return "@_exported import" }
        return switch visibility {
        case .internal: "@_exported import"
        case .package: nil
        case .public: "@_exported public import"
        }
    }
}
