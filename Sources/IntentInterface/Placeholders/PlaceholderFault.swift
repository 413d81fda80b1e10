package import Basics
package import IntentDefinition

/// A placeholder in a text of an intent that doesn't have a value when the text is shown.
package struct PlaceholderFault: Sendable {
    /// The reason for the missing value.
    package enum Reason: Sendable {
        /// A name is empty. The values are the path without empty names, if that is valid, and the names that the
        /// placeholder can start with.
        case emptyName(corrected: [String]?, valid: [String])
        /// The first name is unknown. The value is the valid names.
        case unknownName(valid: [String])
        /// A later name is unknown.
        case unknownProperty(PlaceholderScope.UnknownProperty)
        /// The placeholder names a parameter outside the combination that its text belongs to.
        case outsideCombination(ParameterCombination)
    }

    /// The placeholder.
    package let placeholder: Placeholder
    /// The kind of text that contains the placeholder.
    package let text: PlaceholderScope.Text
    /// The reason for the missing value.
    package let reason: Reason

    /// The id of the finding, whichever stage reports it.
    package var id: Diagnostic.ID {
        switch text {
        case .request: .summaryPlaceholder
        case .response: .responsePlaceholder
        }
    }

    /// Whether the placeholder may be valid after all.
    package var isUncertain: Bool {
        if case .unknownProperty(let property) = reason { property.isUncertain } else { false }
    }

    /// The wrong name, its index in the path, and the valid names there; `nil` if no name is wrong.
    package var wrongName: (name: String, index: Int, valid: [String])? {
        switch reason {
        case .unknownName(let valid): (placeholder.root, 0, valid)
        case .unknownProperty(let property): (placeholder.path[property.index], property.index, property.valid)
        case .emptyName, .outsideCombination: nil
        }
    }

    /// Returns the message about the placeholder.
    ///
    /// - Parameter hasAdvice: Whether to list the valid names.
    package func message(hasAdvice: Bool) -> String {
        switch reason {
        case .emptyName(let corrected, let valid):
            let advice =
                if let corrected {
                    "; write '${\(corrected.joined(separator: "."))}'"
                } else {
                    hasAdvice
                        ? correction(of: placeholder.path.first { !$0.isEmpty } ?? "", among: valid, nouns: nouns) : ""
                }
            return "'\(placeholder.text)' \(gap)\(advice)"
        case .unknownName(let valid):
            let finding =
                switch text {
                case .response: "names neither a property of the response nor a parameter"
                case .request: "doesn't name a parameter of the intent"
                }
            let advice = hasAdvice ? correction(of: placeholder.root, among: valid, nouns: nouns) : ""
            return "'\(placeholder.text)' \(finding)\(advice)"
        case .unknownProperty(let property):
            return "'\(placeholder.text)' has no value: \(finding(about: property, hasAdvice: hasAdvice))"
        case .outsideCombination(let combination):
            return """
                '\(placeholder.text)' names a parameter outside the combination '\(combination.key.value)', where it \
                has no value; remove it from the text, or add it to the combination
                """
        }
    }

    /// The noun for the names that a placeholder can start with.
    private var nouns: String {
        switch text {
        case .response: "properties and parameters"
        case .request: "parameters"
        }
    }

    /// The position of the first empty name.
    private var gap: String {
        if placeholder.path.count == 1 { return "lacks a name between its braces" }
        if placeholder.root.isEmpty { return "lacks a name before its first dot" }
        return placeholder.path.dropLast().contains("")
            ? "lacks a name between two dots" : "lacks a name after its last dot"
    }

    private func finding(about property: PlaceholderScope.UnknownProperty, hasAdvice: Bool) -> String {
        let name = placeholder.path[property.index]
        guard !property.valid.isEmpty else {
            let before = placeholder.path[..<property.index].joined(separator: ".")
            return "'\(before)' is \(property.owner), which has no properties; write '${\(before)}'"
        }
        let advice = hasAdvice ? correction(of: name, among: property.valid, nouns: "properties") : ""
        return "'\(name)' isn't a property of \(property.owner)\(advice)"
    }

    /// The places that explain the fault.
    package var notes: [Diagnostic.Note] {
        guard case .outsideCombination(let combination) = reason else { return [] }
        let location = SourceLocation(file: placeholder.location.file, position: combination.key.position)
        return [Diagnostic.Note("the combination is here", at: location)]
    }
}
