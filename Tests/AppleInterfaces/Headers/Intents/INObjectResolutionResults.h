#pragma once
#include <CoreLocation/CoreLocation.h>
#include <Intents/INIntentResolutionResult.h>
#include <Intents/INValues.h>

NS_ASSUME_NONNULL_BEGIN

// The results whose value is an object have one shape; only the nouns in their selectors differ.
#define IN_RESOLUTION_RESULT(name, noun, nouns, type) \
    @interface name : INIntentResolutionResult \
    +(instancetype)successWithResolved##noun : (type)value NS_SWIFT_NAME(success(with:)); \
    +(instancetype)disambiguationWith##nouns##ToDisambiguate \
        : (NSArray<type> *)values NS_SWIFT_NAME(disambiguation(with:)); \
    +(instancetype)confirmationRequiredWith##noun##ToConfirm \
        : (nullable type)value NS_SWIFT_NAME(confirmationRequired(with:)); \
    @end

#define SINCE_IOS_10 API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
#define SINCE_IOS_13 API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0))

SINCE_IOS_10 IN_RESOLUTION_RESULT(INStringResolutionResult, String, Strings, NSString *)
SINCE_IOS_13 IN_RESOLUTION_RESULT(INObjectResolutionResult, Object, Objects, __kindof INObject *)
SINCE_IOS_13 IN_RESOLUTION_RESULT(INURLResolutionResult, URL, URLs, NSURL *)
SINCE_IOS_13 IN_RESOLUTION_RESULT(INFileResolutionResult, File, Files, INFile *)
SINCE_IOS_10 IN_RESOLUTION_RESULT(INPersonResolutionResult, Person, People, INPerson *)
SINCE_IOS_10 IN_RESOLUTION_RESULT(INPlacemarkResolutionResult, Placemark, Placemarks, CLPlacemark *)
SINCE_IOS_10 IN_RESOLUTION_RESULT(INCurrencyAmountResolutionResult, CurrencyAmount, CurrencyAmounts, INCurrencyAmount *)
SINCE_IOS_13 IN_RESOLUTION_RESULT(INPaymentMethodResolutionResult, PaymentMethod, PaymentMethods, INPaymentMethod *)
SINCE_IOS_10 IN_RESOLUTION_RESULT(INSpeakableStringResolutionResult, SpeakableString, SpeakableStrings,
                                  INSpeakableString *)
SINCE_IOS_10 IN_RESOLUTION_RESULT(INDateComponentsResolutionResult, DateComponents, DateComponents, NSDateComponents *)
SINCE_IOS_10 IN_RESOLUTION_RESULT(INDateComponentsRangeResolutionResult, DateComponentsRange, DateComponentsRanges,
                                  INDateComponentsRange *)

SINCE_IOS_13 IN_RESOLUTION_RESULT(INMassResolutionResult, Mass, Mass, NSMeasurement<NSUnitMass *> *)
SINCE_IOS_13 IN_RESOLUTION_RESULT(INLengthResolutionResult, Length, Lengths, NSMeasurement<NSUnitLength *> *)
SINCE_IOS_10 IN_RESOLUTION_RESULT(INTemperatureResolutionResult, Temperature, Temperatures,
                                  NSMeasurement<NSUnitTemperature *> *)
SINCE_IOS_13 IN_RESOLUTION_RESULT(INSpeedResolutionResult, Speed, Speed, NSMeasurement<NSUnitSpeed *> *)
SINCE_IOS_13 IN_RESOLUTION_RESULT(INVolumeResolutionResult, Volume, Volume, NSMeasurement<NSUnitVolume *> *)
SINCE_IOS_13 IN_RESOLUTION_RESULT(INEnergyResolutionResult, Energy, Energy, NSMeasurement<NSUnitEnergy *> *)

NS_ASSUME_NONNULL_END
