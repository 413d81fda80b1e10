import Basics
import IntentDefinition
import PropertyLists

extension Relationship {
    /// The condition that a parameter states; `nil` where it names no parameter of the intent, or says nothing that
    /// the other parameter's value could be.
    init?(_ model: ParameterRelationship, types: [String: ValueType], enums: EnumCases) {
        guard let parent = model.parentName?.value, let type = types[parent],
            let condition = Condition(model, parentType: type, enums: enums)
        else { return nil }
        self.init(parent: parent, condition: condition)
    }
}

extension Relationship.Condition {
    /// A missing value stands for false or 0, as elsewhere in the format.
    fileprivate init?(_ model: ParameterRelationship, parentType: ValueType, enums: EnumCases) {
        switch (model.predicateName?.value, model.predicateValue?.content) {
        case ("HasAnyValue", _): self = .hasAnyValue
        case ("BooleanHasExactValue", .boolean(let value)): self = .boolean(value)
        case ("BooleanHasExactValue", nil): self = .boolean(false)
        case ("EnumHasExactValue", .string(let name)):
            guard let rawValue = enums.rawValue(of: name, in: parentType) else { return nil }
            self = .enumeration(rawValue)
        case ("IntegerValueIsGreaterThan", _): self = .greaterThan(model.predicateValue?.finiteNumber ?? 0)
        case ("IntegerValueIsGreaterThanOrEqual", _): self = .atLeast(model.predicateValue?.finiteNumber ?? 0)
        default: return nil
        }
    }
}
