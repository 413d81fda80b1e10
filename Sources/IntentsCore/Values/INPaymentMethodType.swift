/// The kind of account or card of a payment method.
public enum INPaymentMethodType: Int, Sendable {
    /// The kind isn't known.
    case unknown = 0
    /// A checking account.
    case checking = 1
    /// A savings account.
    case savings = 2
    /// A brokerage account.
    case brokerage = 3
    /// A debit card.
    case debit = 4
    /// A credit card.
    case credit = 5
    /// A prepaid card.
    case prepaid = 6
    /// A shop's card.
    case store = 7
    /// Apple Pay.
    case applePay = 8
}
