// swift-format-ignore-file
// An enum's file in the form of Apple's compiler, written by hand.

#if canImport(Intents)

import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
@objc public enum Soup: Int {
    case `unknown` = 0
    case `tomato` = 1
    case `leek` = 4
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *) @available(tvOS, unavailable)
@objc(SoupResolutionResult)
public class SoupResolutionResult: INEnumResolutionResult {
    @objc(successWithResolvedSoup:)
    public class func success(with resolvedValue: Soup) -> Self {
        return __success(withResolvedValue: resolvedValue.rawValue)
    }

    @objc(confirmationRequiredWithSoupToConfirm:)
    public class func confirmationRequired(with valueToConfirm: Soup) -> Self {
        return __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
    }
}

#endif
