public import Foundation

/// A hosted view that states its contents, so that Siri doesn't show them again.
@MainActor
public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
    /// Whether the view shows a map.
    var displaysMap: Bool { get }
    /// Whether the view shows a message.
    var displaysMessage: Bool { get }
    /// Whether the view shows a payment.
    var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
    /// The default is `false`.
    public var displaysMap: Bool { false }

    /// The default is `false`.
    public var displaysMessage: Bool { false }

    /// The default is `false`.
    public var displaysPaymentTransaction: Bool { false }
}
