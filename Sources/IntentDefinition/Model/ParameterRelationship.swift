package import Basics
package import PropertyLists

/// The condition on a parent parameter under which a parameter counts.
package struct ParameterRelationship: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The parent; without it the relationship has no effect.
    package var parentName: Located<String>?
    /// The test, such as `EnumHasExactValue`.
    package var predicateName: Located<String>?
    /// The value to compare the parent with: a case name, a Boolean or a number.
    package var predicateValue: PropertyListValue?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentParameterRelationshipParentName", "parentName", &parentName)
        mapper.text("INIntentParameterRelationshipPredicateName", "predicateName", &predicateName)
        mapper.value("INIntentParameterRelationshipPredicateValue", "predicateValue", &predicateValue)
    }
}
