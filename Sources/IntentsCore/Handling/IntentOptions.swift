import Foundation

/// The options of a parameter of any type.
public struct IntentOptions {
    /// A group of options under a heading.
    public struct Section {
        /// The heading.
        public let title: String?
        /// The options.
        public let items: [IntentValue]
    }

    /// The sections. A plain list has one section without a title.
    public let sections: [Section]
    /// Whether a host may group the options by their first letters.
    public let usesIndexedCollation: Bool

    /// The options of all sections, in order.
    public var allItems: [IntentValue] { sections.flatMap(\.items) }

    /// Creates a plain list.
    init(_ items: [IntentValue]) {
        sections = [Section(title: nil, items: items)]
        usesIndexedCollation = false
    }

    init<Item>(_ collection: INObjectCollection<Item>?) {
        sections = (collection?.sections ?? []).map { section in
            Section(title: section.title, items: section.items.compactMap(IntentValue.init(option:)))
        }
        usesIndexedCollation = collection?.usesIndexedCollation ?? false
    }
}

extension IntentValue {
    /// Creates a value from an option, which is an object of Foundation or of this module.
    fileprivate init?(option: AnyObject) {
        switch option {
        case let value as NSString: self = .string(String(value))
        case let value as NSNumber: self = .number(value)
        case let value as NSURL: self = .url(value as URL)
        case let value as NSDateComponents: self = .dateComponents(value as DateComponents)
        case let value as NSMeasurement:
            guard let unit = value.unit as? Dimension else { return nil }
            self = .measurement(Measurement(value: value.doubleValue, unit: unit))
        case let value as any IntentParameterValue:
            guard let value = value.intentMetadataValue else { return nil }
            self = value
        default: return nil
        }
    }
}
