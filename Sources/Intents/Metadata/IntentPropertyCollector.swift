/// Collects facts of properties: what the builders of intents, responses and object types have in common.
///
/// The methods here speak about the property that was added last.
public protocol IntentPropertyCollector {
    /// How the values of the property that was added last are shown and said.
    var intentMetadataPresentation: IntentValuePresentation { get set }
}

extension IntentPropertyCollector {
    /// States the unit of a number.
    public mutating func unit(_ unit: String) {
        intentMetadataPresentation.unit = unit
    }

    /// States the words for true and false.
    public mutating func booleanNames(
        true trueName: String,
        trueID: String? = nil,
        false falseName: String,
        falseID: String? = nil
    ) {
        intentMetadataPresentation.booleanNames = (
            IntentText(trueName, identifier: trueID), IntentText(falseName, identifier: falseID)
        )
    }

    /// States the format of a date.
    public mutating func dateFormat(
        _ kind: String,
        date: String? = nil,
        time: String? = nil,
        template: String? = nil,
        templateID: String? = nil
    ) {
        intentMetadataPresentation.dateFormat = IntentValuePresentation.DateFormat(
            kind: kind,
            dateStyle: date,
            timeStyle: time,
            template: IntentText(template, templateID)
        )
    }
}

extension IntentMetadataBuilder: IntentPropertyCollector {
    /// How the values of the parameter that was added last are shown and said.
    public var intentMetadataPresentation: IntentValuePresentation {
        get { lastParameter.property.presentation }
        set { lastParameter.property.presentation = newValue }
    }
}

extension IntentResponseMetadataBuilder: IntentPropertyCollector {
    /// How the values of the property that was added last are shown and said.
    public var intentMetadataPresentation: IntentValuePresentation {
        get { properties[properties.count - 1].presentation }
        set { properties[properties.count - 1].presentation = newValue }
    }
}

extension IntentObjectMetadataBuilder: IntentPropertyCollector {
    /// How the values of the property that was added last are shown and said.
    public var intentMetadataPresentation: IntentValuePresentation {
        get { properties[properties.count - 1].presentation }
        set { properties[properties.count - 1].presentation = newValue }
    }
}
