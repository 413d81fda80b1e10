// An enum's header in the form of Apple's compiler, written by hand.

#if __has_include(<Intents/Intents.h>)
#import <Intents/Intents.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, Soup) {
    SoupUnknown = 0,
    SoupTomato = 1,
    SoupLeek = 4
} API_AVAILABLE(ios(12.0), macos(11.0), watchos(5.0)) API_UNAVAILABLE(tvos);

API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) API_UNAVAILABLE(tvos)
@interface SoupResolutionResult : INEnumResolutionResult

+ (instancetype)successWithResolvedSoup:(Soup)resolvedValue NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithSoupToConfirm:(Soup)valueToConfirm NS_SWIFT_NAME(confirmationRequired(with:));

+ (instancetype)successWithResolvedValue:(NSInteger)resolvedValue NS_UNAVAILABLE;
+ (instancetype)confirmationRequiredWithValueToConfirm:(NSInteger)valueToConfirm NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
#endif
