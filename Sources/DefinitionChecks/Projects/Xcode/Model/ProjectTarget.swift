package import Basics
import PropertyLists

/// A target of a project.
package struct ProjectTarget: Hashable, Sendable {
    /// The name.
    package var name: Located<String>
    /// The kind of product, such as `com.apple.product-type.application`; `nil` for a target without one.
    package var productType: String?
    /// The settings, a configuration each.
    package var configurations: BuildConfigurations
    /// The steps of the build.
    package var phases: [BuildPhase]
    /// The folders whose files take part without being listed, as indices of the project's.
    package var folders: [Int]
    /// The targets that are built before, as indices of the project's.
    package var dependencies: [Int]
    /// The targets whose products are linked.
    package var linkedTargets: [Int]
    /// The targets whose products are copied into this target's product.
    package var embeddedTargets: [Int]
    /// The place of the target.
    package var position: SourcePosition

    /// Whether the product is an app, a watch app included.
    package var isApplication: Bool {
        productType?.hasPrefix("com.apple.product-type.application") ?? false
    }

    /// Whether the product is an extension of an app.
    package var isExtension: Bool {
        productType?.contains("extension") ?? false
    }

    /// Whether the product is a framework or a library.
    package var isLibrary: Bool {
        productType?.contains(".framework") ?? false || productType?.contains(".library.") ?? false
    }
}
