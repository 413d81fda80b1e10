#pragma once
#include <Foundation/NSCollections.h>

@class NSString;

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE
@interface NSError : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithDomain:(NSString *)domain
                          code:(NSInteger)code
                      userInfo:(nullable NSDictionary<NSString *, id> *)userInfo NS_DESIGNATED_INITIALIZER;
@property (readonly, copy) NSString *domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSString *, id> *userInfo;
@end

NS_ASSUME_NONNULL_END
