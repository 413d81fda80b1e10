extension KnownFamilies {
    /// The content of `System/Messages.systemintents.json`, recorded by `KnownFamilyTests`.
    static let messages = #"""
        { "intents": [ { "name": "SendMessage", "since": {"iOS": "10.0", "macOS": "12.0", "watchOS": "3.2"},
        "parameters": [ { "name": "recipients", "type": "[INPerson]?", "result":
        "INSendMessageRecipientResolutionResult", "olderResult": "INPersonResolutionResult" }, {"name":
        "groupName", "type": "String?", "result": "INStringResolutionResult"}, { "name":
        "outgoingMessageType", "type": "INOutgoingMessageType", "result":
        "INOutgoingMessageTypeResolutionResult" }, {"name": "content", "type": "String?", "result":
        "INStringResolutionResult"}, { "name": "speakableGroupName", "type": "INSpeakableString?", "result":
        "INSpeakableStringResolutionResult" }, {"name": "conversationIdentifier", "type": "String?"},
        {"name": "serviceName", "type": "String?"}, {"name": "sender", "type": "INPerson?"}, {"name":
        "attachments", "type": "[INSendMessageAttachment]?"} ], "initializers": [ [ "recipients",
        "outgoingMessageType", "content", "speakableGroupName", "conversationIdentifier", "serviceName",
        "sender", "attachments" ], ["recipients", "content", "groupName", "serviceName", "sender"], [
        "recipients", "content", "speakableGroupName", "conversationIdentifier", "serviceName", "sender" ],
        [ "recipients", "outgoingMessageType", "content", "speakableGroupName", "conversationIdentifier",
        "serviceName", "sender" ] ], "hasIdentifierConstant": true, "response": [ {"name": "sentMessages",
        "type": "[INMessage]?", "writable": true}, {"name": "sentMessage", "type": "INMessage?", "writable":
        true} ], "codes": { "unspecified": 0, "ready": 1, "inProgress": 2, "success": 3, "failure": 4,
        "failureRequiringAppLaunch": 5, "failureMessageServiceNotAvailable": 6 } }, { "name":
        "SearchForMessages", "since": {"iOS": "10.0", "watchOS": "3.2"}, "parameters": [ { "name":
        "recipients", "type": "[INPerson]?", "result": "INPersonResolutionResult" }, { "name": "senders",
        "type": "[INPerson]?", "result": "INPersonResolutionResult" }, { "name": "attributes", "type":
        "INMessageAttributeOptions", "result": "INMessageAttributeOptionsResolutionResult" }, { "name":
        "dateTimeRange", "type": "INDateComponentsRange?", "result": "INDateComponentsRangeResolutionResult"
        }, { "name": "groupNames", "type": "[String]?", "result": "INStringResolutionResult" }, { "name":
        "speakableGroupNames", "type": "[INSpeakableString]?", "result": "INSpeakableStringResolutionResult"
        }, {"name": "recipientsOperator", "type": "INConditionalOperator"}, {"name": "sendersOperator",
        "type": "INConditionalOperator"}, {"name": "searchTerms", "type": "[String]?"}, {"name":
        "searchTermsOperator", "type": "INConditionalOperator"}, {"name": "identifiers", "type":
        "[String]?"}, {"name": "identifiersOperator", "type": "INConditionalOperator"}, {"name":
        "notificationIdentifiers", "type": "[String]?"}, {"name": "notificationIdentifiersOperator", "type":
        "INConditionalOperator"}, {"name": "speakableGroupNamesOperator", "type": "INConditionalOperator"},
        {"name": "conversationIdentifiers", "type": "[String]?"}, {"name":
        "conversationIdentifiersOperator", "type": "INConditionalOperator"}, {"name": "groupNamesOperator",
        "type": "INConditionalOperator"} ], "initializers": [ [ "recipients", "senders", "searchTerms",
        {"sets": "attributes", "default": "[]"}, {"label": "dateTime", "sets": "dateTimeRange"},
        "identifiers", "notificationIdentifiers", "speakableGroupNames", "conversationIdentifiers" ], [
        "recipients", "senders", "searchTerms", {"sets": "attributes", "default": "[]"}, {"label":
        "dateTime", "sets": "dateTimeRange"}, "identifiers", "notificationIdentifiers", "groupNames" ], [
        "recipients", "senders", "searchTerms", {"sets": "attributes", "default": "[]"}, {"label":
        "dateTime", "sets": "dateTimeRange"}, "identifiers", "notificationIdentifiers",
        "speakableGroupNames" ] ], "hasIdentifierConstant": true, "response": [{"name": "messages", "type":
        "[INMessage]?", "writable": true}], "codes": { "unspecified": 0, "ready": 1, "inProgress": 2,
        "success": 3, "failure": 4, "failureRequiringAppLaunch": 5, "failureMessageServiceNotAvailable": 6,
        "failureMessageTooManyResults": 7 } }, { "name": "SetMessageAttribute", "since": {"iOS": "10.0"},
        "parameters": [ { "name": "attribute", "type": "INMessageAttribute", "result":
        "INMessageAttributeResolutionResult" }, {"name": "identifiers", "type": "[String]?"} ],
        "initializers": [["identifiers", "attribute"]], "hasIdentifierConstant": true, "response": [],
        "codes": { "unspecified": 0, "ready": 1, "inProgress": 2, "success": 3, "failure": 4,
        "failureRequiringAppLaunch": 5, "failureMessageNotFound": 6, "failureMessageAttributeNotSet": 7 } }
        ], "domain": { "name": "INMessagesDomainHandling", "intents": ["SendMessage", "SearchForMessages",
        "SetMessageAttribute"] }, "classes": [ { "name": "INMessage", "properties": [ {"name": "identifier",
        "type": "String"}, {"name": "conversationIdentifier", "type": "String?"}, {"name": "content",
        "type": "String?"}, {"name": "dateSent", "type": "Date?"}, {"name": "sender", "type": "INPerson?"},
        {"name": "recipients", "type": "[INPerson]?"}, {"name": "groupName", "type": "INSpeakableString?"},
        {"name": "messageType", "type": "INMessageType"}, {"name": "serviceName", "type": "String?"},
        {"name": "audioMessageFile", "type": "INFile?"} ], "initializers": [ [ "identifier",
        "conversationIdentifier", "content", "dateSent", "sender", "recipients", "groupName", "messageType",
        "serviceName", "audioMessageFile" ], [ "identifier", "conversationIdentifier", "content",
        "dateSent", "sender", "recipients", "groupName", "messageType", "serviceName" ], [ "identifier",
        "conversationIdentifier", "content", "dateSent", "sender", "recipients", "groupName", "messageType"
        ], [ "identifier", "conversationIdentifier", "content", "dateSent", "sender", "recipients",
        "messageType" ], ["identifier", "content", "dateSent", "sender", "recipients"] ] }, { "name":
        "INSendMessageAttachment", "properties": [{"name": "audioMessageFile", "type": "INFile?"}],
        "initializers": [ [{"sets": "audioMessageFile", "type": "INFile"}] ], "hasPlainInitializer": true }
        ], "results": [ {"name": "INMessageAttributeOptionsResolutionResult", "value":
        "INMessageAttributeOptions"}, {"name": "INMessageAttributeResolutionResult", "value":
        "INMessageAttribute"}, {"name": "INOutgoingMessageTypeResolutionResult", "value":
        "INOutgoingMessageType"}, { "name": "INSendMessageRecipientResolutionResult", "superclass":
        "INPersonResolutionResult", "unsupportedReason": { "name":
        "INSendMessageRecipientUnsupportedReason", "values": { "noAccount": 1, "offline": 2,
        "messagingServiceNotEnabledForRecipient": 3, "noValidHandle": 4, "requestedHandleInvalid": 5,
        "noHandleForLabel": 6 } } } ], "options": [ { "name": "INMessageAttributeOptions", "values":
        {"read": 1, "unread": 2, "flagged": 4, "unflagged": 8, "played": 16} } ], "enums": [ {"name":
        "INConditionalOperator", "values": {"all": 0, "any": 1, "none": 2}}, { "name": "INMessageAttribute",
        "values": {"unknown": 0, "read": 1, "unread": 2, "flagged": 3, "unflagged": 4, "played": 5} }, {
        "name": "INMessageType", "values": { "unspecified": 0, "text": 1, "audio": 2, "digitalTouch": 3,
        "handwriting": 4, "sticker": 5, "tapbackLiked": 6, "tapbackDisliked": 7, "tapbackEmphasized": 8,
        "tapbackLoved": 9, "tapbackQuestioned": 10, "tapbackLaughed": 11, "mediaCalendar": 12,
        "mediaLocation": 13, "mediaAddressCard": 14, "mediaImage": 15, "mediaVideo": 16, "mediaPass": 17,
        "mediaAudio": 18, "paymentSent": 19, "paymentRequest": 20, "paymentNote": 21, "animoji": 22,
        "activitySnippet": 23, "file": 24, "link": 25 } }, { "name": "INOutgoingMessageType", "values":
        {"unknown": 0, "outgoingMessageText": 1, "outgoingMessageAudio": 2} } ] }
        """#
}
