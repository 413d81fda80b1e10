public import Foundation

/// What an extension knows about who runs it.
open class NSExtensionContext: NSObject {
    /// The intent that the extension was started for.
    public package(set) var intent: INIntent?

    /// The least size of a hosted view. `IntentsUI` offers it.
    package var minimumSizeOfHostedView = CGSize.zero
    /// The greatest size of a hosted view. `IntentsUI` offers it.
    package var maximumSizeOfHostedView = CGSize(width: 320, height: 240)

    /// Creates a context without an intent.
    public override init() {
        super.init()
    }
}
