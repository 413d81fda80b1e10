import Basics
import IntentDefinition

extension InterfaceBuilder {
    /// The codes of a response: the built-in ones with the templates that the file gives them, then the file's own.
    mutating func responseCodes(of response: Response?) -> [ResponseCodeDeclaration] {
        let builtIn = ResponseCodeDeclaration.builtInNames
        var seen = CaseNames()
        var models: [String: ResponseCode] = [:]
        var ownNames: [String] = []
        for code in response?.codes?.value ?? [] {
            let key = "INIntentResponseCodeName"
            guard let name = requiredName(code.name, of: "response code", key: key, in: code) else { continue }
            checkCaseName(name, of: "response code", in: "Code", among: &seen)
            checkBuiltInCode(name)
            models[name.value] = code
            if !builtIn.contains(name.value) { ownNames.append(name.value) }
        }
        return (builtIn.enumerated().map { ($1, $0, true) } + ownNames.enumerated().map { ($1, 100 + $0, false) })
            .map { name, rawValue, isBuiltIn in
                let model = models[name]
                return ResponseCodeDeclaration(
                    name: name,
                    rawValue: rawValue,
                    template: model?.formatString?.value,
                    templateKey: model?.formatStringID?.value,
                    conciseTemplate: LocalizedText(model?.conciseFormatString, model?.conciseFormatStringID),
                    isSuccess: model?.success?.value ?? (name == "success"),
                    isBuiltIn: isBuiltIn,
                    isStated: model != nil
                )
            }
    }
}

extension ResponseCodeDeclaration {
    /// The codes that every response has, in the order of their raw values from 0.
    static let builtInNames = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]
}
