#import "Soup.h"

#if __has_include(<Intents/Intents.h>) && !TARGET_OS_TV

@implementation SoupResolutionResult

+ (instancetype)successWithResolvedSoup:(Soup)resolvedValue {
    return [super successWithResolvedValue:resolvedValue];
}

+ (instancetype)confirmationRequiredWithSoupToConfirm:(Soup)valueToConfirm {
    return [super confirmationRequiredWithValueToConfirm:valueToConfirm];
}

@end

#endif
