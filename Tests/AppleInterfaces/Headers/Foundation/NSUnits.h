#pragma once
#include <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(Unit)
@interface NSUnit : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) NSString *symbol;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)initWithSymbol:(NSString *)symbol NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_NAME(Dimension)
@interface NSDimension : NSUnit
+ (instancetype)baseUnit;
@end

NS_SWIFT_NAME(UnitMass)
@interface NSUnitMass : NSDimension
@property (class, readonly, copy) NSUnitMass *kilograms;
@end

NS_SWIFT_NAME(UnitLength)
@interface NSUnitLength : NSDimension
@property (class, readonly, copy) NSUnitLength *meters;
@end

NS_SWIFT_NAME(UnitTemperature)
@interface NSUnitTemperature : NSDimension
@property (class, readonly, copy) NSUnitTemperature *celsius;
@end

NS_SWIFT_NAME(UnitSpeed)
@interface NSUnitSpeed : NSDimension
@property (class, readonly, copy) NSUnitSpeed *metersPerSecond;
@end

NS_SWIFT_NAME(UnitVolume)
@interface NSUnitVolume : NSDimension
@property (class, readonly, copy) NSUnitVolume *liters;
@end

NS_SWIFT_NAME(UnitEnergy)
@interface NSUnitEnergy : NSDimension
@property (class, readonly, copy) NSUnitEnergy *joules;
@end

NS_SWIFT_BRIDGED_TO(Foundation.Measurement)
@interface NSMeasurement<UnitType : NSUnit *> : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) UnitType unit;
@property (readonly) double doubleValue;
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithDoubleValue:(double)doubleValue unit:(UnitType)unit NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
