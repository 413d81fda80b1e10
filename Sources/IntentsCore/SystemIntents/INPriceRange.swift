public import Foundation

/// The prices between which a ride costs.
///
/// The prices are held as `Decimal`: on Linux, hashing or archiving an `NSDecimalNumber` doesn't end.
open class INPriceRange: IntentValueObject {
    /// The code of the currency after ISO 4217.
    public private(set) var currencyCode = ""

    private var minimum: Decimal?
    private var maximum: Decimal?

    /// The lowest price; `nil` if there is only a highest one.
    open var minimumPrice: NSDecimalNumber? { minimum.map(NSDecimalNumber.init(decimal:)) }

    /// The highest price; `nil` if there is only a lowest one.
    open var maximumPrice: NSDecimalNumber? { maximum.map(NSDecimalNumber.init(decimal:)) }

    /// Creates a range between two prices, in any order.
    public convenience init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String) {
        let (first, second) = (firstPrice.decimalValue, secondPrice.decimalValue)
        self.init(min(first, second), max(first, second), currencyCode)
    }

    /// Creates a range below a price.
    public convenience init(maximumPrice: NSDecimalNumber, currencyCode: String) {
        self.init(nil, maximumPrice.decimalValue, currencyCode)
    }

    /// Creates a range above a price.
    public convenience init(minimumPrice: NSDecimalNumber, currencyCode: String) {
        self.init(minimumPrice.decimalValue, nil, currencyCode)
    }

    /// Creates a range that is one price.
    public convenience init(price: NSDecimalNumber, currencyCode: String) {
        self.init(price.decimalValue, price.decimalValue, currencyCode)
    }

    private convenience init(_ minimum: Decimal?, _ maximum: Decimal?, _ currencyCode: String) {
        self.init(intentMetadata: IntentMetadataBridge())
        self.minimum = minimum
        self.maximum = maximum
        self.currencyCode = currencyCode
    }

    private static let ownProperties: [IntentPropertyMetadata] = {
        var list = IntentValueMetadataBuilder<INPriceRange>()
        list.property("currencyCode", \.currencyCode)
        list.property("minimumPrice", \.minimumText)
        list.property("maximumPrice", \.maximumText)
        return list.properties
    }()

    /// The properties.
    open override class var intentMetadata: [IntentPropertyMetadata] { super.intentMetadata + ownProperties }

    private var minimumText: String? {
        get { minimum?.description }
        set { minimum = newValue.flatMap(Self.decimal) }
    }

    private var maximumText: String? {
        get { maximum?.description }
        set { maximum = newValue.flatMap(Self.decimal) }
    }

    private static func decimal(_ text: String) -> Decimal? {
        Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}
