public import Foundation

/// A range between two dates, either of which may be open, with a rule for its recurrence.
open class INDateComponentsRange: NSObject, NSCopying, NSSecureCoding {
    /// The start.
    public let startDateComponents: DateComponents?
    /// The end.
    public let endDateComponents: DateComponents?
    /// The rule for the recurrence of the range.
    public let recurrenceRule: INRecurrenceRule?

    /// Creates a range.
    public convenience init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        self.init(start: startDateComponents, end: endDateComponents, recurrenceRule: nil)
    }

    /// Creates a range that recurs.
    public init(
        start startDateComponents: DateComponents?,
        end endDateComponents: DateComponents?,
        recurrenceRule: INRecurrenceRule?
    ) {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
        self.recurrenceRule = recurrenceRule
        super.init()
    }

    /// Decodes a range.
    public required convenience init?(coder: NSCoder) {
        self.init(
            start: coder.object(NSDateComponents.self, "start").map { $0 as DateComponents },
            end: coder.object(NSDateComponents.self, "end").map { $0 as DateComponents },
            recurrenceRule: coder.object(INRecurrenceRule.self, "recurrenceRule")
        )
    }

    /// Encodes the range.
    open func encode(with coder: NSCoder) {
        coder.encode(startDateComponents.map { $0 as NSDateComponents }, forKey: "start")
        coder.encode(endDateComponents.map { $0 as NSDateComponents }, forKey: "end")
        coder.encode(recurrenceRule, forKey: "recurrenceRule")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is the same range.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two ranges equal.
    open override var hash: Int { hashOfFields }
}

extension INDateComponentsRange: FieldEquatable {
    var fields: [AnyHashable?] { [startDateComponents?.comparable, endDateComponents?.comparable, recurrenceRule] }
}
