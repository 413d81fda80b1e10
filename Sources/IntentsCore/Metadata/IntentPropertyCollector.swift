/// The common part of the builders of intents, responses and object types, for the facts of properties.
///
/// The methods apply to the property that was added last.
public protocol IntentPropertyCollector {
    /// The presentation of the property that was added last.
    var intentMetadataPresentation: IntentValuePresentation { get set }
}

extension IntentPropertyCollector {
    /// Sets the unit of a number.
    public mutating func unit(_ unit: String) {
        intentMetadataPresentation.unit = unit
    }

    /// Sets the words for true and false.
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

    /// Sets the format of a date.
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
    /// The presentation of the parameter that was added last.
    public var intentMetadataPresentation: IntentValuePresentation {
        get { lastParameter.property.presentation }
        set { lastParameter.property.presentation = newValue }
    }
}

extension IntentResponseMetadataBuilder: IntentPropertyCollector {
    /// The presentation of the property that was added last.
    public var intentMetadataPresentation: IntentValuePresentation {
        get { properties[properties.count - 1].presentation }
        set { properties[properties.count - 1].presentation = newValue }
    }
}

extension IntentObjectMetadataBuilder: IntentPropertyCollector {
    /// The presentation of the property that was added last.
    public var intentMetadataPresentation: IntentValuePresentation {
        get { properties[properties.count - 1].presentation }
        set { properties[properties.count - 1].presentation = newValue }
    }
}
