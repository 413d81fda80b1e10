#pragma once
#include <Foundation/Foundation.h>

@class INImage;

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, INShortcutAvailabilityOptions) {
    INShortcutAvailabilityOptionSleepMindfulness = 1 << 0,
    INShortcutAvailabilityOptionSleepJournaling = 1 << 1,
    INShortcutAvailabilityOptionSleepMusic = 1 << 2,
    INShortcutAvailabilityOptionSleepPodcasts = 1 << 3,
    INShortcutAvailabilityOptionSleepReading = 1 << 4,
    INShortcutAvailabilityOptionSleepWrapUpYourDay = 1 << 5,
    INShortcutAvailabilityOptionSleepYogaAndStretching = 1 << 6,
} API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0));

API_AVAILABLE(ios(15.0), macos(12.0), watchos(8.0))
@interface INIntentDonationMetadata : NSObject <NSCopying, NSSecureCoding>
@end

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INIntent : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSString *identifier;
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSString *intentDescription;
@property (copy, nullable, NS_NONATOMIC_IOSONLY) NSString *suggestedInvocationPhrase;
@property (assign, NS_NONATOMIC_IOSONLY) INShortcutAvailabilityOptions shortcutAvailability
    API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0));
@property (copy, nullable, NS_NONATOMIC_IOSONLY) INIntentDonationMetadata *donationMetadata
    API_AVAILABLE(ios(15.0), macos(12.0), watchos(8.0));
- (void)setImage:(nullable INImage *)image forParameterNamed:(NSString *)parameterName NS_REFINED_FOR_SWIFT;
- (nullable INImage *)imageForParameterNamed:(NSString *)parameterName NS_REFINED_FOR_SWIFT;
- (nullable INImage *)keyImage;
@end

NS_ASSUME_NONNULL_END
