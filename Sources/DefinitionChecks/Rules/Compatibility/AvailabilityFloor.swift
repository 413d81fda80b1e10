import Basics
import IntentDefinition
import ToolSupport

/// A feature that the app's minimum system doesn't have.
enum AvailabilityFloor: DefinitionRule {
    static let description = RuleDescription(
        .availabilityFloor,
        category: .compatibility,
        severity: .warning,
        summary: "a feature requires a newer system than the app's minimum",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if a definition uses a feature that requires a later system than the app's \
                minimum, which `minimumOS` in the configuration or `--minimum-os` sets. The features are custom \
                intents (iOS 12, macOS 11, watchOS 5); parameters in the Shortcuts app, resolution, dynamic options or \
                types (iOS 13, macOS 11, watchOS 6); searchable options (iOS 14, macOS 11, watchOS 7); intents that \
                configure widgets (iOS 14, macOS 11, watchOS 9); and each system intent that the definition customizes, \
                with its own first version.

                Each feature is reported once per definition, at its first use. If custom intents themselves are \
                reported, features that require the same system aren't. Without a minimum system, nothing is reported.
                """,
            importance: """
                On older systems, the feature is missing without an error message. Generated code declares the first \
                system that it is available on, so code that uses it has to check with `if #available`.
                """,
            wrong: """
                {
                    "version": 1,
                    "check": { "minimumOS": { "iOS": "12.0" } }
                }
                """,
            right: """
                {
                    "version": 1,
                    "check": { "minimumOS": { "iOS": "14.0" } }
                }
                """,
            remedy: """
                Raise the deployment target, or make sure that the app works without the feature. There is no \
                fix-it, because deployment targets are settings of the project.
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
                    \(use.value) \(feature.verbs), which requires \(platform.rawValue) \(needed), but the minimum is \
                    \(platform.rawValue) \(floor); raise the minimum, or make sure that the app works without it
                    """,
                    at: use.position
                )
            }
        }
        checkSystemIntents(of: definition, findings: &findings)
    }

    /// Reports customized system intents that are newer than the minimum.
    private static func checkSystemIntents(of definition: CheckedDefinition, findings: inout Findings) {
        let minimum = definition.configuration.minimumOS.mapValues(\.value)
        for intent in definition.systemIntents {
            guard let name = intent.name else { continue }
            for gap in intent.known?.gaps(above: minimum) ?? [] {
                findings.report(
                    """
                    system intent '\(name.value)' requires \(gap.platform.rawValue) \(gap.needed), but the minimum is \
                    \(gap.platform.rawValue) \(gap.minimum); raise the minimum, or make sure that the app works without it
                    """,
                    at: name.position
                )
            }
        }
    }
}

/// A feature that was introduced by a version of the systems.
private enum Feature: CaseIterable {
    case customIntents, shortcuts, resolution, options, types, search, widgets

    /// The predicate of an intent, parameter or type that uses the feature.
    var verbs: String {
        switch self {
        case .customIntents: "is a custom intent"
        case .shortcuts: "has parameters in the Shortcuts app"
        case .resolution: "is resolved"
        case .options: "has dynamic options"
        case .types: "is a custom type"
        case .search: "has searchable options"
        case .widgets: "configures widgets"
        }
    }

    /// The first systems that have the feature.
    var minimumOS: [Platform: OSVersion] {
        switch self {
        case .customIntents: [.iOS: OSVersion(12), .macOS: OSVersion(11), .watchOS: OSVersion(5)]
        case .shortcuts, .resolution, .options, .types:
            [.iOS: OSVersion(13), .macOS: OSVersion(11), .watchOS: OSVersion(6)]
        case .search: [.iOS: OSVersion(14), .macOS: OSVersion(11), .watchOS: OSVersion(7)]
        case .widgets: [.iOS: OSVersion(14), .macOS: OSVersion(11), .watchOS: OSVersion(9)]
        }
    }

    /// Whether the feature is custom intents, or was introduced later than they were.
    func addsRequirement(on platform: Platform) -> Bool {
        guard self != .customIntents, let first = Self.customIntents.minimumOS[platform] else { return true }
        return minimumOS[platform].map { first < $0 } ?? false
    }
}

/// A search for the uses of features.
private enum FeatureUse {
    /// Returns the features that a definition uses, each with its first user in words and the position of that.
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
