package import Basics
package import PropertyLists

/// What the `Info.plist` of an app or an extension says about intents.
///
/// Texts are as they are written: in the sources of a project they may refer to settings, as `$(PRODUCT_NAME)` does.
package struct InfoPropertyList: Sendable {
    /// A list of names and its place.
    package struct Names: Hashable, Sendable {
        /// The key of the list.
        package var key: String
        /// The names in the order of the file, equal ones included.
        package var values: [Located<String>]
        /// The place of the list.
        package var position: SourcePosition

        /// The place of the first of some names; `nil` where the list lacks it.
        package func position(of name: String) -> SourcePosition? {
            values.first { $0.value == name }?.position
        }
    }

    /// The lists of intents of an app or an extension. Keys are the same for both but for their first letters, and each
    /// spelling is found in both.
    package struct IntentLists: Hashable, Sendable {
        /// The keys of the intents that are handled.
        static let supportedKeys = ["INIntentsSupported", "IntentsSupported"]
        /// The keys of the intents that are not handled at times.
        static let restrictedKeys = [
            "INIntentsRestrictedWhileLocked", "IntentsRestrictedWhileLocked",
            "INIntentsRestrictedWhileProtectedDataUnavailable", "IntentsRestrictedWhileProtectedDataUnavailable",
        ]

        /// The classes of the intents that are handled, in each list that there is.
        package var supported: [Names] = []
        /// The classes of those intents that are not handled while the device is locked, or while files are protected,
        /// in each list that there is.
        package var restricted: [Names] = []

        /// Creates lists that are not there.
        package init() {}
    }

    /// A truth value and its place.
    package struct Flag: Hashable, Sendable {
        /// The value.
        package var value: Bool
        /// The place.
        package var position: SourcePosition
    }

    /// What makes a bundle an extension.
    package struct Extension: Hashable, Sendable {
        /// What is extended, such as `com.apple.intents-service`.
        package var point: Located<String>?
        /// The class that the system creates.
        package var principalClass: Located<String>?
        /// The storyboard that the system loads in place of a class.
        package var mainStoryboard: Located<String>?
        /// The intents that the extension handles.
        package var intents = IntentLists()
        /// The place of the dictionary.
        package var position: SourcePosition
    }

    /// The identifier of the bundle.
    package var bundleIdentifier: Located<String>?
    /// The language that the bundle is developed in.
    package var developmentRegion: Located<String>?
    /// The languages that the bundle says it is translated into.
    package var localizations: Names?
    /// The lowest version of iOS, watchOS or tvOS, in bundles that are built.
    package var minimumOSVersion: Located<String>?
    /// The lowest version of macOS.
    package var minimumSystemVersion: Located<String>?
    /// The types of user activities that the app continues; the classes of intents that open the app are among them.
    package var userActivityTypes: Names?
    /// The intents that the app handles itself.
    package var intents: IntentLists
    /// Whether the app has several windows; `nil` where nothing is said about scenes.
    package var supportsMultipleScenes: Flag?
    /// The place of what is said about scenes; `nil` where that is nothing.
    package var sceneManifestPosition: SourcePosition?
    /// Why the app wants to work with Siri.
    package var siriUsageDescription: Located<String>?
    /// What makes the bundle an extension; `nil` for others.
    package var appExtension: Extension?
    /// What is wrong with single values, which are left out: they are of another type than their keys call for.
    package var issues: [PropertyListError]
    /// The place of the outermost dictionary.
    package var position: SourcePosition
}

extension InfoPropertyList {
    /// Reads an `Info.plist`, in XML as projects have it or in binary as bundles have it.
    ///
    /// - Throws: `PropertyListError` for a file that is no property list or holds no dictionary, with the place.
    package init(_ file: [UInt8]) throws(PropertyListError) {
        let (entries, position) = try PropertyListValue.entries(
            reading: file,
            orElse: "an Info.plist holds a <dict>; is this another kind of property list?"
        )
        var reader = InfoReader(entries)
        self.init(
            bundleIdentifier: reader.text("CFBundleIdentifier"),
            developmentRegion: reader.text("CFBundleDevelopmentRegion"),
            localizations: reader.names("CFBundleLocalizations"),
            minimumOSVersion: reader.text("MinimumOSVersion"),
            minimumSystemVersion: reader.text("LSMinimumSystemVersion"),
            userActivityTypes: reader.names("NSUserActivityTypes"),
            intents: IntentLists(&reader),
            supportsMultipleScenes: reader.inside("UIApplicationSceneManifest") { scenes, _ in
                scenes.flag("UIApplicationSupportsMultipleScenes")
            },
            siriUsageDescription: reader.text("NSSiriUsageDescription"),
            appExtension: reader.inside("NSExtension") { Extension(&$0, at: $1) }
                ?? reader.inside("EXAppExtensionAttributes") { Extension(newKind: &$0, at: $1) },
            issues: [],
            position: position
        )
        sceneManifestPosition = reader.inside("UIApplicationSceneManifest") { $1 }
        issues = reader.issues
    }
}

extension InfoPropertyList.IntentLists {
    fileprivate init(_ reader: inout InfoReader) {
        supported = reader.lists(Self.supportedKeys)
        restricted = reader.lists(Self.restrictedKeys)
    }
}

extension InfoPropertyList.Extension {
    fileprivate init(_ reader: inout InfoReader, at position: SourcePosition) {
        point = reader.text("NSExtensionPointIdentifier")
        principalClass = reader.text("NSExtensionPrincipalClass")
        mainStoryboard = reader.text("NSExtensionMainStoryboard")
        self.position = position
        let lists = reader.inside("NSExtensionAttributes") { attributes, _ in
            InfoPropertyList.IntentLists(&attributes)
        }
        intents = lists ?? InfoPropertyList.IntentLists()
    }

    /// Reads an extension of the kind that has no principal class, which handles no intents.
    fileprivate init(newKind reader: inout InfoReader, at position: SourcePosition) {
        point = reader.text("EXExtensionPointIdentifier")
        self.position = position
    }
}
