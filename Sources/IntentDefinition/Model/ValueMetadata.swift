package import Basics
package import PropertyLists

/// How a value is limited, entered and presented. The keys start with the name of what owns the metadata.
package struct ValueMetadata<Owner: MetadataOwner>: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// How typed text is capitalised.
    package var capitalization: Located<String>?
    /// The currencies that can be chosen.
    package var currencyCodes: PropertyListValue?
    /// The kinds of file that are accepted.
    package var uniformTypes: Located<[UniformType]>?
    /// How much of a date is shown.
    package var dateStyle: Located<String>?
    /// The unit that an input starts with.
    package var defaultUnit: Located<String>?
    /// The value before anybody set one.
    package var defaultValue: PropertyListValue?
    /// The translation key of a text default.
    package var defaultValueID: Located<String>?
    /// Whether typed text is left uncorrected.
    package var disableAutocorrect: Located<Bool>?
    /// Whether typed dashes are left alone.
    package var disableSmartDashes: Located<Bool>?
    /// Whether typed quotes are left alone.
    package var disableSmartQuotes: Located<Bool>?
    /// The name of false.
    package var falseDisplayName: Located<String>?
    /// The translation key of the name of false.
    package var falseDisplayNameID: Located<String>?
    /// How a date is formatted: `Style`, `Relative` or `Template`.
    package var format: Located<String>?
    /// The keyboard for typed text.
    package var keyboardType: Located<String>?
    /// The unit of the maximum.
    package var maximumUnit: Located<String>?
    /// The highest value; empty data means none.
    package var maximumValue: PropertyListValue?
    /// The unit of the minimum.
    package var minimumUnit: Located<String>?
    /// The lowest value; empty data means none.
    package var minimumValue: PropertyListValue?
    /// Whether typed text may have several lines.
    package var multiline: Located<Bool>?
    /// What an empty text field shows.
    package var placeholder: Located<String>?
    /// The translation key of the placeholder.
    package var placeholderID: Located<String>?
    /// The limits, in some files of Xcode 11.
    package var range: PropertyListValue?
    /// `YES` where negative numbers are allowed.
    package var supportsNegativeNumbers: Located<String>?
    /// A date template, such as `MMM d`.
    package var template: Located<String>?
    /// The translation key of the date template.
    package var templateID: Located<String>?
    /// How much of a time is shown.
    package var timeStyle: Located<String>?
    /// The name of true.
    package var trueDisplayName: Located<String>?
    /// The translation key of the name of true.
    package var trueDisplayNameID: Located<String>?
    /// The kind of input, such as `Field`, `Stepper` or `Slider`.
    package var type: Located<String>?
    /// The unit of a number.
    package var unit: Located<String>?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
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
