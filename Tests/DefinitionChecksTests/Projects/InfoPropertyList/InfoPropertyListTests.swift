import Basics
import DefinitionChecks
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Reading an Info.plist")
struct InfoPropertyListTests {
    private static func document(_ content: String) -> [UInt8] {
        Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(content)\n</plist>\n".utf8)
    }

    @Test("another kind of property list is rejected at its start", arguments: ["<array>", "<string>a", "<false/>"])
    func otherRoots(start: String) {
        let error = #expect(throws: PropertyListError.self) {
            try InfoPropertyList(Array("<plist version=\"1.0\">\(start)<wrong".utf8))
        }
        #expect(error?.message == "an Info.plist must contain a <dict>; is this another kind of property list?")
    }

    private static let app = document(
        """
        <dict>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleDevelopmentRegion</key><string>en</string>
        <key>CFBundleLocalizations</key><array><string>en</string><string>de</string></array>
        <key>MinimumOSVersion</key><string>13.0</string>
        <key>LSMinimumSystemVersion</key><string>12.0</string>
        <key>NSSiriUsageDescription</key><string>To order soup</string>
        <key>NSUserActivityTypes</key><array><string>OrderIntent</string></array>
        <key>INIntentsSupported</key><array>
          <string>OrderIntent</string>
          <string>OrderIntent</string>
        </array>
        <key>INIntentsRestrictedWhileLocked</key><array/>
        <key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>
        </dict>
        """
    )

    private static let appExtension = document(
        """
        <dict>
        <key>NSExtension</key><dict>
          <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
          <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Handler</string>
          <key>NSExtensionMainStoryboard</key><string>Main</string>
          <key>NSExtensionAttributes</key><dict>
            <key>IntentsSupported</key><array><string>OrderIntent</string></array>
            <key>IntentsRestrictedWhileLocked</key><array><string>PayIntent</string></array>
          </dict>
        </dict>
        </dict>
        """
    )

    @Test("the entries of an app are read")
    func readsApps() throws {
        let info = try InfoPropertyList(Self.app)
        #expect(info.bundleIdentifier?.value == "$(PRODUCT_BUNDLE_IDENTIFIER)")
        #expect(info.developmentRegion?.value == "en")
        #expect(info.localizations?.values.map(\.value) == ["en", "de"])
        #expect(info.minimumOSVersion?.value == "13.0")
        #expect(info.minimumSystemVersion?.value == "12.0")
        #expect(info.siriUsageDescription?.value == "To order soup")
        #expect(info.userActivityTypes?.values.map(\.value) == ["OrderIntent"])
        #expect(info.intents.restricted.map(\.values) == [[]])
        #expect(info.supportsMultipleScenes?.value == false)
        #expect(info.appExtension == nil)
        #expect(info.issues.isEmpty)
    }

    @Test("names have their places, equal ones each its own")
    func givesPlaces() throws {
        let info = try InfoPropertyList(Self.app)
        let names = try #require(info.intents.supported.first)
        #expect(names.values.map(\.position) == [12, 13].map { SourcePosition(line: $0, column: 3) })
        #expect(names.position == SourcePosition(line: 11, column: 30))
    }

    @Test("the entries of an extension are read")
    func readsExtensions() throws {
        let found = try #require(try InfoPropertyList(Self.appExtension).appExtension)
        #expect(found.point?.value == "com.apple.intents-service")
        #expect(found.principalClass?.value == "$(PRODUCT_MODULE_NAME).Handler")
        #expect(found.mainStoryboard?.value == "Main")
        #expect(found.intents.supported.flatMap(\.values).map(\.value) == ["OrderIntent"])
        #expect(found.intents.restricted.flatMap(\.values).map(\.value) == ["PayIntent"])
        #expect(found.position == SourcePosition(line: 4, column: 23))
    }

    @Test("each list of classes is read in either spelling, in apps and in extensions")
    func readsLists() throws {
        let suffixes = [
            "IntentsSupported", "IntentsRestrictedWhileLocked", "IntentsRestrictedWhileProtectedDataUnavailable",
        ]
        let keys = suffixes.flatMap { [$0, "IN" + $0] }
        let lists = keys.map { "<key>\($0)</key><array><string>\($0)Class</string></array>" }.joined()
        let attributes = "<key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>\(lists)</dict></dict>"
        let info = try InfoPropertyList(Self.document("<dict>\(lists)\(attributes)</dict>"))
        for found in [info.intents, info.appExtension?.intents].compactMap(\.self) {
            let all = found.supported + found.restricted
            #expect(Set(all.map(\.key)) == Set(keys))
            #expect(all.allSatisfy { $0.values.map(\.value) == [$0.key + "Class"] })
            #expect(found.supported.count == 2)
        }
        #expect(info.appExtension != nil)
    }

    @Test("a vocabulary names intents and their parameters")
    func readsVocabulary() throws {
        let vocabulary = try IntentVocabulary(
            Self.document(
                """
                <dict><key>IntentPhrases</key><array>
                <dict><key>IntentName</key><string>OrderIntent</string></dict>
                <dict><key>IntentExamples</key><array/></dict><true/>
                </array><key>ParameterVocabularies</key><array><dict><key>ParameterNames</key><array>
                <string>OrderIntent.soup</string><integer>1</integer></array></dict></array></dict>
                """
            )
        )
        #expect(vocabulary.intents.map(\.value) == ["OrderIntent"])
        #expect(vocabulary.parameters.map(\.value) == ["OrderIntent.soup"])
        #expect(vocabulary.issues.count == 2)
        #expect(throws: PropertyListError.self) { try IntentVocabulary(Self.document("<array/>")) }
    }

    @Test("an extension of the newer kind is read")
    func readsNewerExtensions() throws {
        let content =
            "<dict><key>EXAppExtensionAttributes</key><dict><key>EXExtensionPointIdentifier</key>"
            + "<string>com.apple.appintents-extension</string></dict></dict>"
        let info = try InfoPropertyList(Self.document(content))
        #expect(info.appExtension?.point?.value == "com.apple.appintents-extension")
        #expect(info.appExtension?.intents.supported == [])
    }

    @Test("a binary file is read like its XML", arguments: [app, appExtension])
    func readsBinary(file: [UInt8]) throws {
        let value = try PropertyListSerialization.propertyList(from: Data(file), format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        let (one, other) = (try InfoPropertyList([UInt8](binary)), try InfoPropertyList(file))
        #expect(one.bundleIdentifier?.value == other.bundleIdentifier?.value)
        let (names, others) = (one.intents.supported, other.intents.supported)
        #expect(names.flatMap(\.values).map(\.value) == others.flatMap(\.values).map(\.value))
        #expect(one.appExtension?.principalClass?.value == other.appExtension?.principalClass?.value)
        #expect(one.supportsMultipleScenes?.value == other.supportsMultipleScenes?.value)
    }

    @Test(
        "a Boolean value can have older spellings",
        arguments: [
            ("<true/>", true), ("<false/>", false), ("<string>YES</string>", true), ("<integer>0</integer>", false),
        ]
    )
    func readsFlags(written: String, value: Bool) throws {
        let content =
            "<dict><key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key>\(written)"
            + "</dict></dict>"
        #expect(try InfoPropertyList(Self.document(content)).supportsMultipleScenes?.value == value)
    }

    @Test(
        "a value of another type is reported where it is, and left out",
        arguments: [
            ("<key>CFBundleIdentifier</key><true/>", "the value of 'CFBundleIdentifier' must be <string>", 37),
            ("<key>NSUserActivityTypes</key><string/>", "the value of 'NSUserActivityTypes' must be <array>", 38),
            (
                "<key>INIntentsSupported</key><array><true/></array>",
                "the value of 'INIntentsSupported' must be <array> of <string>", 44
            ),
            ("<key>NSExtension</key><array/>", "the value of 'NSExtension' must be <dict>", 30),
            (
                "<key>NSExtension</key><dict><key>NSExtensionAttributes</key><true/></dict>",
                "the value of 'NSExtensionAttributes' must be <dict>", 68
            ),
            (
                "<key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><real>1</real></dict>",
                "the value of 'UIApplicationSupportsMultipleScenes' must be <true/> or <false/>", 97
            ),
        ]
    )
    func reportsOddTypes(content: String, message: String, column: UInt32) throws {
        let info = try InfoPropertyList(Self.document("<dict> \(content)</dict>"))
        #expect(info.issues.map(\.message) == [message])
        #expect(info.issues.map(\.position) == [SourcePosition(line: 3, column: column)])
    }

    @Test("a file without a dictionary is rejected")
    func refusesOthers() {
        let error = #expect(throws: PropertyListError.self) { try InfoPropertyList(Self.document("<array/>")) }
        #expect(error?.message == "an Info.plist must contain a <dict>; is this another kind of property list?")
        #expect(error?.position == SourcePosition(line: 3, column: 1))
    }

    @Test("every beginning of a file is refused")
    func refusesBeginnings() {
        for count in 0..<(Self.app.count - "</plist>\n".utf8.count) {
            #expect(throws: PropertyListError.self) { try InfoPropertyList(Array(Self.app.prefix(count))) }
        }
    }
}
