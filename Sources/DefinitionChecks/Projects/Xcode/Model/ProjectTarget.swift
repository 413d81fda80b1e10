package import Basics
import PropertyLists

/// A target of a project.
package struct ProjectTarget: Hashable, Sendable {
    /// The name.
    package var name: Located<String>
    /// The type of the product, such as `com.apple.product-type.application`; `nil` for a target without a product.
    package var productType: String?
    /// The build configurations with their settings.
    package var configurations: BuildConfigurations
    /// The build phases.
    package var phases: [BuildPhase]
    /// The synchronized folders, as indices in the project.
    package var folders: [Int]
    /// The targets whose products are linked, as indices in the project.
    package var linkedTargets: [Int]
    /// The targets whose products are copied into this target's product, as indices in the project.
    package var embeddedTargets: [Int]

    /// Whether the product is an app, including watch apps.
    package var isApplication: Bool {
        productType?.hasPrefix("com.apple.product-type.application") ?? false
    }
}
