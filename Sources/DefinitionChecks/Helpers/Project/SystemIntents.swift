import Basics
import IntentDefinition
import IntentInterface
import ToolSupport

/// The classes of the system's own intents.
enum SystemIntents {
    /// Whether a class is named like those of the system, such as `INPlayMediaIntent`.
    static func isNamedAsOne(_ name: String) -> Bool { stem(of: name) != nil }

    /// Returns the system class that a wrong name was most likely meant for; `nil` if the name is right or isn't like any
    /// class. The name may be misspelled, or lack `IN`, `Intent` or both.
    static func suggestion(for name: String) -> String? {
        if let stem = stem(of: name) {
            guard !IntentsNames.intentStems.contains(stem) else { return nil }
            return IntentsNames.intentStems.nearest(to: stem).map(className)
        }
        let withoutPrefix = name.hasPrefix("IN") ? String(name.dropFirst(2)) : name
        let stem = withoutPrefix.hasSuffix("Intent") ? String(withoutPrefix.dropLast(6)) : withoutPrefix
        return IntentsNames.intentStems.contains(stem) ? className(stem) : nil
    }

    private static func className(_ stem: String) -> String { "IN\(stem)Intent" }

    private static func stem(of name: String) -> String? {
        guard name.hasPrefix("IN"), name.hasSuffix("Intent"), name.dropFirst(2).first?.isUppercase == true else {
            return nil
        }
        return name.count > 8 ? String(name.dropFirst(2).dropLast(6)) : nil
    }
}

extension Intent {
    /// The facts about the system intent that is customized; `nil` if the tool doesn't have them.
    var known: KnownSystemIntent? {
        SystemIntentCatalog.known.intent(named: name?.value ?? "", className: className?.value)
    }
}

extension KnownSystemIntent {
    /// The first version of each platform that has the intent.
    var minimumOS: [Platform: OSVersion] {
        let versions = since.compactMap { release -> (Platform, OSVersion)? in
            guard let platform = Platform(rawValue: release.system), let version = OSVersion(release.version) else {
                return nil
            }
            return (platform, version)
        }
        return Dictionary(versions) { first, _ in first }
    }

    /// The platforms whose minimum is older than the intent, with the version that has it and the minimum, in the order of
    /// `Platform`.
    func gaps(
        above minimum: [Platform: OSVersion]
    ) -> [(platform: Platform, needed: OSVersion, minimum: OSVersion)] {
        let needed = minimumOS
        return Platform.allCases.compactMap { platform in
            guard let first = needed[platform], let oldest = minimum[platform], oldest < first else { return nil }
            return (platform, first, oldest)
        }
    }
}
