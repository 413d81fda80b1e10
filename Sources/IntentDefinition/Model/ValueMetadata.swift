package import Basics
package import PropertyLists

/// The limits, input options and presentation of a value. The keys start with those of the owner.
package struct ValueMetadata<Owner: TypedMember>: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The capitalization of typed text.
    package var capitalization: Located<String>?
    /// The currencies that can be chosen.
    package var currencyCodes: PropertyListValue?
    /// The accepted kinds of file.
    package var uniformTypes: Located<[UniformType]>?
    /// The style of a date.
    package var dateStyle: Located<String>?
    /// The initial unit of an input.
    package var defaultUnit: Located<String>?
    /// The default value.
    package var defaultValue: PropertyListValue?
    /// The translation key of a text default.
    package var defaultValueID: Located<String>?
    /// Whether autocorrection is turned off.
    package var disableAutocorrect: Located<Bool>?
    /// Whether smart dashes are turned off.
    package var disableSmartDashes: Located<Bool>?
    /// Whether smart quotes are turned off.
    package var disableSmartQuotes: Located<Bool>?
    /// The display name of false.
    package var falseDisplayName = KeyedText()
    /// The kind of date format: `Style`, `Relative` or `Template`.
    package var format: Located<String>?
    /// The keyboard for typed text.
    package var keyboardType: Located<String>?
    /// The unit of the maximum.
    package var maximumUnit: Located<String>?
    /// The maximum; empty data means no limit.
    package var maximumValue: PropertyListValue?
    /// The unit of the minimum.
    package var minimumUnit: Located<String>?
    /// The minimum; empty data means no limit.
    package var minimumValue: PropertyListValue?
    /// Whether typed text can have several lines.
    package var multiline: Located<Bool>?
    /// The placeholder of an empty text field.
    package var placeholder = KeyedText()
    /// The limits, in some files of Xcode 11.
    package var range: PropertyListValue?
    /// `YES` if negative numbers are allowed.
    package var supportsNegativeNumbers: Located<String>?
    /// A date template, such as `MMM d`.
    package var template = KeyedText()
    /// The style of a time.
    package var timeStyle: Located<String>?
    /// The display name of true.
    package var trueDisplayName = KeyedText()
    /// The kind of input, such as `Field`, `Stepper` or `Slider`.
    package var type: Located<String>?
    /// The unit of a number.
    package var unit: Located<String>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text(Owner.keyPrefix + "MetadataCapitalization", "capitalization", &capitalization)
        mapper.value(Owner.keyPrefix + "MetadataCurrencyCodes", "currencyCodes", &currencyCodes)
        mapper.list(Owner.keyPrefix + "MetadataCustomUTIs", "uniformTypes", &uniformTypes)
        mapper.text(Owner.keyPrefix + "MetadataDateStyle", "dateStyle", &dateStyle)
        mapper.text(Owner.keyPrefix + "MetadataDefaultUnit", "defaultUnit", &defaultUnit)
        mapper.value(Owner.keyPrefix + "MetadataDefaultValue", "defaultValue", &defaultValue)
        mapper.text(Owner.keyPrefix + "MetadataDefaultValueID", "defaultValueID", &defaultValueID)
        mapper.flag(Owner.keyPrefix + "MetadataDisableAutocorrect", "disableAutocorrect", &disableAutocorrect)
        mapper.flag(Owner.keyPrefix + "MetadataDisableSmartDashes", "disableSmartDashes", &disableSmartDashes)
        mapper.flag(Owner.keyPrefix + "MetadataDisableSmartQuotes", "disableSmartQuotes", &disableSmartQuotes)
        mapper.text(Owner.keyPrefix + "MetadataFalseDisplayName", "falseDisplayName", &falseDisplayName.text)
        mapper.text(Owner.keyPrefix + "MetadataFalseDisplayNameID", "falseDisplayNameID", &falseDisplayName.key)
        mapper.text(Owner.keyPrefix + "MetadataFormat", "format", &format)
        mapper.text(Owner.keyPrefix + "MetadataKeyboardType", "keyboardType", &keyboardType)
        mapper.text(Owner.keyPrefix + "MetadataMaximumUnit", "maximumUnit", &maximumUnit)
        mapper.value(Owner.keyPrefix + "MetadataMaximumValue", "maximumValue", &maximumValue)
        mapper.text(Owner.keyPrefix + "MetadataMinimumUnit", "minimumUnit", &minimumUnit)
        mapper.value(Owner.keyPrefix + "MetadataMinimumValue", "minimumValue", &minimumValue)
        mapper.flag(Owner.keyPrefix + "MetadataMultiline", "multiline", &multiline)
        mapper.text(Owner.keyPrefix + "MetadataPlaceholder", "placeholder", &placeholder.text)
        mapper.text(Owner.keyPrefix + "MetadataPlaceholderID", "placeholderID", &placeholder.key)
        mapper.value(Owner.keyPrefix + "MetadataRange", "range", &range)
        mapper.text(
            Owner.keyPrefix + "MetadataSupportsNegativeNumbers",
            "supportsNegativeNumbers",
            &supportsNegativeNumbers
        )
        mapper.text(Owner.keyPrefix + "MetadataTemplate", "template", &template.text)
        mapper.text(Owner.keyPrefix + "MetadataTemplateID", "templateID", &template.key)
        mapper.text(Owner.keyPrefix + "MetadataTimeStyle", "timeStyle", &timeStyle)
        mapper.text(Owner.keyPrefix + "MetadataTrueDisplayName", "trueDisplayName", &trueDisplayName.text)
        mapper.text(Owner.keyPrefix + "MetadataTrueDisplayNameID", "trueDisplayNameID", &trueDisplayName.key)
        mapper.text(Owner.keyPrefix + "MetadataType", "type", &type)
        mapper.text(Owner.keyPrefix + "MetadataUnit", "unit", &unit)
    }
}

/// The metadata of an intent's parameter.
package typealias ParameterMetadata = ValueMetadata<Parameter>

extension ValueMetadata {
    /// The default value of a text: only texts have a translation key.
    package var defaultText: KeyedText {
        guard let value = defaultValue, case .string(let text) = value.content else {
            return KeyedText(key: defaultValueID)
        }
        return KeyedText(Located(text, at: value.position), key: defaultValueID)
    }
}
