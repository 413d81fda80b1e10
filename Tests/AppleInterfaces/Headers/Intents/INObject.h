#pragma once
#include <Foundation/Foundation.h>

@class INImage, INSpeakableString;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@protocol INSpeakable <NSObject>
@property (readonly, copy, NS_NONATOMIC_IOSONLY) NSString *spokenPhrase;
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSString *pronunciationHint;
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSString *vocabularyIdentifier;
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSArray<id<INSpeakable>> *alternativeSpeakableMatches;
@optional
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSString *identifier;
@end

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INSpeakableString : NSObject <INSpeakable, NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithVocabularyIdentifier:(NSString *)vocabularyIdentifier
                                spokenPhrase:(NSString *)spokenPhrase
                           pronunciationHint:(nullable NSString *)pronunciationHint NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithSpokenPhrase:(NSString *)spokenPhrase NS_DESIGNATED_INITIALIZER;
@end

API_AVAILABLE(ios(12.0), macos(11.0), watchos(5.0))
@interface INObject : NSObject <INSpeakable, NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithIdentifier:(nullable NSString *)identifier
                     displayString:(NSString *)displayString NS_SWIFT_NAME(init(identifier:display:));
- (instancetype)initWithIdentifier:(nullable NSString *)identifier
                     displayString:(NSString *)displayString
                 pronunciationHint:(nullable NSString *)pronunciationHint
    NS_SWIFT_NAME(init(identifier:display:pronunciationHint:));
- (instancetype)initWithIdentifier:(nullable NSString *)identifier
                     displayString:(NSString *)displayString
                    subtitleString:(nullable NSString *)subtitleString
                      displayImage:(nullable INImage *)displayImage
    NS_SWIFT_NAME(init(identifier:display:subtitle:image:)) API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0));
- (instancetype)initWithIdentifier:(nullable NSString *)identifier
                     displayString:(NSString *)displayString
                 pronunciationHint:(nullable NSString *)pronunciationHint
                    subtitleString:(nullable NSString *)subtitleString
                      displayImage:(nullable INImage *)displayImage NS_DESIGNATED_INITIALIZER
    NS_SWIFT_NAME(init(identifier:display:pronunciationHint:subtitle:image:))
        API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0));
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSString *identifier;
@property (readonly, copy, NS_NONATOMIC_IOSONLY) NSString *displayString;
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSString *pronunciationHint;
@property (copy, nullable, NS_NONATOMIC_IOSONLY) NSString *subtitleString
    API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0));
@property (strong, nullable, NS_NONATOMIC_IOSONLY) INImage *displayImage
    API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0));
@property (copy, nullable, NS_NONATOMIC_IOSONLY) NSArray<INSpeakableString *> *alternativeSpeakableMatches;
@end

NS_ASSUME_NONNULL_END
