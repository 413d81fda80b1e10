extension KnownFamilies {
    /// The content of `System/Rides.systemintents.json`, recorded by `KnownFamilyTests`.
    static let rides = #"""
        { "intents": [ { "name": "ListRideOptions", "since": {"iOS": "10.0", "watchOS": "3.2"},
        "parameters": [ { "name": "pickupLocation", "type": "CLPlacemark?", "result":
        "INPlacemarkResolutionResult" }, { "name": "dropOffLocation", "type": "CLPlacemark?", "result":
        "INPlacemarkResolutionResult" } ], "initializers": [["pickupLocation", "dropOffLocation"]],
        "hasIdentifierConstant": true, "response": [ {"name": "rideOptions", "type": "[INRideOption]?",
        "writable": true}, {"name": "paymentMethods", "type": "[INPaymentMethod]?", "writable": true},
        {"name": "expirationDate", "type": "Date?", "writable": true} ], "codes": { "unspecified": 0,
        "ready": 1, "inProgress": 2, "success": 3, "failure": 4, "failureRequiringAppLaunch": 5,
        "failureRequiringAppLaunchMustVerifyCredentials": 6, "failureRequiringAppLaunchNoServiceInArea": 7,
        "failureRequiringAppLaunchServiceTemporarilyUnavailable": 8,
        "failureRequiringAppLaunchPreviousRideNeedsCompletion": 9, "failurePreviousRideNeedsFeedback": 10 }
        }, { "name": "RequestRide", "since": {"iOS": "10.0", "watchOS": "3.2"}, "parameters": [ { "name":
        "pickupLocation", "type": "CLPlacemark?", "result": "INPlacemarkResolutionResult" }, { "name":
        "dropOffLocation", "type": "CLPlacemark?", "result": "INPlacemarkResolutionResult" }, { "name":
        "rideOptionName", "type": "INSpeakableString?", "result": "INSpeakableStringResolutionResult" },
        {"name": "partySize", "type": "Int?", "result": "INIntegerResolutionResult"}, { "name":
        "scheduledPickupTime", "type": "INDateComponentsRange?", "result":
        "INDateComponentsRangeResolutionResult" }, {"name": "paymentMethod", "type": "INPaymentMethod?"} ],
        "initializers": [ [ {"sets": "pickupLocation", "default": "nil"}, {"sets": "dropOffLocation",
        "default": "nil"}, {"sets": "rideOptionName", "default": "nil"}, {"sets": "partySize", "default":
        "nil"}, {"sets": "paymentMethod", "default": "nil"}, {"sets": "scheduledPickupTime", "default":
        "nil"} ] ], "hasIdentifierConstant": true, "response": [{"name": "rideStatus", "type":
        "INRideStatus?", "writable": true}], "codes": { "unspecified": 0, "ready": 1, "inProgress": 2,
        "success": 3, "failure": 4, "failureRequiringAppLaunch": 5,
        "failureRequiringAppLaunchMustVerifyCredentials": 6, "failureRequiringAppLaunchNoServiceInArea": 7,
        "failureRequiringAppLaunchServiceTemporarilyUnavailable": 8,
        "failureRequiringAppLaunchPreviousRideNeedsCompletion": 9,
        "failureRequiringAppLaunchRideScheduledTooFar": 10 } }, { "name": "GetRideStatus", "since": {"iOS":
        "10.0", "watchOS": "3.2"}, "parameters": [], "initializers": [[]], "hasIdentifierConstant": true,
        "methods": [ { "name": "startSendingUpdates", "parameters": [ { "label": "for", "name": "intent",
        "type": "INGetRideStatusIntent" }, { "label": "to", "name": "observer", "type":
        "any INGetRideStatusIntentResponseObserver" } ] }, { "name": "stopSendingUpdates", "parameters": [ {
        "label": "for", "name": "intent", "type": "INGetRideStatusIntent" } ] } ], "response": [{"name":
        "rideStatus", "type": "INRideStatus?", "writable": true}], "codes": { "unspecified": 0, "ready": 1,
        "inProgress": 2, "success": 3, "failure": 4, "failureRequiringAppLaunch": 5,
        "failureRequiringAppLaunchMustVerifyCredentials": 6,
        "failureRequiringAppLaunchServiceTemporarilyUnavailable": 7 } }, { "name": "CancelRide", "since":
        {"iOS": "11.0"}, "parameters": [{"name": "rideIdentifier", "type": "String"}], "initializers":
        [["rideIdentifier"]], "label": "cancelRide", "response": [ {"name": "cancellationFee", "type":
        "INCurrencyAmount?", "writable": true}, {"name": "cancellationFeeThreshold", "type":
        "DateComponents?", "writable": true} ], "codes": {"unspecified": 0, "ready": 1, "success": 2,
        "failure": 3} }, { "name": "SendRideFeedback", "since": {"iOS": "11.0"}, "parameters": [ {"name":
        "rideIdentifier", "type": "String"}, {"name": "rating", "type": "NSNumber?", "writable": true},
        {"name": "tip", "type": "INCurrencyAmount?", "writable": true} ], "initializers":
        [["rideIdentifier"]], "label": "sendRideFeedback", "response": [], "codes": {"unspecified": 0,
        "ready": 1, "success": 2, "failure": 3} } ], "domain": { "name": "INRidesharingDomainHandling",
        "intents": ["ListRideOptions", "RequestRide", "GetRideStatus", "CancelRide", "SendRideFeedback"] },
        "protocols": [ { "name": "INGetRideStatusIntentResponseObserver", "methods": [ { "name":
        "didUpdate", "parameters": [ { "label": "getRideStatus", "name": "response", "type":
        "INGetRideStatusIntentResponse" } ] } ] } ], "classes": [ { "name": "INRideCompletionStatus",
        "properties": [ {"name": "completionUserActivity", "type": "NSUserActivity?", "writable": true},
        {"name": "isCompleted", "type": "Bool"}, {"name": "isCanceled", "type": "Bool"}, {"name":
        "isMissedPickup", "type": "Bool"}, {"name": "paymentAmount", "type": "INCurrencyAmount?"}, {"name":
        "feedbackType", "type": "INRideFeedbackTypeOptions"}, {"name": "isOutstanding", "type": "Bool"}, {
        "name": "defaultTippingOptions", "type": "Set<INCurrencyAmount>?", "writable": true } ],
        "factories": [ {"name": "completed", "sets": {"isCompleted": "true"}}, { "name": "completed",
        "arguments": [ { "label": "settled", "sets": "paymentAmount", "type": "INCurrencyAmount" } ],
        "sets": {"isCompleted": "true"} }, { "name": "completed", "arguments": [ { "label": "outstanding",
        "sets": "paymentAmount", "type": "INCurrencyAmount" } ], "sets": {"isCompleted": "true",
        "isOutstanding": "true"} }, { "name": "completed", "arguments": [{"sets": "feedbackType", "default":
        "[]"}], "sets": {"isCompleted": "true"} }, {"name": "canceledByService", "sets": {"isCanceled":
        "true"}}, {"name": "canceledByUser", "sets": {"isCanceled": "true"}}, { "name":
        "canceledMissedPickup", "sets": {"isCanceled": "true", "isMissedPickup": "true"} } ] }, { "name":
        "INRideFareLineItem", "properties": [ {"name": "title", "type": "String!"}, {"name": "price",
        "type": "NSDecimalNumber!"}, {"name": "currencyCode", "type": "String!"} ], "initializers": [
        {"failable": "!", "arguments": ["title", "price", "currencyCode"]} ] }, { "name": "INRideOption",
        "properties": [ {"name": "name", "type": "String", "writable": true}, {"name":
        "estimatedPickupDate", "type": "Date", "writable": true}, {"name": "priceRange", "type":
        "INPriceRange?", "writable": true}, {"name": "usesMeteredFare", "type": "Bool?", "writable": true},
        {"name": "disclaimerMessage", "type": "String?", "writable": true}, { "name":
        "availablePartySizeOptions", "type": "[INRidePartySizeOption]?", "writable": true }, { "name":
        "availablePartySizeOptionsSelectionPrompt", "type": "String?", "writable": true }, {"name":
        "specialPricing", "type": "String?", "writable": true}, {"name": "specialPricingBadgeImage", "type":
        "INImage?", "writable": true}, {"name": "fareLineItems", "type": "[INRideFareLineItem]?",
        "writable": true}, { "name": "userActivityForBookingInApplication", "type": "NSUserActivity?",
        "writable": true }, {"name": "identifier", "type": "String?", "writable": true} ], "initializers":
        [["name", "estimatedPickupDate"]] }, { "name": "INRidePartySizeOption", "properties": [ {"name":
        "partySizeRange", "type": "NSRange"}, {"name": "sizeDescription", "type": "String"}, {"name":
        "priceRange", "type": "INPriceRange?"} ], "initializers": [["partySizeRange", "sizeDescription",
        "priceRange"]] }, { "name": "INRideStatus", "properties": [ {"name": "rideIdentifier", "type":
        "String?", "writable": true}, {"name": "phase", "type": "INRidePhase", "writable": true}, { "name":
        "completionStatus", "type": "INRideCompletionStatus?", "writable": true }, {"name": "vehicle",
        "type": "INRideVehicle?", "writable": true}, {"name": "driver", "type": "INRideDriver?", "writable":
        true}, {"name": "estimatedPickupDate", "type": "Date?", "writable": true}, {"name":
        "estimatedDropOffDate", "type": "Date?", "writable": true}, {"name": "estimatedPickupEndDate",
        "type": "Date?", "writable": true}, { "name": "scheduledPickupTime", "type":
        "INDateComponentsRange?", "writable": true }, {"name": "pickupLocation", "type": "CLPlacemark?",
        "writable": true}, {"name": "waypoints", "type": "[CLPlacemark]?", "writable": true}, {"name":
        "dropOffLocation", "type": "CLPlacemark?", "writable": true}, {"name": "rideOption", "type":
        "INRideOption?", "writable": true}, { "name": "userActivityForCancelingInApplication", "type":
        "NSUserActivity?", "writable": true }, { "name": "additionalActionActivities", "type":
        "[NSUserActivity]?", "writable": true } ], "hasPlainInitializer": true }, { "name": "INRideVehicle",
        "properties": [ {"name": "location", "type": "CLLocation?", "writable": true}, {"name":
        "registrationPlate", "type": "String?", "writable": true}, {"name": "manufacturer", "type":
        "String?", "writable": true}, {"name": "model", "type": "String?", "writable": true}, {"name":
        "mapAnnotationImage", "type": "INImage?", "writable": true} ], "hasPlainInitializer": true } ],
        "options": [ {"name": "INRideFeedbackTypeOptions", "values": {"rate": 1, "tip": 2}} ], "enums": [ {
        "name": "INRidePhase", "values": { "unknown": 0, "received": 1, "confirmed": 2, "ongoing": 3,
        "completed": 4, "approachingPickup": 5, "pickup": 6 } } ] }
        """#
}
