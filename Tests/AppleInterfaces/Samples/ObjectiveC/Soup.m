#import "Soup.h"

#if __has_include(<Intents/Intents.h>)

@implementation SoupResolutionResult

+ (instancetype)successWithResolvedSoup:(Soup)resolvedValue {
    return [super successWithResolvedValue:resolvedValue];
}

+ (instancetype)confirmationRequiredWithSoupToConfirm:(Soup)valueToConfirm {
    return [super confirmationRequiredWithValueToConfirm:valueToConfirm];
}

@end

#endif
