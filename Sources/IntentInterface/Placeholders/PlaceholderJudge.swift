import Basics
package import IntentDefinition

/// A judge of placeholders: it finds those that don't have a value when the texts of a definition's intents are shown.
package struct PlaceholderJudge: Sendable {
    /// The names besides parameters that the system fills in, in dialogs and reasons.
    package static let dialogNames: Set<String> = ["count", "displayName", "minimumValue", "maximumValue"]

    /// The finder for placeholders in texts.
    package let finder: PlaceholderFinder
    private let types: ObjectTypes

    /// Creates a judge for the intents of a definition.
    package init(_ definition: Definition, finder: PlaceholderFinder) {
        self.finder = finder
        types = ObjectTypes(definition)
    }

    /// Returns the faults in one kind of an intent's texts, in the order of the texts. The result is empty for a system
    /// intent, and for an intent whose names aren't all known.
    package func faults(in text: PlaceholderScope.Text, of intent: Intent) -> [PlaceholderFault] {
        guard !intent.isSystem else { return [] }
        let scope = PlaceholderScope(of: intent, types: types)
        guard scope.names.isComplete else { return [] }
        switch text {
        case .response:
            return intent.responseTexts.flatMap { faults(in: $0, .response, scope) }
        case .request:
            let combinations = ParameterCombination.Use.allCases.flatMap { use in
                intent.combinations(for: use).flatMap { faults(in: $0, for: use, scope) }
            }
            return combinations
                + intent.parameterTexts.flatMap { faults(in: $0, .request, besides: Self.dialogNames, scope) }
        }
    }

    /// Returns the faults in the texts of a combination. The texts of a suggestion can only use the parameters of the
    /// combination. Names in its key that aren't parameters are a fault of the key.
    private func faults(
        in combination: ParameterCombination,
        for use: ParameterCombination.Use,
        _ scope: PlaceholderScope
    ) -> [PlaceholderFault] {
        guard use == .suggestion else {
            return combination.texts.flatMap { faults(in: $0, .request, scope) }
        }
        let members = Set(combination.parameterNames)
        return combination.texts.flatMap { text in
            let known = faults(in: text, .request, besides: members, scope)
            let outside = finder.placeholders(in: text).filter { placeholder in
                !placeholder.isMalformed && scope.names.hasParameter(placeholder.root)
                    && !members.contains(placeholder.root)
            }
            return known
                + outside.map { placeholder in
                    PlaceholderFault(placeholder: placeholder, text: .request, reason: .outsideCombination(combination))
                }
        }
    }

    private func faults(
        in text: Located<String>?,
        _ kind: PlaceholderScope.Text,
        besides others: Set<String> = [],
        _ scope: PlaceholderScope
    ) -> [PlaceholderFault] {
        finder.placeholders(in: text).compactMap { placeholder in
            guard !placeholder.isMalformed else {
                return malformed(placeholder, in: kind, besides: others, scope)
            }
            switch scope.problem(with: placeholder.path, in: kind) {
            case nil: return nil
            case .unknownName(let valid):
                guard !others.contains(placeholder.root) else { return nil }
                return PlaceholderFault(placeholder: placeholder, text: kind, reason: .unknownName(valid: valid))
            case .unknownProperty(let property):
                return PlaceholderFault(placeholder: placeholder, text: kind, reason: .unknownProperty(property))
            }
        }
    }

    /// Returns the fault of a placeholder with an empty name.
    private func malformed(
        _ placeholder: Placeholder,
        in kind: PlaceholderScope.Text,
        besides others: Set<String>,
        _ scope: PlaceholderScope
    ) -> PlaceholderFault {
        let names = placeholder.path.filter { !$0.isEmpty }
        let isValid = names.first.map { others.contains($0) || scope.holds(names, in: kind) } ?? false
        return PlaceholderFault(
            placeholder: placeholder,
            text: kind,
            reason: .emptyName(corrected: isValid ? names : nil, valid: scope.validNames(in: kind))
        )
    }
}
