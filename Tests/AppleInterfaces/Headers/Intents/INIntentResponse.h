#pragma once
#include <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INIntentResponse : NSObject <NSCopying, NSSecureCoding>
@property (copy, nullable, NS_NONATOMIC_IOSONLY) NSUserActivity *userActivity;
@end

NS_ASSUME_NONNULL_END
