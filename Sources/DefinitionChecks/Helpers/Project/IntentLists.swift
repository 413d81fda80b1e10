import Basics
import PropertyLists

extension CheckedPropertyList {
    /// The lists of intents of the app or the extension: those at the top level of the file, and those in the attributes
    /// of the extension.
    var intentLists: [InfoPropertyList.IntentLists] {
        [model.intents, model.appExtension?.intents].compactMap(\.self)
    }

    /// Whether the file belongs to an extension that handles intents.
    var isOfIntentsExtension: Bool {
        model.appExtension?.point?.value == "com.apple.intents-service"
    }

    /// The lists of the intents that the extension or the app handles; empty for an extension that only shows results of
    /// intents.
    var handledIntents: [InfoPropertyList.Names] {
        guard let appExtension = model.appExtension else { return model.intents.supported }
        return isOfIntentsExtension ? appExtension.intents.supported : []
    }

    /// The key of the list of intents that the app or the extension handles.
    var supportedKey: String { model.appExtension == nil ? "INIntentsSupported" : "IntentsSupported" }
}
