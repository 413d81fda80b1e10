#pragma once
#include <objc/macros.h>

#if __OBJC_BOOL_IS_BOOL
typedef _Bool BOOL;
#else
typedef signed char BOOL;
#endif
#define YES __objc_yes
#define NO __objc_no

#define nil ((void *)0)
#define Nil ((void *)0)

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef void (*IMP)(void);

#include <objc/NSObject.h>
