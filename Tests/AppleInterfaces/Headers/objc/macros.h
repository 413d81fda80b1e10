#pragma once

// Declarations whose meaning depends on the platform ask for TARGET_OS_OSX.
#ifndef TARGET_OS_OSX
#define TARGET_OS_OSX 0
#endif
#define TARGET_OS_TV 0

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
#define NS_RETURNS_INNER_POINTER __attribute__((objc_returns_inner_pointer))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UNAVAILABLE(reason) __attribute__((availability(swift, unavailable, message = reason)))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_BRIDGED_TO(type) __attribute__((swift_bridge(#type)))
#define OBJC_ROOT_CLASS __attribute__((objc_root_class))

#if __has_feature(objc_arc)
#define OBJC_ARC_UNAVAILABLE __attribute__((unavailable("not available with automatic reference counting")))
#else
#define OBJC_ARC_UNAVAILABLE
#endif

#if TARGET_OS_OSX
#define NS_NONATOMIC_IOSONLY
#else
#define NS_NONATOMIC_IOSONLY nonatomic
#endif

#define NS_ENUM(type, name) \
    enum __attribute__((enum_extensibility(open))) name : type name; \
    enum name : type
#define NS_OPTIONS(type, name) \
    enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
    enum name : type

// API_AVAILABLE(ios(13.0), macos(11.0)), API_DEPRECATED("reason", ios(13.0, 14.0)), API_UNAVAILABLE(tvos):
// each platform becomes one attribute, so that a misspelt one is an error.
#define API_ATTRIBUTE(...) __attribute__((availability(__VA_ARGS__)))
#define API_INTRODUCED_ios(version) API_ATTRIBUTE(ios, introduced = version)
#define API_INTRODUCED_macos(version) API_ATTRIBUTE(macos, introduced = version)
#define API_INTRODUCED_watchos(version) API_ATTRIBUTE(watchos, introduced = version)
#define API_INTRODUCED_tvos(version) API_ATTRIBUTE(tvos, introduced = version)
#define API_DEPRECATED_ios(from, to) ios, introduced = from, deprecated = to
#define API_DEPRECATED_macos(from, to) macos, introduced = from, deprecated = to
#define API_DEPRECATED_watchos(from, to) watchos, introduced = from, deprecated = to
#define API_DEPRECATED_tvos(from, to) tvos, introduced = from, deprecated = to
#define API_UNAVAILABLE_ios API_ATTRIBUTE(ios, unavailable)
#define API_UNAVAILABLE_macos API_ATTRIBUTE(macos, unavailable)
#define API_UNAVAILABLE_watchos API_ATTRIBUTE(watchos, unavailable)
#define API_UNAVAILABLE_tvos API_ATTRIBUTE(tvos, unavailable)

#define API_COUNTED(one, two, three, four, macro, ...) macro
#define API_EACH(prefix, ...) \
    API_COUNTED(__VA_ARGS__, API_EACH_4, API_EACH_3, API_EACH_2, API_EACH_1)(prefix, __VA_ARGS__)
#define API_EACH_1(prefix, a) prefix##a
#define API_EACH_2(prefix, a, b) prefix##a prefix##b
#define API_EACH_3(prefix, a, b, c) prefix##a prefix##b prefix##c
#define API_EACH_4(prefix, a, b, c, d) prefix##a prefix##b prefix##c prefix##d
#define API_AVAILABLE(...) API_EACH(API_INTRODUCED_, __VA_ARGS__)
#define API_UNAVAILABLE(...) API_EACH(API_UNAVAILABLE_, __VA_ARGS__)

#define API_REASONED(reason, ...) \
    API_COUNTED(__VA_ARGS__, API_REASONED_4, API_REASONED_3, API_REASONED_2, API_REASONED_1)(reason, __VA_ARGS__)
#define API_REASONED_1(reason, a) API_ATTRIBUTE(API_DEPRECATED_##a, message = reason)
#define API_REASONED_2(reason, a, b) API_REASONED_1(reason, a) API_REASONED_1(reason, b)
#define API_REASONED_3(reason, a, b, c) API_REASONED_2(reason, a, b) API_REASONED_1(reason, c)
#define API_REASONED_4(reason, a, b, c, d) API_REASONED_3(reason, a, b, c) API_REASONED_1(reason, d)
#define API_DEPRECATED(reason, ...) API_REASONED(reason, __VA_ARGS__)
