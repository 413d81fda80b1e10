import Basics
package import PropertyLists

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
