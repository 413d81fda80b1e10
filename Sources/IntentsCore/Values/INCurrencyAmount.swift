public import Foundation

/// An amount of money in a currency.
///
/// The amount is stored as `Decimal`: on Linux, hashing or archiving an `NSDecimalNumber` never ends.
open class INCurrencyAmount: NSObject, NSCopying, NSSecureCoding {
    /// The currency's ISO 4217 code.
    public let currencyCode: String?

    /// The amount as a value.
    package let value: Decimal?

    /// The amount.
    open var amount: NSDecimalNumber? { value.map(NSDecimalNumber.init(decimal:)) }

    /// Creates an amount.
    public convenience init(amount: NSDecimalNumber, currencyCode: String) {
        self.init(value: amount.decimalValue, currencyCode: currencyCode)
    }

    package init(value: Decimal?, currencyCode: String?) {
        self.value = value
        self.currencyCode = currencyCode
        super.init()
    }

    /// Decodes an amount.
    public required convenience init?(coder: NSCoder) {
        let locale = Locale(identifier: "en_US_POSIX")
        let value = coder.string("amount").flatMap { Decimal(string: $0, locale: locale) }
        self.init(value: value, currencyCode: coder.string("currencyCode"))
    }

    /// Encodes the amount.
    open func encode(with coder: NSCoder) {
        coder.encode(value?.description, "amount")
        coder.encode(currencyCode, "currencyCode")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is the same amount in the same currency.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two amounts equal.
    open override var hash: Int { hashOfFields }
}

extension INCurrencyAmount: FieldEquatable {
    var fields: [AnyHashable?] { [value, currencyCode] }
}
