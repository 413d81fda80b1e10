import Basics
import IntentDefinition

/// A parameter of an intent with its property, before the other declarations are made from it.
struct IntentParameter {
    /// The parameter in the model.
    let model: Parameter
    /// The property of the intent's class.
    let property: PropertyDeclaration
    /// The reasons for which a value can be rejected.
    let reasons: [ParameterResultDeclaration.Reason]
    /// The beginning of the names of the result and the reasons: the class prefix and the intent's name in the file.
    let ownerName: String

    /// Whether a handler resolves the value.
    var isResolved: Bool { model.supportsResolution?.value == true }
    /// Whether a handler provides the options.
    var hasOptions: Bool { model.supportsDynamicEnumeration?.value == true }
    /// Whether a handler searches the options for a term.
    var searchesOptions: Bool { model.supportsSearch?.value == true }

    /// The result class and the reasons of the parameter; `nil` without reasons.
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
