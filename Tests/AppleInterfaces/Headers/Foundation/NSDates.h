#pragma once
#include <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN

typedef double NSTimeInterval;

NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED_TO(Foundation.Date)
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@end

NS_SWIFT_BRIDGED_TO(Foundation.DateComponents)
@interface NSDateComponents : NSObject <NSCopying, NSSecureCoding>
@property NSInteger year;
@property NSInteger month;
@property NSInteger day;
@property NSInteger hour;
@property NSInteger minute;
@end

NS_ASSUME_NONNULL_END
