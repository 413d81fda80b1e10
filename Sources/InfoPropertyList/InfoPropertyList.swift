public import DefinitionDiagnostics
public import PropertyListXML

/// What the `Info.plist` of an app or an extension says about intents.
///
/// Texts are as they are written: in the sources of a project they may refer to settings, as `$(PRODUCT_NAME)` does.
public struct InfoPropertyList: Sendable {
    /// A list of names and its place.
    public struct Names: Hashable, Sendable {
        /// The key of the list.
        public var key: String
        /// The names in the order of the file, equal ones included.
        public var values: [LocatedText]
        /// The place of the list.
        public var position: SourcePosition

        /// The place of the first of some names; `nil` where the list lacks it.
        public func position(of name: String) -> SourcePosition? {
            values.first { $0.value == name }?.position
        }
    }

    /// The lists of intents of an app or an extension. Keys are the same for both but for their first letters, and each
    /// spelling is found in both.
    public struct IntentLists: Hashable, Sendable {
        /// The keys of the intents that are handled.
        static let supportedKeys = ["INIntentsSupported", "IntentsSupported"]
        /// The keys of the intents that are not handled at times.
        static let restrictedKeys = [
            "INIntentsRestrictedWhileLocked", "IntentsRestrictedWhileLocked",
            "INIntentsRestrictedWhileProtectedDataUnavailable", "IntentsRestrictedWhileProtectedDataUnavailable",
        ]

        /// The classes of the intents that are handled, in each list that there is.
        public var supported: [Names] = []
        /// The classes of those intents that are not handled while the device is locked, or while files are protected,
        /// in each list that there is.
        public var restricted: [Names] = []

        /// Creates lists that are not there.
        public init() {}
    }

    /// A truth value and its place.
    public struct Flag: Hashable, Sendable {
        /// The value.
        public var value: Bool
        /// The place.
        public var position: SourcePosition
    }

    /// What makes a bundle an extension.
    public struct Extension: Hashable, Sendable {
        /// What is extended, such as `com.apple.intents-service`.
        public var point: LocatedText?
        /// The class that the system creates.
        public var principalClass: LocatedText?
        /// The storyboard that the system loads in place of a class.
        public var mainStoryboard: LocatedText?
        /// The intents that the extension handles.
        public var intents = IntentLists()
        /// The place of the dictionary.
        public var position: SourcePosition
    }

    /// The identifier of the bundle.
    public var bundleIdentifier: LocatedText?
    /// The language that the bundle is developed in.
    public var developmentRegion: LocatedText?
    /// The languages that the bundle says it is translated into.
    public var localizations: Names?
    /// The lowest version of iOS, watchOS or tvOS, in bundles that are built.
    public var minimumOSVersion: LocatedText?
    /// The lowest version of macOS.
    public var minimumSystemVersion: LocatedText?
    /// The types of user activities that the app continues; the classes of intents that open the app are among them.
    public var userActivityTypes: Names?
    /// The intents that the app handles itself.
    public var intents: IntentLists
    /// Whether the app has several windows; `nil` where nothing is said about scenes.
    public var supportsMultipleScenes: Flag?
    /// The place of what is said about scenes; `nil` where that is nothing.
    public var sceneManifestPosition: SourcePosition?
    /// Why the app wants to work with Siri.
    public var siriUsageDescription: LocatedText?
    /// What makes the bundle an extension; `nil` for others.
    public var appExtension: Extension?
    /// What is wrong with single values, which are left out: they are of another type than their keys call for.
    public var issues: [PropertyListError]
    /// The place of the outermost dictionary.
    public var position: SourcePosition
}
