package import Basics

extension ParameterCombination {
    /// The texts that stand for the combination.
    package var texts: [Located<String>?] { [title, subtitle] }
}

extension Intent {
    /// The combinations for suggestions and those of the Shortcuts editor.
    package var allCombinations: [ParameterCombination] {
        (parameterCombinations?.value ?? []) + (managedParameterCombinations?.value ?? [])
    }

    /// The texts about the request, which name parameters.
    package var requestTexts: [Located<String>?] { allCombinations.flatMap(\.texts) + parameterTexts }

    /// The texts about parameters: what is asked, and why a value can't be used.
    package var parameterTexts: [Located<String>?] {
        (parameters?.value ?? []).flatMap { parameter in
            let prompts = (parameter.promptDialogs?.value ?? []).map(\.formatString)
            let reasons = (parameter.unsupportedReasons?.value ?? []).map(\.formatString)
            return prompts + reasons
        }
    }

    /// The texts of the answers, which name properties of the response and parameters.
    package var responseTexts: [Located<String>?] {
        (response?.codes?.value ?? []).flatMap { [$0.formatString, $0.conciseFormatString] }
    }
}
