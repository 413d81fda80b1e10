// An intent's header in the form of Apple's compiler, written by hand.

#if __has_include(<Intents/Intents.h>)
#import <Intents/Intents.h>
#import "Soup.h"
#import "Topping.h"

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(12.0), macos(11.0), watchos(5.0)) API_UNAVAILABLE(tvos)
@interface OrderSoupIntent : INIntent

@property (readwrite, assign, nonatomic) Soup soup;
@property (readwrite, copy, nullable, nonatomic) NSNumber *quantity;
@property (readwrite, copy, nullable, nonatomic) NSArray<Topping *> *toppings;
@property (readwrite, copy, nullable, nonatomic) NSString *note;
@property (readwrite, copy, nullable, nonatomic) INFile *receipt API_AVAILABLE(ios(13.0), macos(10.16), watchos(6.0));
@property (readwrite, copy, nullable, nonatomic) NSMeasurement<NSUnitMass *> *weight;

@end

@class OrderSoupIntentResponse;
@class OrderSoupQuantityResolutionResult;

API_AVAILABLE(ios(12.0), macos(11.0), watchos(5.0)) API_UNAVAILABLE(tvos)
@protocol OrderSoupIntentHandling <NSObject>

@required

- (void)handleOrderSoup:(OrderSoupIntent *)intent
             completion:(void (^)(OrderSoupIntentResponse *response))completion NS_SWIFT_NAME(handle(intent:completion:));

- (void)resolveSoupForOrderSoup:(OrderSoupIntent *)intent
                 withCompletion:(void (^)(SoupResolutionResult *resolutionResult))completion
    NS_SWIFT_NAME(resolveSoup(for:with:)) API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0));

- (void)resolveQuantityForOrderSoup:(OrderSoupIntent *)intent
                     withCompletion:(void (^)(OrderSoupQuantityResolutionResult *resolutionResult))completion
    NS_SWIFT_NAME(resolveQuantity(for:with:)) API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0));

- (void)provideToppingsOptionsCollectionForOrderSoup:(OrderSoupIntent *)intent
                                          searchTerm:(nullable NSString *)searchTerm
                                      withCompletion:(void (^)(INObjectCollection<Topping *> *_Nullable toppingsOptionsCollection, NSError *_Nullable error))completion
    NS_SWIFT_NAME(provideToppingsOptionsCollection(for:searchTerm:with:)) API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0));

@optional

- (void)confirmOrderSoup:(OrderSoupIntent *)intent
              completion:(void (^)(OrderSoupIntentResponse *response))completion NS_SWIFT_NAME(confirm(intent:completion:));

- (nullable NSArray<Topping *> *)defaultToppingsForOrderSoup:(OrderSoupIntent *)intent
    NS_SWIFT_NAME(defaultToppings(for:)) API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0));

- (void)provideToppingsOptionsForOrderSoup:(OrderSoupIntent *)intent
                            withCompletion:(void (^)(NSArray<Topping *> *_Nullable toppingsOptions, NSError *_Nullable error))completion
    NS_SWIFT_NAME(provideToppingsOptions(for:with:)) API_DEPRECATED("", ios(13.0, 14.0), watchos(6.0, 7.0));

@end

typedef NS_ENUM(NSInteger, OrderSoupIntentResponseCode) {
    OrderSoupIntentResponseCodeUnspecified = 0,
    OrderSoupIntentResponseCodeReady,
    OrderSoupIntentResponseCodeContinueInApp,
    OrderSoupIntentResponseCodeInProgress,
    OrderSoupIntentResponseCodeSuccess,
    OrderSoupIntentResponseCodeFailure,
    OrderSoupIntentResponseCodeFailureRequiringAppLaunch,
    OrderSoupIntentResponseCodeFailureSoldOutSoup = 100
} API_AVAILABLE(ios(12.0), macos(11.0), watchos(5.0)) API_UNAVAILABLE(tvos);

API_AVAILABLE(ios(12.0), macos(11.0), watchos(5.0)) API_UNAVAILABLE(tvos)
@interface OrderSoupIntentResponse : INIntentResponse

- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithCode:(OrderSoupIntentResponseCode)code
                userActivity:(nullable NSUserActivity *)userActivity NS_DESIGNATED_INITIALIZER;

+ (instancetype)failureSoldOutSoupIntentResponseWithSoup:(Soup)soup NS_SWIFT_NAME(failureSoldOutSoup(_:));

@property (readwrite, assign, nonatomic) Soup soup;
@property (readonly, NS_NONATOMIC_IOSONLY) OrderSoupIntentResponseCode code;

@end

typedef NS_ENUM(NSInteger, OrderSoupQuantityUnsupportedReason) {
    OrderSoupQuantityUnsupportedReasonNegativeNumbersNotSupported = 1,
    OrderSoupQuantityUnsupportedReasonGreaterThanMaximumValue
} API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0));

API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0))
@interface OrderSoupQuantityResolutionResult : INIntegerResolutionResult

+ (instancetype)unsupportedForReason:(OrderSoupQuantityUnsupportedReason)reason;

@end

NS_ASSUME_NONNULL_END
#endif
