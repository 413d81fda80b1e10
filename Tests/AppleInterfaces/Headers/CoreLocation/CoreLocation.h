#pragma once
#include <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef struct {
    double latitude;
    double longitude;
} CLLocationCoordinate2D;

NS_SWIFT_SENDABLE
@interface CLLocation : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithLatitude:(double)latitude longitude:(double)longitude;
@property (readonly, nonatomic) CLLocationCoordinate2D coordinate;
@end

NS_SWIFT_SENDABLE
@interface CLPlacemark : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)initWithPlacemark:(CLPlacemark *)placemark;
@property (nonatomic, readonly, copy, nullable) CLLocation *location;
@property (nonatomic, readonly, copy, nullable) NSString *name;
@property (nonatomic, readonly, copy, nullable) NSString *thoroughfare;
@property (nonatomic, readonly, copy, nullable) NSString *locality;
@property (nonatomic, readonly, copy, nullable) NSString *postalCode;
@property (nonatomic, readonly, copy, nullable) NSString *country;
@end

NS_ASSUME_NONNULL_END
