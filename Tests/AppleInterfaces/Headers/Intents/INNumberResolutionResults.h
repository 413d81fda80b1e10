#pragma once
#include <Intents/INIntentResolutionResult.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INIntegerResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedValue:(NSInteger)resolvedValue NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithValueToConfirm:(nullable NSNumber *)valueToConfirm NS_REFINED_FOR_SWIFT;
@end

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INDoubleResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedValue:(double)resolvedValue NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithValueToConfirm:(nullable NSNumber *)valueToConfirm NS_REFINED_FOR_SWIFT;
@end

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INBooleanResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedValue:(BOOL)resolvedValue NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithValueToConfirm:(nullable NSNumber *)valueToConfirm NS_REFINED_FOR_SWIFT;
@end

API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0))
@interface INTimeIntervalResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedTimeInterval:(NSTimeInterval)resolvedTimeInterval NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithTimeIntervalToConfirm:(NSTimeInterval)timeIntervalToConfirm
    NS_SWIFT_NAME(confirmationRequired(with:));
@end

API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0))
@interface INEnumResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedValue:(NSInteger)resolvedValue NS_REFINED_FOR_SWIFT;
+ (instancetype)confirmationRequiredWithValueToConfirm:(NSInteger)valueToConfirm NS_REFINED_FOR_SWIFT;
@end

NS_ASSUME_NONNULL_END
