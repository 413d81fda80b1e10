import Basics
import IntentDefinition
import ToolSupport

/// A feature that the oldest system of the app does not have.
enum AvailabilityFloor: DefinitionRule {
    static let description = RuleDescription(
        .availabilityFloor,
        category: .compatibility,
        severity: .warning,
        summary: "a feature needs a newer system than the oldest that the app runs on",
        explanation: RuleExplanation(
            trigger: """
                The configuration (`minimumOS`) or `--minimum-os` names the oldest systems of the app, and a \
                definition uses what came later: custom intents (iOS 12, macOS 11, watchOS 5), parameters in the \
                Shortcuts app, resolution, dynamic options and types (iOS 13, macOS 11, watchOS 6), options that are \
                searched (iOS 14, macOS 11, watchOS 7), intents that configure widgets (iOS 14, macOS 11, watchOS 9). \
                Each feature is reported once for a definition, where it is used first, unless custom intents \
                as a whole are reported and came no earlier. Without a named system nothing is reported.
                """,
            importance: """
                On older systems the feature is not there, without a message. Generated code says from which system \
                on it can be used, and other code must ask with `if #available`.
                """,
            remedy: """
                Raise the deployment target, or make sure that the app works without the feature. There is no fix-it: \
                deployment targets are settings of the project.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let minimumOS = definition.configuration.minimumOS
        guard !minimumOS.isEmpty else { return }
        let uses = FeatureUse.first(in: definition)
        let hasCustomIntents = uses.contains { $0.0 == .customIntents }
        for (feature, use) in uses {
            for platform in Platform.allCases {
                guard let floor = minimumOS[platform]?.value, let needed = feature.minimumOS[platform], floor < needed,
                    !hasCustomIntents || feature.addsRequirement(on: platform)
                else { continue }
                findings.report(
                    """
                    \(use.value) \(feature.verbs), which needs \(platform.rawValue) \(needed), but the oldest system \
                    is \(platform.rawValue) \(floor); raise that, or make sure that the app works without
                    """,
                    at: use.position
                )
            }
        }
    }
}

/// What came with a version of the systems.
private enum Feature: CaseIterable {
    case customIntents, shortcuts, resolution, options, types, search, widgets

    /// What an intent, parameter or type does that uses it.
    var verbs: String {
        switch self {
        case .customIntents: "is a custom intent"
        case .shortcuts: "has parameters in the Shortcuts app"
        case .resolution: "is resolved"
        case .options: "has dynamic options"
        case .types: "is a type of the file"
        case .search: "has options that are searched"
        case .widgets: "configures widgets"
        }
    }

    /// The systems that have it first.
    var minimumOS: [Platform: OSVersion] {
        switch self {
        case .customIntents: [.iOS: OSVersion(12), .macOS: OSVersion(11), .watchOS: OSVersion(5)]
        case .shortcuts, .resolution, .options, .types:
            [.iOS: OSVersion(13), .macOS: OSVersion(11), .watchOS: OSVersion(6)]
        case .search: [.iOS: OSVersion(14), .macOS: OSVersion(11), .watchOS: OSVersion(7)]
        case .widgets: [.iOS: OSVersion(14), .macOS: OSVersion(11), .watchOS: OSVersion(9)]
        }
    }

    /// Whether this is custom intents, or came later than they did.
    func addsRequirement(on platform: Platform) -> Bool {
        guard self != .customIntents, let first = Self.customIntents.minimumOS[platform] else { return true }
        return minimumOS[platform].map { first < $0 } ?? false
    }
}

/// Finds what uses features.
private enum FeatureUse {
    /// For each feature that a definition uses the first that uses it, in words, with its place.
    static func first(in definition: CheckedDefinition) -> [(Feature, Located<String>)] {
        Feature.allCases.compactMap { feature in first(of: feature, in: definition).map { (feature, $0) } }
    }

    private static func first(of feature: Feature, in definition: CheckedDefinition) -> Located<String>? {
        let intents = definition.customIntents
        switch feature {
        case .customIntents:
            return intents.first.flatMap { use("intent", $0.name) }
        case .shortcuts:
            let intent = intents.first { $0.configurable?.value == true && !($0.parameters?.value ?? []).isEmpty }
            return intent.flatMap { use("intent", $0.name, at: $0.configurable) }
        case .widgets:
            let intent = intents.first { $0.eligibleForWidgets?.value == true }
            return intent.flatMap { use("intent", $0.name, at: $0.eligibleForWidgets) }
        case .resolution: return parameter(of: intents, \.supportsResolution)
        case .options: return parameter(of: intents, \.supportsDynamicEnumeration)
        case .search: return parameter(of: intents, \.supportsSearch)
        case .types: return definition.model.types?.value.first.flatMap { use("", $0.name) }
        }
    }

    private static func parameter(
        of intents: [Intent],
        _ flag: KeyPath<Parameter, Located<Bool>?>
    ) -> Located<String>? {
        for intent in intents {
            guard let parameter = intent.parameters?.value.first(where: { $0[keyPath: flag]?.value == true }) else {
                continue
            }
            return use("parameter", parameter.name, at: parameter[keyPath: flag])
        }
        return nil
    }

    private static func use(_ noun: String, _ name: Located<String>?, at flag: Located<Bool>? = nil) -> Located<String>?
    {
        guard let name else { return nil }
        let words = noun.isEmpty ? "'\(name.value)'" : "\(noun) '\(name.value)'"
        return Located(words, at: flag?.position ?? name.position)
    }
}
