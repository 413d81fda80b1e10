public import Foundation

/// A span between two dates, either of which may be open, and how it recurs.
open class INDateComponentsRange: NSObject, NSCopying, NSSecureCoding {
    /// The start.
    public let startDateComponents: DateComponents?
    /// The end.
    public let endDateComponents: DateComponents?
    /// How the span recurs.
    public let recurrenceRule: INRecurrenceRule?

    /// Creates a span.
    public convenience init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        self.init(start: startDateComponents, end: endDateComponents, recurrenceRule: nil)
    }

    /// Creates a span that recurs.
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

    /// Decodes a span.
    public required convenience init?(coder: NSCoder) {
        self.init(
            start: coder.object(NSDateComponents.self, "start").map { $0 as DateComponents },
            end: coder.object(NSDateComponents.self, "end").map { $0 as DateComponents },
            recurrenceRule: coder.object(INRecurrenceRule.self, "recurrenceRule")
        )
    }

    /// Encodes the span.
    open func encode(with coder: NSCoder) {
        coder.encode(startDateComponents.map { $0 as NSDateComponents }, forKey: "start")
        coder.encode(endDateComponents.map { $0 as NSDateComponents }, forKey: "end")
        coder.encode(recurrenceRule, forKey: "recurrenceRule")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// The same object: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether an object is the same span.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two spans equal.
    open override var hash: Int { hashOfFields }
}

extension INDateComponentsRange: FieldEquatable {
    var fields: [AnyHashable?] { [startDateComponents?.comparable, endDateComponents?.comparable, recurrenceRule] }
}
