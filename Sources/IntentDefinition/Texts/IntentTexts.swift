package import Basics

extension ParameterCombination {
    /// The texts that present the combination.
    package var texts: [Located<String>?] { [title.text, subtitle.text] }
}

extension Intent {
    /// Returns the combinations of one list, in the order of the file.
    package func combinations(for use: ParameterCombination.Use) -> [ParameterCombination] {
        switch use {
        case .suggestion: parameterCombinations?.value ?? []
        case .summary: managedParameterCombinations?.value ?? []
        }
    }

    /// The combinations for suggestions, then the summaries of the Shortcuts editor.
    package var allCombinations: [ParameterCombination] {
        ParameterCombination.Use.allCases.flatMap { combinations(for: $0) }
    }

    /// The texts about the request, which name parameters.
    package var requestTexts: [Located<String>?] { allCombinations.flatMap(\.texts) + parameterTexts }

    /// The texts about parameters: prompts and reasons for rejecting a value.
    package var parameterTexts: [Located<String>?] {
        (parameters?.value ?? []).flatMap { parameter in
            let prompts = (parameter.promptDialogs?.value ?? []).map(\.formatString.text)
            let reasons = (parameter.unsupportedReasons?.value ?? []).map(\.formatString.text)
            return prompts + reasons
        }
    }

    /// The texts of the response, which name its properties and parameters.
    package var responseTexts: [Located<String>?] {
        (response?.codes?.value ?? []).flatMap { [$0.formatString.text, $0.conciseFormatString.text] }
    }
}
