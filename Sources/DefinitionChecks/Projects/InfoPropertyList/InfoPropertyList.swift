package import Basics
package import PropertyLists

/// The entries of an `Info.plist` that concern intents.
///
/// Texts are unchanged: in the source files of a project, they can refer to settings, as in `$(PRODUCT_NAME)`.
package struct InfoPropertyList: Sendable {
    /// A list of names with its position.
    package struct Names: Hashable, Sendable {
        /// The key of the list.
        package var key: String
        /// The names in the order of the file, including repetitions.
        package var values: [Located<String>]
        /// The position of the list.
        package var position: SourcePosition
    }

    /// The lists of intents of an app or an extension.
    ///
    /// Their keys differ only in the first letters, and both spellings occur in both.
    package struct IntentLists: Hashable, Sendable {
        /// The keys of the lists of supported intents.
        static let supportedKeys = ["INIntentsSupported", "IntentsSupported"]
        /// The keys of the lists of restricted intents.
        static let restrictedKeys = [
            "INIntentsRestrictedWhileLocked", "IntentsRestrictedWhileLocked",
            "INIntentsRestrictedWhileProtectedDataUnavailable", "IntentsRestrictedWhileProtectedDataUnavailable",
        ]

        /// The existing lists of classes of supported intents.
        package var supported: [Names] = []
        /// The existing lists of classes of intents that aren't handled while the device is locked or files are protected.
        package var restricted: [Names] = []

        /// Creates a value without lists.
        package init() {}
    }

    /// A Boolean value with its position.
    package struct Flag: Hashable, Sendable {
        /// The value.
        package var value: Bool
        /// The position.
        package var position: SourcePosition
    }

    /// The entries that make a bundle an extension.
    package struct Extension: Hashable, Sendable {
        /// The extension point, such as `com.apple.intents-service`.
        package var point: Located<String>?
        /// The class that the system instantiates.
        package var principalClass: Located<String>?
        /// The storyboard that the system loads instead of a class.
        package var mainStoryboard: Located<String>?
        /// The intents that the extension handles.
        package var intents = IntentLists()
        /// The position of the dictionary.
        package var position: SourcePosition
    }

    /// The identifier of the bundle.
    package var bundleIdentifier: Located<String>?
    /// The development language of the bundle.
    package var developmentRegion: Located<String>?
    /// The localizations that the bundle declares.
    package var localizations: Names?
    /// The minimum version of iOS, watchOS or tvOS, in built bundles.
    package var minimumOSVersion: Located<String>?
    /// The minimum version of macOS.
    package var minimumSystemVersion: Located<String>?
    /// The types of user activities that the app continues, including the classes of intents that open it.
    package var userActivityTypes: Names?
    /// The intents that the app handles itself.
    package var intents: IntentLists
    /// Whether the app supports multiple scenes; `nil` if the file doesn't say.
    package var supportsMultipleScenes: Flag?
    /// The position of the scene manifest; `nil` if there isn't one.
    package var sceneManifestPosition: SourcePosition?
    /// The reason for using Siri that the app shows.
    package var siriUsageDescription: Located<String>?
    /// The entries that make the bundle an extension; `nil` for other bundles.
    package var appExtension: Extension?
    /// The errors about values of the wrong type, which are left out.
    package var issues: [PropertyListError]
    /// The position of the root dictionary.
    package var position: SourcePosition
}

extension InfoPropertyList {
    /// Reads an `Info.plist`, which is XML in projects and binary in bundles.
    ///
    /// - Throws: `PropertyListError` with its position if the file isn't a property list with a dictionary.
    package init(_ file: [UInt8]) throws(PropertyListError) {
        let (entries, position) = try PropertyListValue.entries(
            reading: file,
            orElse: "an Info.plist must contain a <dict>; is this another kind of property list?"
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

    /// Reads an extension of the newer kind, which has neither a principal class nor intents.
    fileprivate init(newKind reader: inout InfoReader, at position: SourcePosition) {
        point = reader.text("EXExtensionPointIdentifier")
        self.position = position
    }
}
