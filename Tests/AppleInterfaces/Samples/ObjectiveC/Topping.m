#import "Topping.h"

#if __has_include(<Intents/Intents.h>) && !TARGET_OS_TV

@implementation Topping

@dynamic price, related;

+ (BOOL)supportsSecureCoding {
    return YES;
}

@end

@implementation ToppingResolutionResult

+ (instancetype)successWithResolvedTopping:(Topping *)resolvedObject {
    return [super successWithResolvedObject:resolvedObject];
}

+ (instancetype)disambiguationWithToppingsToDisambiguate:(NSArray<Topping *> *)objectsToDisambiguate {
    return [super disambiguationWithObjectsToDisambiguate:objectsToDisambiguate];
}

+ (instancetype)confirmationRequiredWithToppingToConfirm:(Topping *)objectToConfirm {
    return [super confirmationRequiredWithObjectToConfirm:objectToConfirm];
}

@end

#endif
