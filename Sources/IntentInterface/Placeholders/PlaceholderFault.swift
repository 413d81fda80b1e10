package import Basics
package import IntentDefinition

/// A placeholder in a text of an intent that has no value when the text is shown.
package struct PlaceholderFault: Sendable {
    /// Why it has none.
    package enum Reason: Sendable {
        /// A name of it is empty; the names that it has, if they are a valid path without the empty ones, and the names
        /// that it can start with.
        case emptyName(corrected: [String]?, valid: [String])
        /// Its first name stands for nothing; the names that are valid.
        case unknownName(valid: [String])
        /// A later name stands for nothing.
        case unknownProperty(PlaceholderScope.UnknownProperty)
        /// It names a parameter that the combination of its text doesn't have.
        case outsideCombination(ParameterCombination)
    }

    /// The placeholder.
    package let placeholder: Placeholder
    /// The text that it is in.
    package let text: PlaceholderScope.Text
    /// Why it has no value.
    package let reason: Reason

    /// The kind of finding that the fault is, whichever stage tells it.
    package var id: Diagnostic.ID {
        switch text {
        case .request: .summaryPlaceholder
        case .response: .responsePlaceholder
        }
    }

    /// Whether the placeholder may be right all the same.
    package var isUncertain: Bool {
        if case .unknownProperty(let property) = reason { property.isUncertain } else { false }
    }

    /// The name that is wrong, its place in the path, and the names that are valid there; `nil` if the name isn't wrong.
    package var wrongName: (name: String, index: Int, valid: [String])? {
        switch reason {
        case .unknownName(let valid): (placeholder.root, 0, valid)
        case .unknownProperty(let property): (placeholder.path[property.index], property.index, property.valid)
        case .emptyName, .outsideCombination: nil
        }
    }

    /// What is wrong with the placeholder, for people.
    ///
    /// - Parameter hasAdvice: Whether to name what is valid.
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
                case .request: "names no parameter of the intent"
                }
            let advice = hasAdvice ? correction(of: placeholder.root, among: valid, nouns: nouns) : ""
            return "'\(placeholder.text)' \(finding)\(advice)"
        case .unknownProperty(let property):
            return "'\(placeholder.text)' has no value: \(finding(about: property, hasAdvice: hasAdvice))"
        case .outsideCombination(let combination):
            return """
                '\(placeholder.text)' names a parameter that is not in the combination '\(combination.key.value)', so \
                that it has no value there; take it out of the text, or add it to the combination
                """
        }
    }

    /// What the names that a placeholder can start with are.
    private var nouns: String {
        switch text {
        case .response: "properties and parameters"
        case .request: "parameters"
        }
    }

    /// Where the first empty name is.
    private var gap: String {
        if placeholder.path.count == 1 { return "has no name between its braces" }
        if placeholder.root.isEmpty { return "has no name before its first dot" }
        return placeholder.path.dropLast().contains("")
            ? "has no name between two dots" : "has no name after its last dot"
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
