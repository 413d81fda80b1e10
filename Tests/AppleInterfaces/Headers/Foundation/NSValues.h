#pragma once
#include <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED_TO(Swift.String)
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
- (BOOL)isEqualToString:(NSString *)aString;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithString:(NSString *)aString;
@end

NS_SWIFT_SENDABLE
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_SENDABLE
@interface NSNumber : NSValue
- (NSNumber *)initWithInteger:(NSInteger)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithDouble:(double)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithBool:(BOOL)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@end

NS_SWIFT_SENDABLE
@interface NSDecimalNumber : NSNumber
- (instancetype)initWithString:(nullable NSString *)numberValue;
@end

NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED_TO(Foundation.Data)
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end

NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED_TO(Foundation.URL)
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
- (nullable instancetype)initWithString:(NSString *)URLString;
@property (readonly, copy, nullable) NSString *absoluteString;
@end

NS_SWIFT_BRIDGED_TO(Foundation.PersonNameComponents)
@interface NSPersonNameComponents : NSObject <NSCopying, NSSecureCoding>
@property (copy, nullable) NSString *givenName;
@property (copy, nullable) NSString *familyName;
@end

NS_ASSUME_NONNULL_END
