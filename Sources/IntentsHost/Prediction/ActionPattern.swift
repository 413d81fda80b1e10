import Foundation
import Intents

/// The part of an action that predictions compare: the values of the parameters of one combination, or the required
/// part of an activity's information.
enum ActionPattern: Hashable {
    case intent(name: String, parameters: [String], values: [IntentValue])
    case activity(type: String, information: NSDictionary)

    /// The number of values in the pattern.
    var specificity: Int {
        switch self {
        case .intent(_, _, let values): values.count
        case .activity(_, let information): information.count
        }
    }
}

/// A pattern with the combination of parameters to suggest.
struct SuggestedPattern {
    let pattern: ActionPattern
    let combination: IntentParameterCombination?

    /// Whether the action can run without its app in the foreground.
    var runsInBackground: Bool { combination?.runsInBackground ?? false }

    /// Returns the patterns of an action: one for each combination of parameters that it fills. Actions that are never
    /// suggested don't have any.
    static func patterns(of shortcut: INShortcut) -> [SuggestedPattern] {
        switch shortcut {
        case .userActivity(let activity): [SuggestedPattern(pattern: pattern(of: activity), combination: nil)]
        case .intent(let intent): patterns(of: intent)
        }
    }

    private static func patterns(of intent: INIntent) -> [SuggestedPattern] {
        guard let metadata = type(of: intent).intentMetadata, !metadata.traits.contains(.unsuggested) else { return [] }
        return metadata.suggestedCombinations.compactMap { combination in
            guard intent.isFilled(combination, by: metadata) else { return nil }
            let values = combination.parameters.compactMap { metadata.parameter(named: $0)?.value(in: intent) }
            let pattern = ActionPattern.intent(
                name: metadata.name,
                parameters: combination.parameters,
                values: values
            )
            return SuggestedPattern(pattern: pattern, combination: combination)
        }
    }

    private static func pattern(of activity: NSUserActivity) -> ActionPattern {
        let information = (activity.userInfo ?? [:]).filter { key, _ in
            guard let required = activity.requiredUserInfoKeys else { return true }
            return (key as? String).map(required.contains) ?? false
        }
        return .activity(type: activity.activityType, information: NSDictionary(dictionary: information))
    }

    /// Returns the shortcut to suggest. An intent keeps only the parameters of the combination: the others change from
    /// time to time.
    func shortcut(from shortcut: INShortcut) -> INShortcut {
        guard case .intent(let intent) = shortcut, let combination,
            let metadata = type(of: intent).intentMetadata
        else { return shortcut }
        let suggestion = type(of: intent).init()
        suggestion.suggestedInvocationPhrase = intent.suggestedInvocationPhrase
        suggestion.shortcutAvailability = intent.shortcutAvailability
        for name in combination.parameters {
            guard let property = metadata.parameter(named: name)?.property else { continue }
            property.setValue(property.value(in: intent), in: suggestion)
            suggestion.__setImage(intent.__image(forParameterNamed: name), forParameterNamed: name)
        }
        return .intent(suggestion)
    }
}

extension IntentMetadata {
    /// The combinations for suggestions: those that are declared for suggestions, or else those with which people set
    /// the intent up, as in Apple's tools.
    var suggestedCombinations: [IntentParameterCombination] {
        combinations.isEmpty ? managedCombinations : combinations
    }
}
