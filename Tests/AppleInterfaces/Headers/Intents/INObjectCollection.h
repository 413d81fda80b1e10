#pragma once
#include <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0))
@interface INObjectSection<ObjectType> : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy, nullable, NS_NONATOMIC_IOSONLY) NSString *title;
@property (readonly, copy, NS_NONATOMIC_IOSONLY) NSArray<ObjectType> *items;
- (instancetype)initWithTitle:(nullable NSString *)title items:(NSArray<ObjectType> *)items NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@end

API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0))
@interface INObjectCollection<ObjectType> : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy, NS_NONATOMIC_IOSONLY) NSArray<INObjectSection<ObjectType> *> *sections;
@property (readonly, copy, NS_NONATOMIC_IOSONLY) NSArray<ObjectType> *allItems;
@property (assign, NS_NONATOMIC_IOSONLY) BOOL usesIndexedCollation;
- (instancetype)initWithSections:(NSArray<INObjectSection<ObjectType> *> *)sections NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithItems:(NSArray<ObjectType> *)items;
- (instancetype)init NS_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
