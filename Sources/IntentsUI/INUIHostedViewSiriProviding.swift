public import Foundation

/// Says what a hosted view shows, so that the assistant does not show it again.
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
    /// Not unless the view says so.
    public var displaysMap: Bool { false }

    /// Not unless the view says so.
    public var displaysMessage: Bool { false }

    /// Not unless the view says so.
    public var displaysPaymentTransaction: Bool { false }
}
