SWIFT_CLASS_NAMED("OrderSoupIntent") SWIFT_AVAILABILITY(tvos,unavailable) SWIFT_AVAILABILITY(watchos,introduced=5.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=12.0)
@interface OrderSoupIntent : INIntent
@property (nonatomic) enum Soup soup;
@property (nonatomic, strong) NSNumber * _Nullable quantity;
@property (nonatomic, copy) NSArray<Topping *> * _Nullable toppings;
@property (nonatomic, copy) NSString * _Nullable note;
@property (nonatomic, strong) NSNumber * _Nullable isTakeaway SWIFT_AVAILABILITY(watchos,introduced=6.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=13.0);
@property (nonatomic, copy) NSDateComponents * _Nullable pickup;
@property (nonatomic, strong) INFile * _Nullable receipt SWIFT_AVAILABILITY(watchos,introduced=6.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=13.0);
@property (nonatomic, copy) NSArray<NSURL *> * _Nullable links SWIFT_AVAILABILITY(watchos,introduced=6.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=13.0);
@property (nonatomic, strong) CLPlacemark * _Nullable place;
@property (nonatomic, copy) NSArray<NSNumber *> * _Nullable sizes;
@property (nonatomic, copy) NSMeasurement<NSUnitMass *> * _Nullable weight;
- (nonnull instancetype)init OBJC_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder * _Nonnull)coder OBJC_DESIGNATED_INITIALIZER;
@end

@class OrderSoupIntentResponse;
@class SoupResolutionResult;
@class OrderSoupQuantityResolutionResult;
@class ToppingResolutionResult;
SWIFT_PROTOCOL_NAMED("OrderSoupIntentHandling") SWIFT_AVAILABILITY(tvos,unavailable) SWIFT_AVAILABILITY(watchos,introduced=5.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=12.0)
@protocol OrderSoupIntentHandling <NSObject>
- (void)handleOrderSoup:(OrderSoupIntent * _Nonnull)intent completion:(void (^ _Nonnull)(OrderSoupIntentResponse * _Nonnull))completion;
- (void)resolveSoupForOrderSoup:(OrderSoupIntent * _Nonnull)intent withCompletion:(void (^ _Nonnull)(SoupResolutionResult * _Nonnull))completion SWIFT_AVAILABILITY(watchos,introduced=6.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=13.0);
- (void)resolveQuantityForOrderSoup:(OrderSoupIntent * _Nonnull)intent withCompletion:(void (^ _Nonnull)(OrderSoupQuantityResolutionResult * _Nonnull))completion SWIFT_AVAILABILITY(watchos,introduced=6.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=13.0);
- (void)resolveToppingsForOrderSoup:(OrderSoupIntent * _Nonnull)intent withCompletion:(void (^ _Nonnull)(NSArray<ToppingResolutionResult *> * _Nonnull))completion SWIFT_AVAILABILITY(watchos,introduced=6.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=13.0);
- (void)provideToppingsOptionsCollectionForOrderSoup:(OrderSoupIntent * _Nonnull)intent searchTerm:(NSString * _Nullable)searchTerm withCompletion:(void (^ _Nonnull)(INObjectCollection<Topping *> * _Nullable, NSError * _Nullable))completion SWIFT_AVAILABILITY(watchos,introduced=7.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=14.0);
- (void)provideNoteOptionsCollectionForOrderSoup:(OrderSoupIntent * _Nonnull)intent withCompletion:(void (^ _Nonnull)(INObjectCollection<NSString *> * _Nullable, NSError * _Nullable))completion SWIFT_AVAILABILITY(watchos,introduced=7.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=14.0);
@optional
- (void)confirmOrderSoup:(OrderSoupIntent * _Nonnull)intent completion:(void (^ _Nonnull)(OrderSoupIntentResponse * _Nonnull))completion;
- (NSArray<Topping *> * _Nullable)defaultToppingsForOrderSoup:(OrderSoupIntent * _Nonnull)intent SWIFT_WARN_UNUSED_RESULT SWIFT_AVAILABILITY(watchos,introduced=7.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=14.0);
- (NSString * _Nullable)defaultNoteForOrderSoup:(OrderSoupIntent * _Nonnull)intent SWIFT_WARN_UNUSED_RESULT SWIFT_AVAILABILITY(watchos,introduced=7.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=14.0);
- (void)provideToppingsOptionsForOrderSoup:(OrderSoupIntent * _Nonnull)intent withCompletion:(void (^ _Nonnull)(NSArray<Topping *> * _Nullable, NSError * _Nullable))completion SWIFT_AVAILABILITY(watchos,introduced=6.0,deprecated=7.0) SWIFT_AVAILABILITY(ios,introduced=13.0,deprecated=14.0);
- (void)provideNoteOptionsForOrderSoup:(OrderSoupIntent * _Nonnull)intent withCompletion:(void (^ _Nonnull)(NSArray<NSString *> * _Nullable, NSError * _Nullable))completion SWIFT_AVAILABILITY(watchos,introduced=6.0,deprecated=7.0) SWIFT_AVAILABILITY(ios,introduced=13.0,deprecated=14.0);
@end

