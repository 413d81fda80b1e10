#pragma once
#include <Intents/INObject.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INImage : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)imageNamed:(NSString *)name;
@end

API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0))
@interface INFile : NSObject <NSSecureCoding>
+ (INFile *)fileWithData:(NSData *)data
                filename:(NSString *)filename
          typeIdentifier:(nullable NSString *)typeIdentifier;
+ (INFile *)fileWithFileURL:(NSURL *)fileURL
                   filename:(nullable NSString *)filename
             typeIdentifier:(nullable NSString *)typeIdentifier;
@property (readonly, copy, NS_NONATOMIC_IOSONLY) NSData *data;
@property (copy, NS_NONATOMIC_IOSONLY) NSString *filename;
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSString *typeIdentifier;
@property (readonly, strong, nullable, NS_NONATOMIC_IOSONLY) NSURL *fileURL;
@end

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INPersonHandle : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSString *value;
@end

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INPerson : NSObject <NSCopying, NSSecureCoding, INSpeakable>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithPersonHandle:(INPersonHandle *)personHandle
                      nameComponents:(nullable NSPersonNameComponents *)nameComponents
                         displayName:(nullable NSString *)displayName
                               image:(nullable INImage *)image
                   contactIdentifier:(nullable NSString *)contactIdentifier
                    customIdentifier:(nullable NSString *)customIdentifier NS_DESIGNATED_INITIALIZER;
@property (readonly, copy, NS_NONATOMIC_IOSONLY) NSString *displayName;
@end

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INCurrencyAmount : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithAmount:(NSDecimalNumber *)amount
                  currencyCode:(NSString *)currencyCode NS_DESIGNATED_INITIALIZER;
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSDecimalNumber *amount;
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSString *currencyCode;
@end

typedef NS_ENUM(NSInteger, INPaymentMethodType) {
    INPaymentMethodTypeUnknown = 0,
    INPaymentMethodTypeChecking,
    INPaymentMethodTypeSavings,
    INPaymentMethodTypeBrokerage,
    INPaymentMethodTypeDebit,
    INPaymentMethodTypeCredit,
    INPaymentMethodTypePrepaid,
    INPaymentMethodTypeStore,
    INPaymentMethodTypeApplePay,
};

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INPaymentMethod : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithType:(INPaymentMethodType)type
                        name:(nullable NSString *)name
          identificationHint:(nullable NSString *)identificationHint
                        icon:(nullable INImage *)icon NS_DESIGNATED_INITIALIZER;
+ (instancetype)applePayPaymentMethod NS_SWIFT_NAME(applePay());
@property (readonly, assign, NS_NONATOMIC_IOSONLY) INPaymentMethodType type;
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSString *name;
@end

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INDateComponentsRange : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithStartDateComponents:(nullable NSDateComponents *)startDateComponents
                          endDateComponents:(nullable NSDateComponents *)endDateComponents
    NS_SWIFT_NAME(init(start:end:));
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSDateComponents *startDateComponents;
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSDateComponents *endDateComponents;
@end

NS_ASSUME_NONNULL_END
