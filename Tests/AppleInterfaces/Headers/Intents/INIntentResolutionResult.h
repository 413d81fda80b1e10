#pragma once
#include <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INIntentResolutionResult : NSObject
+ (instancetype)needsValue NS_SWIFT_NAME(needsValue());
+ (instancetype)notRequired NS_SWIFT_NAME(notRequired());
+ (instancetype)unsupported NS_SWIFT_NAME(unsupported());
+ (instancetype)unsupportedWithReason:(NSInteger)reason NS_REFINED_FOR_SWIFT
    API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0));
+ (instancetype)confirmationRequiredWithItemToConfirm:(id)itemToConfirm
                                            forReason:(NSInteger)reason NS_REFINED_FOR_SWIFT
    API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0));
- (id)init NS_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
