import Basics
import IntentDefinition

/// A parameter of an intent, half way from the model to what it generates.
struct IntentParameter {
    /// What the file says.
    let model: Parameter
    /// The property of the intent's class.
    let property: PropertyDeclaration
    /// The reasons for which a value can be refused.
    let reasons: [ParameterResultDeclaration.Reason]
    /// What the names of the result and of the reasons begin with: the class prefix and the intent's name in the file.
    let ownerName: String

    /// Whether a handler finds the value.
    var isResolved: Bool { model.supportsResolution?.value == true }
    /// Whether a handler provides the options.
    var hasOptions: Bool { model.supportsDynamicEnumeration?.value == true }
    /// Whether a handler searches the options for a term.
    var searchesOptions: Bool { model.supportsSearch?.value == true }

    /// The result class and the reasons of the parameter, if it has any reasons.
    var result: ParameterResultDeclaration? {
        guard !reasons.isEmpty else { return nil }
        let name = ownerName + property.capitalizedName
        return ParameterResultDeclaration(
            property: property,
            resultClassName: name + "ResolutionResult",
            superclassName: property.type.resultClassName,
            reasonEnumName: name + "UnsupportedReason",
            reasons: reasons
        )
    }
}
