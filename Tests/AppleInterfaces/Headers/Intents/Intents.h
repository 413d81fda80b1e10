#pragma once
#include <CoreLocation/CoreLocation.h>
#include <Foundation/Foundation.h>

#include <Intents/INIntent.h>
#include <Intents/INIntentResponse.h>
#include <Intents/INObject.h>
#include <Intents/INObjectCollection.h>
#include <Intents/INValues.h>
#include <Intents/INIntentResolutionResult.h>
#include <Intents/INNumberResolutionResults.h>
#include <Intents/INObjectResolutionResults.h>
