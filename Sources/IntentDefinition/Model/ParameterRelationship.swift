public import DefinitionDiagnostics
public import PropertyListXML

/// The condition on a parent parameter under which a parameter counts.
public struct ParameterRelationship: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// The parent; without one there is no condition.
    public var parentName: Located<String>?
    /// The test, such as `EnumHasExactValue`.
    public var predicateName: Located<String>?
    /// What the parent is compared with: a case name, a truth value or a number.
    public var predicateValue: PropertyListValue?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentParameterRelationshipParentName", "parentName", &parentName)
        mapper.text("INIntentParameterRelationshipPredicateName", "predicateName", &predicateName)
        mapper.value("INIntentParameterRelationshipPredicateValue", "predicateValue", &predicateValue)
    }
}
