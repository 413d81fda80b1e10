extension KnownFamilies {
    /// The content of `System/Calls.systemintents.json`, recorded by `KnownFamilyTests`.
    static let calls = #"""
        { "intents": [ { "name": "StartCall", "since": {"iOS": "13.0", "macOS": "12.0", "watchOS": "6.0"},
        "parameters": [ { "name": "callRecordToCallBack", "type": "INCallRecord?", "result":
        "INCallRecordResolutionResult" }, { "name": "destinationType", "type": "INCallDestinationType",
        "result": "INCallDestinationTypeResolutionResult" }, { "name": "contacts", "type": "[INPerson]?",
        "result": "INStartCallContactResolutionResult" }, { "name": "callCapability", "type":
        "INCallCapability", "result": "INStartCallCallCapabilityResolutionResult" }, {"name":
        "callRecordFilter", "type": "INCallRecordFilter?"}, {"name": "audioRoute", "type":
        "INCallAudioRoute"}, {"name": "recordTypeForRedialing", "type": "INCallRecordType"} ],
        "initializers": [ [ "callRecordFilter", "callRecordToCallBack", "audioRoute", "destinationType",
        "contacts", "callCapability" ], [ "audioRoute", "destinationType", "contacts",
        "recordTypeForRedialing", "callCapability" ] ], "hasIdentifierConstant": true, "response": [],
        "codes": { "unspecified": 0, "ready": 1, "continueInApp": 2, "userConfirmationRequired": 3,
        "failure": 4, "failureRequiringAppLaunch": 5, "failureCallingServiceNotAvailable": 6,
        "failureContactNotSupportedByApp": 7, "failureAirplaneModeEnabled": 8, "failureUnableToHandOff": 9,
        "failureAppConfigurationRequired": 10, "failureCallInProgress": 11 } }, { "name": "StartAudioCall",
        "since": {"iOS": "10.0", "watchOS": "3.2"}, "deprecated": "13.0", "parameters": [ { "name":
        "destinationType", "type": "INCallDestinationType", "result":
        "INCallDestinationTypeResolutionResult" }, { "name": "contacts", "type": "[INPerson]?", "result":
        "INPersonResolutionResult" } ], "initializers": [["destinationType", "contacts"], ["contacts"]],
        "hasIdentifierConstant": true, "response": [], "codes": { "unspecified": 0, "ready": 1,
        "continueInApp": 2, "failure": 3, "failureRequiringAppLaunch": 4, "failureAppConfigurationRequired":
        5, "failureCallingServiceNotAvailable": 6, "failureContactNotSupportedByApp": 7,
        "failureNoValidNumber": 8 } }, { "name": "StartVideoCall", "since": {"iOS": "10.0"}, "deprecated":
        "13.0", "parameters": [ { "name": "contacts", "type": "[INPerson]?", "result":
        "INPersonResolutionResult" } ], "initializers": [["contacts"]], "hasIdentifierConstant": true,
        "response": [], "codes": { "unspecified": 0, "ready": 1, "continueInApp": 2, "failure": 3,
        "failureRequiringAppLaunch": 4, "failureAppConfigurationRequired": 5,
        "failureCallingServiceNotAvailable": 6, "failureContactNotSupportedByApp": 7,
        "failureInvalidNumber": 8 } }, { "name": "SearchCallHistory", "since": {"iOS": "10.0", "watchOS":
        "3.2"}, "deprecated": "15.0", "parameters": [ { "name": "callType", "type": "INCallRecordType",
        "result": "INCallRecordTypeResolutionResult" }, { "name": "dateCreated", "type":
        "INDateComponentsRange?", "result": "INDateComponentsRangeResolutionResult" }, { "name":
        "recipient", "type": "INPerson?", "result": "INPersonResolutionResult" }, { "name": "callTypes",
        "type": "INCallRecordTypeOptions", "result": "INCallRecordTypeOptionsResolutionResult" }, {"name":
        "unseen", "type": "Bool?", "result": "INBooleanResolutionResult"}, {"name": "callCapabilities",
        "type": "INCallCapabilityOptions"} ], "initializers": [ [ {"label": "call", "sets": "callType"},
        "dateCreated", "recipient", {"sets": "callCapabilities", "default": "[]"} ], [ {"sets":
        "dateCreated", "default": "nil"}, {"sets": "recipient", "default": "nil"}, "callCapabilities",
        "callTypes", {"sets": "unseen", "default": "nil"} ] ], "hasIdentifierConstant": true, "response":
        [{"name": "callRecords", "type": "[INCallRecord]?", "writable": true}], "codes": { "unspecified": 0,
        "ready": 1, "continueInApp": 2, "failure": 3, "failureRequiringAppLaunch": 4,
        "failureAppConfigurationRequired": 5, "inProgress": 6, "success": 7 } } ], "domain": { "name":
        "INCallsDomainHandling", "intents": ["StartAudioCall", "StartVideoCall", "SearchCallHistory"] },
        "classes": [ { "name": "INCallGroup", "properties": [ {"name": "groupName", "type": "String?"},
        {"name": "groupId", "type": "String?"} ], "initializers": [["groupName", "groupId"]] }, { "name":
        "INCallRecord", "properties": [ {"name": "identifier", "type": "String"}, {"name": "dateCreated",
        "type": "Date?"}, {"name": "callRecordType", "type": "INCallRecordType"}, {"name": "callDuration",
        "type": "Double?"}, {"name": "unseen", "type": "Bool?"}, {"name": "callCapability", "type":
        "INCallCapability"}, {"name": "numberOfCalls", "type": "Int?"}, {"name": "participants", "type":
        "[INPerson]?"}, {"name": "caller", "type": "INPerson?"} ], "initializers": [ [ "identifier",
        {"sets": "dateCreated", "default": "nil"}, {"sets": "caller", "default": "nil"}, {"sets":
        "callRecordType", "default": ".unknown"}, {"sets": "callCapability", "default": ".unknown"},
        {"sets": "callDuration", "default": "nil"}, {"sets": "unseen", "default": "nil"}, {"sets":
        "numberOfCalls", "default": "nil"} ] ] }, { "name": "INCallRecordFilter", "properties": [ {"name":
        "participants", "type": "[INPerson]?"}, {"name": "callTypes", "type": "INCallRecordTypeOptions"},
        {"name": "callCapability", "type": "INCallCapability"} ], "initializers": [ ["participants",
        {"sets": "callTypes", "default": "[]"}, "callCapability"] ] } ], "results": [ {"name":
        "INCallCapabilityResolutionResult", "value": "INCallCapability"}, {"name":
        "INCallDestinationTypeResolutionResult", "value": "INCallDestinationType"}, {"name":
        "INCallRecordResolutionResult", "value": "INCallRecord", "disambiguates": true}, {"name":
        "INCallRecordTypeOptionsResolutionResult", "value": "INCallRecordTypeOptions"}, {"name":
        "INCallRecordTypeResolutionResult", "value": "INCallRecordType"}, { "name":
        "INStartCallCallCapabilityResolutionResult", "superclass": "INCallCapabilityResolutionResult",
        "unsupportedReason": { "name": "INStartCallCallCapabilityUnsupportedReason", "values": {
        "videoCallUnsupported": 1, "microphoneNotAccessible": 2, "cameraNotAccessible": 3 } } }, { "name":
        "INStartCallCallRecordToCallBackResolutionResult", "superclass": "INCallRecordResolutionResult",
        "unsupportedReason": { "name": "INStartCallCallRecordToCallBackUnsupportedReason", "values":
        {"noMatchingCall": 1} } }, { "name": "INStartCallContactResolutionResult", "superclass":
        "INPersonResolutionResult", "unsupportedReason": { "name": "INStartCallContactUnsupportedReason",
        "values": { "noContactFound": 1, "multipleContactsUnsupported": 2, "noHandleForLabel": 3,
        "invalidHandle": 4, "unsupportedMmiUssd": 5, "noCallHistoryForRedial": 6, "noUsableHandleForRedial":
        7 } } } ], "options": [ {"name": "INCallCapabilityOptions", "values": {"audioCall": 1, "videoCall":
        2}}, { "name": "INCallRecordTypeOptions", "values": { "outgoing": 1, "missed": 2, "received": 4,
        "latest": 8, "voicemail": 16, "ringing": 32, "inProgress": 64, "onHold": 128 } } ], "enums": [ {
        "name": "INCallAudioRoute", "values": {"unknown": 0, "speakerphoneAudioRoute": 1,
        "bluetoothAudioRoute": 2} }, {"name": "INCallCapability", "values": {"unknown": 0, "audioCall": 1,
        "videoCall": 2}}, { "name": "INCallDestinationType", "values": {"unknown": 0, "normal": 1,
        "emergency": 2, "voicemail": 3, "redial": 4, "callBack": 5}, "aliases": { "normalDestination":
        "normal", "emergencyDestination": "emergency", "voicemailDestination": "voicemail",
        "redialDestination": "redial" } }, { "name": "INCallRecordType", "values": { "unknown": 0,
        "outgoing": 1, "missed": 2, "received": 3, "latest": 4, "voicemail": 5, "ringing": 6, "inProgress":
        7, "onHold": 8 } } ] }
        """#
}
