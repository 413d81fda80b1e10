public import DefinitionDiagnostics
public import PropertyListXML

/// A target of a project.
public struct ProjectTarget: Hashable, Sendable {
    /// The name.
    public var name: LocatedText
    /// The kind of product, such as `com.apple.product-type.application`; `nil` for a target without one.
    public var productType: String?
    /// The settings, a configuration each.
    public var configurations: BuildConfigurations
    /// The steps of the build.
    public var phases: [BuildPhase]
    /// The folders whose files take part without being listed, as indices of the project's.
    public var folders: [Int]
    /// The targets that are built before, as indices of the project's.
    public var dependencies: [Int]
    /// The targets whose products are linked.
    public var linkedTargets: [Int]
    /// The targets whose products are copied into this target's product.
    public var embeddedTargets: [Int]
    /// The place of the target.
    public var position: SourcePosition

    /// Whether the product is an app, a watch app included.
    public var isApplication: Bool {
        productType?.hasPrefix("com.apple.product-type.application") ?? false
    }

    /// Whether the product is an extension of an app.
    public var isExtension: Bool {
        productType?.contains("extension") ?? false
    }

    /// Whether the product is a framework or a library.
    public var isLibrary: Bool {
        productType?.contains(".framework") ?? false || productType?.contains(".library.") ?? false
    }
}
