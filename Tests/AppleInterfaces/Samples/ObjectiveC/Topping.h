// A type's header in the form of Apple's compiler, written by hand.

#if __has_include(<Intents/Intents.h>)
#import <Intents/Intents.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(12.0), macos(11.0), watchos(5.0)) API_UNAVAILABLE(tvos)
@interface Topping : INObject

@property (readwrite, copy, nullable, nonatomic) INCurrencyAmount *price API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0));
@property (readwrite, copy, nullable, nonatomic) NSArray<Topping *> *related API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0));

@end

API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) API_UNAVAILABLE(tvos)
@interface ToppingResolutionResult : INObjectResolutionResult

+ (instancetype)successWithResolvedTopping:(Topping *)resolvedObject NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithToppingsToDisambiguate:(NSArray<Topping *> *)objectsToDisambiguate NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithToppingToConfirm:(Topping *)objectToConfirm NS_SWIFT_NAME(confirmationRequired(with:));

+ (instancetype)successWithResolvedObject:(__kindof INObject *)resolvedObject NS_UNAVAILABLE;
+ (instancetype)disambiguationWithObjectsToDisambiguate:(NSArray<__kindof INObject *> *)objectsToDisambiguate NS_UNAVAILABLE;
+ (instancetype)confirmationRequiredWithObjectToConfirm:(nullable __kindof INObject *)objectToConfirm NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
#endif
