#pragma once
#include <Foundation/NSCollections.h>

@class NSString, NSURL;

NS_ASSUME_NONNULL_BEGIN

@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)activityType NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
@property (readonly, copy) NSString *activityType;
@property (nullable, copy) NSString *title;
@property (nullable, copy) NSDictionary *userInfo;
@property (nullable, copy) NSURL *webpageURL;
@end

NS_ASSUME_NONNULL_END
