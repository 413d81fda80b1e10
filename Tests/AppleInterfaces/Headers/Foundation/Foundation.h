#pragma once
#include <objc/objc.h>

// Swift code doesn't see these names beside its own.
#ifndef __swift__
#include <MacTypes.h>
#endif

#include <Foundation/NSObject.h>
#include <Foundation/NSCollections.h>
#include <Foundation/NSValues.h>
#include <Foundation/NSDates.h>
#include <Foundation/NSUnits.h>
#include <Foundation/NSError.h>
#include <Foundation/NSUserActivity.h>
#include <Foundation/NSObject+Foundation.h>
