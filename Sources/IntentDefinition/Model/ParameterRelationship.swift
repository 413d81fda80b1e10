package import Basics
package import PropertyLists

/// The condition on a parent parameter under which a parameter counts.
package struct ParameterRelationship: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The parent; without one there is no condition.
    package var parentName: Located<String>?
    /// The test, such as `EnumHasExactValue`.
    package var predicateName: Located<String>?
    /// What the parent is compared with: a case name, a truth value or a number.
    package var predicateValue: PropertyListValue?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentParameterRelationshipParentName", "parentName", &parentName)
        mapper.text("INIntentParameterRelationshipPredicateName", "predicateName", &predicateName)
        mapper.value("INIntentParameterRelationshipPredicateValue", "predicateValue", &predicateValue)
    }
}
