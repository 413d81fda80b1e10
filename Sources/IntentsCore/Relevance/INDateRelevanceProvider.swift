public import Foundation

/// A hint that a shortcut is relevant at a time.
open class INDateRelevanceProvider: INRelevanceProvider {
    /// The start.
    public let startDate: Date
    /// The end; `nil` for a point in time.
    public let endDate: Date?

    /// Creates a hint.
    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
        super.init()
    }

    /// Decodes a hint.
    public required init?(coder: NSCoder) {
        guard let start = coder.date("startDate") else { return nil }
        startDate = start
        endDate = coder.date("endDate")
        super.init(coder: coder)
    }

    /// Encodes the hint.
    open override func encode(with coder: NSCoder) {
        coder.encode(startDate as NSDate, forKey: "startDate")
        coder.encode(endDate.map { $0 as NSDate }, forKey: "endDate")
    }

    override var fields: [AnyHashable?] { [startDate, endDate] }
}
