import Basics
import IntentDefinition

extension ValuePresentation {
    /// What metadata states about the presentation of a type's values.
    init<Owner: MetadataOwner>(_ metadata: ValueMetadata<Owner>?, type: ValueType) {
        unit = metadata?.shownUnit
        booleanNames = type.element == .basic(.boolean) ? metadata.flatMap { BooleanNames($0) } : nil
        dateFormat = type.element == .basic(.dateComponents) ? metadata.flatMap { DateFormat($0) } : nil
    }
}

extension ValueMetadata {
    /// The unit of a number: where people can choose among several, the one that they start with.
    fileprivate var shownUnit: String? {
        unit?.value == "Multiple" ? defaultUnit?.value : unit?.value ?? defaultUnit?.value
    }
}

extension ValuePresentation.BooleanNames {
    fileprivate init?<Owner: MetadataOwner>(_ metadata: ValueMetadata<Owner>) {
        guard let trueName = LocalizedText(metadata.trueDisplayName, metadata.trueDisplayNameID),
            let falseName = LocalizedText(metadata.falseDisplayName, metadata.falseDisplayNameID)
        else { return nil }
        self.init(trueName: trueName, falseName: falseName)
    }
}

extension ValuePresentation.DateFormat {
    fileprivate init?<Owner: MetadataOwner>(_ metadata: ValueMetadata<Owner>) {
        self.init(
            kind: metadata.format?.value,
            dateStyle: metadata.dateStyle?.value,
            timeStyle: metadata.timeStyle?.value,
            template: LocalizedText(metadata.template, metadata.templateID)
        )
        let isEmpty = kind == nil && dateStyle == nil && timeStyle == nil && template == nil
        if isEmpty { return nil }
    }
}
