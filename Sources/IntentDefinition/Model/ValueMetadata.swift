public import DefinitionDiagnostics
public import PropertyListXML

/// How a value is limited, entered and presented. The keys start with the name of what owns the metadata.
public struct ValueMetadata<Owner: MetadataOwner>: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// How typed text is capitalised.
    public var capitalization: Located<String>?
    /// The currencies that can be chosen.
    public var currencyCodes: PropertyListValue?
    /// The kinds of file that are accepted.
    public var uniformTypes: Located<[UniformType]>?
    /// How much of a date is shown.
    public var dateStyle: Located<String>?
    /// The unit that an input starts with.
    public var defaultUnit: Located<String>?
    /// The value before anybody set one.
    public var defaultValue: PropertyListValue?
    /// The translation key of a text default.
    public var defaultValueID: Located<String>?
    /// Whether typed text is left uncorrected.
    public var disableAutocorrect: Located<Bool>?
    /// Whether typed dashes are left alone.
    public var disableSmartDashes: Located<Bool>?
    /// Whether typed quotes are left alone.
    public var disableSmartQuotes: Located<Bool>?
    /// The name of false.
    public var falseDisplayName: Located<String>?
    /// The translation key of the name of false.
    public var falseDisplayNameID: Located<String>?
    /// How a date is formatted: `Style`, `Relative` or `Template`.
    public var format: Located<String>?
    /// The keyboard for typed text.
    public var keyboardType: Located<String>?
    /// The unit of the maximum.
    public var maximumUnit: Located<String>?
    /// The highest value; empty data means none.
    public var maximumValue: PropertyListValue?
    /// The unit of the minimum.
    public var minimumUnit: Located<String>?
    /// The lowest value; empty data means none.
    public var minimumValue: PropertyListValue?
    /// Whether typed text may have several lines.
    public var multiline: Located<Bool>?
    /// What an empty text field shows.
    public var placeholder: Located<String>?
    /// The translation key of the placeholder.
    public var placeholderID: Located<String>?
    /// The limits, in some files of Xcode 11.
    public var range: PropertyListValue?
    /// `YES` where negative numbers are allowed.
    public var supportsNegativeNumbers: Located<String>?
    /// A date template, such as `MMM d`.
    public var template: Located<String>?
    /// The translation key of the date template.
    public var templateID: Located<String>?
    /// How much of a time is shown.
    public var timeStyle: Located<String>?
    /// The name of true.
    public var trueDisplayName: Located<String>?
    /// The translation key of the name of true.
    public var trueDisplayNameID: Located<String>?
    /// The kind of input, such as `Field`, `Stepper` or `Slider`.
    public var type: Located<String>?
    /// The unit of a number.
    public var unit: Located<String>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text(Owner.metadataKeyPrefix + "Capitalization", "capitalization", &capitalization)
        mapper.value(Owner.metadataKeyPrefix + "CurrencyCodes", "currencyCodes", &currencyCodes)
        mapper.list(Owner.metadataKeyPrefix + "CustomUTIs", "uniformTypes", &uniformTypes)
        mapper.text(Owner.metadataKeyPrefix + "DateStyle", "dateStyle", &dateStyle)
        mapper.text(Owner.metadataKeyPrefix + "DefaultUnit", "defaultUnit", &defaultUnit)
        mapper.value(Owner.metadataKeyPrefix + "DefaultValue", "defaultValue", &defaultValue)
        mapper.text(Owner.metadataKeyPrefix + "DefaultValueID", "defaultValueID", &defaultValueID)
        mapper.flag(Owner.metadataKeyPrefix + "DisableAutocorrect", "disableAutocorrect", &disableAutocorrect)
        mapper.flag(Owner.metadataKeyPrefix + "DisableSmartDashes", "disableSmartDashes", &disableSmartDashes)
        mapper.flag(Owner.metadataKeyPrefix + "DisableSmartQuotes", "disableSmartQuotes", &disableSmartQuotes)
        mapper.text(Owner.metadataKeyPrefix + "FalseDisplayName", "falseDisplayName", &falseDisplayName)
        mapper.text(Owner.metadataKeyPrefix + "FalseDisplayNameID", "falseDisplayNameID", &falseDisplayNameID)
        mapper.text(Owner.metadataKeyPrefix + "Format", "format", &format)
        mapper.text(Owner.metadataKeyPrefix + "KeyboardType", "keyboardType", &keyboardType)
        mapper.text(Owner.metadataKeyPrefix + "MaximumUnit", "maximumUnit", &maximumUnit)
        mapper.value(Owner.metadataKeyPrefix + "MaximumValue", "maximumValue", &maximumValue)
        mapper.text(Owner.metadataKeyPrefix + "MinimumUnit", "minimumUnit", &minimumUnit)
        mapper.value(Owner.metadataKeyPrefix + "MinimumValue", "minimumValue", &minimumValue)
        mapper.flag(Owner.metadataKeyPrefix + "Multiline", "multiline", &multiline)
        mapper.text(Owner.metadataKeyPrefix + "Placeholder", "placeholder", &placeholder)
        mapper.text(Owner.metadataKeyPrefix + "PlaceholderID", "placeholderID", &placeholderID)
        mapper.value(Owner.metadataKeyPrefix + "Range", "range", &range)
        mapper.text(
            Owner.metadataKeyPrefix + "SupportsNegativeNumbers",
            "supportsNegativeNumbers",
            &supportsNegativeNumbers
        )
        mapper.text(Owner.metadataKeyPrefix + "Template", "template", &template)
        mapper.text(Owner.metadataKeyPrefix + "TemplateID", "templateID", &templateID)
        mapper.text(Owner.metadataKeyPrefix + "TimeStyle", "timeStyle", &timeStyle)
        mapper.text(Owner.metadataKeyPrefix + "TrueDisplayName", "trueDisplayName", &trueDisplayName)
        mapper.text(Owner.metadataKeyPrefix + "TrueDisplayNameID", "trueDisplayNameID", &trueDisplayNameID)
        mapper.text(Owner.metadataKeyPrefix + "Type", "type", &type)
        mapper.text(Owner.metadataKeyPrefix + "Unit", "unit", &unit)
    }
}
