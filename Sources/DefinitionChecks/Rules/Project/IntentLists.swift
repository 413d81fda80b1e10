import InfoPropertyList
import PropertyListXML

/// The two lists of intents in an `Info.plist`.
struct IntentLists {
    /// The key of the supported intents.
    var key: String
    /// The intents that are handled.
    var supported: InfoPropertyList.Names?
    /// The key of the restricted intents.
    var restrictedKey: String
    /// Those that are not handled while the device is locked.
    var restricted: InfoPropertyList.Names?
}

extension CheckedPropertyList {
    /// The lists of an app and of an extension, where the file has them.
    var intentLists: [IntentLists] {
        let own = IntentLists(
            key: "INIntentsSupported",
            supported: model.intentsSupported,
            restrictedKey: "INIntentsRestrictedWhileLocked",
            restricted: model.intentsRestrictedWhileLocked
        )
        let attributes = IntentLists(
            key: "IntentsSupported",
            supported: model.appExtension?.intentsSupported,
            restrictedKey: "IntentsRestrictedWhileLocked",
            restricted: model.appExtension?.intentsRestrictedWhileLocked
        )
        return [own, attributes].filter { $0.supported != nil || $0.restricted != nil }
    }

    /// Whether the file is that of an extension that handles intents.
    var isOfIntentsExtension: Bool {
        model.appExtension?.point?.value == "com.apple.intents-service"
    }

    /// The intents that the extension or the app handles; what only shows the results of intents handles none.
    var handledIntents: InfoPropertyList.Names? {
        guard model.appExtension != nil else { return model.intentsSupported }
        return isOfIntentsExtension ? model.appExtension?.intentsSupported : nil
    }
}