SWIFT_ENUM_FWD_DECL(NSInteger, OrderSoupIntentResponseCode)
@class NSUserActivity;
SWIFT_CLASS_NAMED("OrderSoupIntentResponse") SWIFT_AVAILABILITY(tvos,unavailable) SWIFT_AVAILABILITY(watchos,introduced=5.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=12.0)
@interface OrderSoupIntentResponse : INIntentResponse
@property (nonatomic) enum Soup soup;
@property (nonatomic, strong) NSNumber * _Nullable waitTime SWIFT_AVAILABILITY(watchos,introduced=6.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=13.0);
@property (nonatomic, copy) NSDateComponents * _Nullable opensAt;
@property (nonatomic, readonly) enum OrderSoupIntentResponseCode code;
- (nonnull instancetype)initWithCode:(enum OrderSoupIntentResponseCode)code userActivity:(NSUserActivity * _Nullable)userActivity;
+ (OrderSoupIntentResponse * _Nonnull)successIntentResponseWithSoup:(enum Soup)soup waitTime:(NSNumber * _Nonnull)waitTime SWIFT_WARN_UNUSED_RESULT;
+ (OrderSoupIntentResponse * _Nonnull)failureSoldOutSoupIntentResponseWithSoup:(enum Soup)soup SWIFT_WARN_UNUSED_RESULT;
+ (OrderSoupIntentResponse * _Nonnull)failureClosedIntentResponseWithOpensAt:(NSDateComponents * _Nonnull)opensAt SWIFT_WARN_UNUSED_RESULT;
- (nonnull instancetype)init OBJC_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder * _Nonnull)coder OBJC_DESIGNATED_INITIALIZER;
@end

typedef SWIFT_ENUM(NSInteger, OrderSoupIntentResponseCode, closed) {
  OrderSoupIntentResponseCodeUnspecified = 0,
  OrderSoupIntentResponseCodeReady = 1,
  OrderSoupIntentResponseCodeContinueInApp = 2,
  OrderSoupIntentResponseCodeInProgress = 3,
  OrderSoupIntentResponseCodeSuccess = 4,
  OrderSoupIntentResponseCodeFailure = 5,
  OrderSoupIntentResponseCodeFailureRequiringAppLaunch = 6,
  OrderSoupIntentResponseCodeFailureSoldOutSoup = 100,
  OrderSoupIntentResponseCodeFailureClosed = 101,
};

SWIFT_ENUM_FWD_DECL(NSInteger, OrderSoupQuantityUnsupportedReason)
SWIFT_CLASS_NAMED("OrderSoupQuantityResolutionResult") SWIFT_AVAILABILITY(watchos,introduced=6.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=13.0)
@interface OrderSoupQuantityResolutionResult : INIntegerResolutionResult
+ (nonnull instancetype)unsupportedForReason:(enum OrderSoupQuantityUnsupportedReason)reason SWIFT_WARN_UNUSED_RESULT;
@end

