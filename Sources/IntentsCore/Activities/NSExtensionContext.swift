public import Foundation

/// The context in which an extension runs.
open class NSExtensionContext: NSObject {
    /// The intent for which the extension was started.
    public package(set) var intent: INIntent?

    /// The minimum size of a hosted view. `IntentsUI` makes it public.
    package var minimumSizeOfHostedView = CGSize.zero
    /// The maximum size of a hosted view. `IntentsUI` makes it public.
    package var maximumSizeOfHostedView = CGSize(width: 320, height: 240)

    /// Creates a context without an intent.
    public override init() {
        super.init()
    }
}
