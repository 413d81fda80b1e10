#pragma once
#include <objc/objc.h>

@class NSInvocation, NSMethodSignature, NSString, Protocol;
struct _NSZone;

NS_ASSUME_NONNULL_BEGIN

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly, nullable) Class superclass;
- (Class)class NS_SWIFT_UNAVAILABLE("use 'type(of:)'");
- (instancetype)self;
- (null_unspecified id)performSelector:(null_unspecified SEL)aSelector;
- (null_unspecified id)performSelector:(null_unspecified SEL)aSelector withObject:(null_unspecified id)object;
- (null_unspecified id)performSelector:(null_unspecified SEL)aSelector
                            withObject:(null_unspecified id)object1
                            withObject:(null_unspecified id)object2;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
- (instancetype)retain OBJC_ARC_UNAVAILABLE;
- (oneway void)release OBJC_ARC_UNAVAILABLE;
- (instancetype)autorelease OBJC_ARC_UNAVAILABLE;
- (NSUInteger)retainCount OBJC_ARC_UNAVAILABLE;
- (struct _NSZone *)zone OBJC_ARC_UNAVAILABLE;
@property (readonly, copy) NSString *description;
@optional
@property (readonly, copy) NSString *debugDescription;
@end

OBJC_ROOT_CLASS
@interface NSObject <NSObject>
+ (void)load;
+ (void)initialize;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new NS_SWIFT_UNAVAILABLE("use an initializer");
+ (instancetype)allocWithZone:(nullable struct _NSZone *)zone NS_SWIFT_UNAVAILABLE("use an initializer");
+ (instancetype)alloc NS_SWIFT_UNAVAILABLE("use an initializer");
- (void)dealloc NS_SWIFT_UNAVAILABLE("use 'deinit'");
- (void)finalize API_DEPRECATED("there is no garbage collection", ios(2.0, 2.0), macos(10.0, 10.8));
- (id)copy;
- (id)mutableCopy;
+ (id)copyWithZone:(nullable struct _NSZone *)zone OBJC_ARC_UNAVAILABLE;
+ (id)mutableCopyWithZone:(nullable struct _NSZone *)zone OBJC_ARC_UNAVAILABLE;
+ (BOOL)instancesRespondToSelector:(null_unspecified SEL)aSelector;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
- (null_unspecified IMP)methodForSelector:(null_unspecified SEL)aSelector;
+ (null_unspecified IMP)instanceMethodForSelector:(null_unspecified SEL)aSelector;
- (void)doesNotRecognizeSelector:(null_unspecified SEL)aSelector;
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
- (void)forwardInvocation:(NSInvocation *)anInvocation NS_SWIFT_UNAVAILABLE("");
- (NSMethodSignature *)methodSignatureForSelector:(SEL)aSelector NS_SWIFT_UNAVAILABLE("");
+ (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)aSelector NS_SWIFT_UNAVAILABLE("");
- (BOOL)allowsWeakReference NS_UNAVAILABLE;
- (BOOL)retainWeakReference NS_UNAVAILABLE;
+ (BOOL)isSubclassOfClass:(Class)aClass;
+ (BOOL)resolveClassMethod:(null_unspecified SEL)selector;
+ (BOOL)resolveInstanceMethod:(null_unspecified SEL)selector;
+ (NSUInteger)hash;
+ (nullable Class)superclass;
+ (Class)class NS_SWIFT_UNAVAILABLE("use '.self'");
+ (NSString *)description;
+ (NSString *)debugDescription;
@end

@interface Protocol : NSObject
@end

NS_ASSUME_NONNULL_END