typedef SWIFT_ENUM(NSInteger, OrderSoupQuantityUnsupportedReason, closed) {
  OrderSoupQuantityUnsupportedReasonNegativeNumbersNotSupported = 1,
  OrderSoupQuantityUnsupportedReasonGreaterThanMaximumValue = 2,
  OrderSoupQuantityUnsupportedReasonLessThanMinimumValue = 3,
};

typedef SWIFT_ENUM(NSInteger, Soup, closed) {
  SoupUnknown = 0,
  SoupTomato = 1,
  SoupLeek = 4,
};

SWIFT_CLASS_NAMED("SoupResolutionResult") SWIFT_AVAILABILITY(tvos,unavailable) SWIFT_AVAILABILITY(watchos,introduced=6.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=13.0)
@interface SoupResolutionResult : INEnumResolutionResult
+ (nonnull instancetype)successWithResolvedSoup:(enum Soup)resolvedValue SWIFT_WARN_UNUSED_RESULT;
+ (nonnull instancetype)confirmationRequiredWithSoupToConfirm:(enum Soup)valueToConfirm SWIFT_WARN_UNUSED_RESULT;
@end

@class INCurrencyAmount;
@class INImage;
SWIFT_CLASS_NAMED("Topping") SWIFT_AVAILABILITY(tvos,unavailable) SWIFT_AVAILABILITY(watchos,introduced=5.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=12.0)
@interface Topping : INObject
SWIFT_CLASS_PROPERTY(@property (nonatomic, class, readonly) BOOL supportsSecureCoding;)
+ (BOOL)supportsSecureCoding SWIFT_WARN_UNUSED_RESULT;
@property (nonatomic, strong) INCurrencyAmount * _Nullable price SWIFT_AVAILABILITY(watchos,introduced=6.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=13.0);
@property (nonatomic, copy) NSArray<Topping *> * _Nullable related SWIFT_AVAILABILITY(watchos,introduced=6.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=13.0);
- (nonnull instancetype)initWithIdentifier:(NSString * _Nullable)identifier displayString:(NSString * _Nonnull)displayString pronunciationHint:(NSString * _Nullable)pronunciationHint subtitleString:(NSString * _Nullable)subtitleString displayImage:(INImage * _Nullable)displayImage OBJC_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder * _Nonnull)coder OBJC_DESIGNATED_INITIALIZER;
@end

SWIFT_CLASS_NAMED("ToppingResolutionResult") SWIFT_AVAILABILITY(tvos,unavailable) SWIFT_AVAILABILITY(watchos,introduced=6.0) SWIFT_AVAILABILITY(macos,introduced=11.0) SWIFT_AVAILABILITY(ios,introduced=13.0)
@interface ToppingResolutionResult : INObjectResolutionResult
+ (nonnull instancetype)successWithResolvedTopping:(Topping * _Nonnull)resolvedObject SWIFT_WARN_UNUSED_RESULT;
+ (nonnull instancetype)disambiguationWithToppingsToDisambiguate:(NSArray<Topping *> * _Nonnull)objectsToDisambiguate SWIFT_WARN_UNUSED_RESULT;
+ (nonnull instancetype)confirmationRequiredWithToppingToConfirm:(Topping * _Nullable)objectToConfirm SWIFT_WARN_UNUSED_RESULT;
+ (nonnull instancetype)successWithResolvedObject:(INObject * _Nonnull)resolvedObject SWIFT_WARN_UNUSED_RESULT SWIFT_UNAVAILABLE;
+ (nonnull instancetype)disambiguationWithObjectsToDisambiguate:(NSArray<INObject *> * _Nonnull)objectsToDisambiguate SWIFT_WARN_UNUSED_RESULT SWIFT_UNAVAILABLE;
+ (nonnull instancetype)confirmationRequiredWithObjectToConfirm:(INObject * _Nullable)objectToConfirm SWIFT_WARN_UNUSED_RESULT SWIFT_UNAVAILABLE;
@end

