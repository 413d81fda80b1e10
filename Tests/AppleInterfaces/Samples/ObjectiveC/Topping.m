#import "Topping.h"

#if __has_include(<Intents/Intents.h>)

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

+ (instancetype)confirmationRequiredWithToppingToConfirm:(nullable Topping *)objectToConfirm {
    return [super confirmationRequiredWithObjectToConfirm:objectToConfirm];
}

@end

#endif
