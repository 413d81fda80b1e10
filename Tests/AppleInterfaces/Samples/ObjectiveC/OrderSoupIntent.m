#import "OrderSoupIntent.h"

#if __has_include(<Intents/Intents.h>) && !TARGET_OS_TV

@implementation OrderSoupIntent

@dynamic soup, quantity, toppings, note, receipt, weight;

@end

@interface OrderSoupIntentResponse ()

@property (readwrite, NS_NONATOMIC_IOSONLY) OrderSoupIntentResponseCode code;

@end

@implementation OrderSoupIntentResponse

@synthesize code = _code;

@dynamic soup;

- (instancetype)initWithCode:(OrderSoupIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity {
    self = [super init];
    if (self) {
        _code = code;
        self.userActivity = userActivity;
    }
    return self;
}

+ (instancetype)failureSoldOutSoupIntentResponseWithSoup:(Soup)soup {
    OrderSoupIntentResponse *response =
        [[self alloc] initWithCode:OrderSoupIntentResponseCodeFailureSoldOutSoup userActivity:nil];
    response.soup = soup;
    return response;
}

@end

@implementation OrderSoupQuantityResolutionResult

+ (instancetype)unsupportedForReason:(OrderSoupQuantityUnsupportedReason)reason {
    return [super unsupportedWithReason:reason];
}

@end

#endif
