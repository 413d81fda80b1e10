// swift-format-ignore-file
// A type's file in the form of Apple's compiler, written by hand.

#if canImport(Intents)

import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
@objc(Topping)
public class Topping: INObject {
    override public class var supportsSecureCoding: Bool { true }
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @NSManaged public var price: INCurrencyAmount?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @NSManaged public var related: [Topping]?
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *) @available(tvOS, unavailable)
@objc(ToppingResolutionResult)
public class ToppingResolutionResult: INObjectResolutionResult {
    @objc(successWithResolvedTopping:)
    public class func success(with resolvedObject: Topping) -> Self {
        return super.success(with: resolvedObject)
    }

    @objc(disambiguationWithToppingsToDisambiguate:)
    public class func disambiguation(with objectsToDisambiguate: [Topping]) -> Self {
        return super.disambiguation(with: objectsToDisambiguate)
    }

    @objc(confirmationRequiredWithToppingToConfirm:)
    public class func confirmationRequired(with objectToConfirm: Topping?) -> Self {
        return super.confirmationRequired(with: objectToConfirm)
    }

    @available(*, unavailable)
    override public class func success(with resolvedObject: INObject) -> Self {
        fatalError()
    }

    @available(*, unavailable)
    override public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        fatalError()
    }

    @available(*, unavailable)
    override public class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        fatalError()
    }
}

#endif
