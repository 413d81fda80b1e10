public import Foundation
public import Intents

extension NSExtensionContext {
    /// The least size that a hosted view can have.
    public var hostedViewMinimumAllowedSize: CGSize { minimumSizeOfHostedView }

    /// The greatest size that a hosted view can have.
    public var hostedViewMaximumAllowedSize: CGSize { maximumSizeOfHostedView }

    /// The parameters of the intent that can be shown, in words for a developer.
    public func interfaceParametersDescription() -> String {
        guard let intent, let metadata = type(of: intent).intentMetadata else { return "no intent" }
        let names = metadata.parameters.map { "\(type(of: intent)).\($0.name)" }
        return names.isEmpty ? "\(type(of: intent)) has no parameters" : names.joined(separator: "\n")
    }
}
