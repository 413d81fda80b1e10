import Intents

/// The enums and option sets of the system's intents, by which tests reach their raw values.
enum SystemEnums {
    /// The name of the value with a raw value, by the name of the enum; `nil` for a raw value that no case has.
    static let enums: [String: @Sendable (Int) -> String?] = [
        "INAccountType": { INAccountType(rawValue: $0).map { "\($0)" } },
        "INAddMediaIntentResponseCode": { INAddMediaIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INAddMediaMediaDestinationUnsupportedReason": {
            INAddMediaMediaDestinationUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INAddMediaMediaItemUnsupportedReason": { INAddMediaMediaItemUnsupportedReason(rawValue: $0).map { "\($0)" } },
        "INAddTasksIntentResponseCode": { INAddTasksIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INAddTasksTargetTaskListConfirmationReason": {
            INAddTasksTargetTaskListConfirmationReason(rawValue: $0).map { "\($0)" }
        },
        "INAddTasksTemporalEventTriggerUnsupportedReason": {
            INAddTasksTemporalEventTriggerUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INAmountType": { INAmountType(rawValue: $0).map { "\($0)" } },
        "INAppendToNoteIntentResponseCode": { INAppendToNoteIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INBalanceType": { INBalanceType(rawValue: $0).map { "\($0)" } },
        "INBillType": { INBillType(rawValue: $0).map { "\($0)" } },
        "INCallAudioRoute": { INCallAudioRoute(rawValue: $0).map { "\($0)" } },
        "INCallCapability": { INCallCapability(rawValue: $0).map { "\($0)" } },
        "INCallDestinationType": { INCallDestinationType(rawValue: $0).map { "\($0)" } },
        "INCallRecordType": { INCallRecordType(rawValue: $0).map { "\($0)" } },
        "INCancelRideIntentResponseCode": { INCancelRideIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INCancelWorkoutIntentResponseCode": { INCancelWorkoutIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INConditionalOperator": { INConditionalOperator(rawValue: $0).map { "\($0)" } },
        "INCreateNoteIntentResponseCode": { INCreateNoteIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INCreateTaskListIntentResponseCode": { INCreateTaskListIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INDateSearchType": { INDateSearchType(rawValue: $0).map { "\($0)" } },
        "INDeleteTasksIntentResponseCode": { INDeleteTasksIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INDeleteTasksTaskListUnsupportedReason": {
            INDeleteTasksTaskListUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INDeleteTasksTaskUnsupportedReason": { INDeleteTasksTaskUnsupportedReason(rawValue: $0).map { "\($0)" } },
        "INEndWorkoutIntentResponseCode": { INEndWorkoutIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INFocusStatusAuthorizationStatus": { INFocusStatusAuthorizationStatus(rawValue: $0).map { "\($0)" } },
        "INGetRideStatusIntentResponseCode": { INGetRideStatusIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INListRideOptionsIntentResponseCode": { INListRideOptionsIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INLocationSearchType": { INLocationSearchType(rawValue: $0).map { "\($0)" } },
        "INMediaAffinityType": { INMediaAffinityType(rawValue: $0).map { "\($0)" } },
        "INMediaDestinationType": { INMediaDestinationType(rawValue: $0).map { "\($0)" } },
        "INMediaItemType": { INMediaItemType(rawValue: $0).map { "\($0)" } },
        "INMediaReference": { INMediaReference(rawValue: $0).map { "\($0)" } },
        "INMediaSortOrder": { INMediaSortOrder(rawValue: $0).map { "\($0)" } },
        "INMediaUserContext.SubscriptionStatus": {
            INMediaUserContext.SubscriptionStatus(rawValue: $0).map { "\($0)" }
        },
        "INMessageAttribute": { INMessageAttribute(rawValue: $0).map { "\($0)" } },
        "INMessageType": { INMessageType(rawValue: $0).map { "\($0)" } },
        "INNoteContentType": { INNoteContentType(rawValue: $0).map { "\($0)" } },
        "INNotebookItemType": { INNotebookItemType(rawValue: $0).map { "\($0)" } },
        "INOutgoingMessageType": { INOutgoingMessageType(rawValue: $0).map { "\($0)" } },
        "INPauseWorkoutIntentResponseCode": { INPauseWorkoutIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INPayBillIntentResponseCode": { INPayBillIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INPaymentStatus": { INPaymentStatus(rawValue: $0).map { "\($0)" } },
        "INPlayMediaIntentResponseCode": { INPlayMediaIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INPlayMediaMediaItemUnsupportedReason": {
            INPlayMediaMediaItemUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INPlayMediaPlaybackSpeedUnsupportedReason": {
            INPlayMediaPlaybackSpeedUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INPlaybackQueueLocation": { INPlaybackQueueLocation(rawValue: $0).map { "\($0)" } },
        "INPlaybackRepeatMode": { INPlaybackRepeatMode(rawValue: $0).map { "\($0)" } },
        "INRequestPaymentCurrencyAmountUnsupportedReason": {
            INRequestPaymentCurrencyAmountUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INRequestPaymentIntentResponseCode": { INRequestPaymentIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INRequestPaymentPayerUnsupportedReason": {
            INRequestPaymentPayerUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INRequestRideIntentResponseCode": { INRequestRideIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INResumeWorkoutIntentResponseCode": { INResumeWorkoutIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INRidePhase": { INRidePhase(rawValue: $0).map { "\($0)" } },
        "INSearchCallHistoryIntentResponseCode": {
            INSearchCallHistoryIntentResponseCode(rawValue: $0).map { "\($0)" }
        },
        "INSearchForAccountsIntentResponseCode": {
            INSearchForAccountsIntentResponseCode(rawValue: $0).map { "\($0)" }
        },
        "INSearchForBillsIntentResponseCode": { INSearchForBillsIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INSearchForMediaIntentResponseCode": { INSearchForMediaIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INSearchForMediaMediaItemUnsupportedReason": {
            INSearchForMediaMediaItemUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INSearchForMessagesIntentResponseCode": {
            INSearchForMessagesIntentResponseCode(rawValue: $0).map { "\($0)" }
        },
        "INSearchForNotebookItemsIntentResponseCode": {
            INSearchForNotebookItemsIntentResponseCode(rawValue: $0).map { "\($0)" }
        },
        "INSearchForPhotosIntentResponseCode": { INSearchForPhotosIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INSendMessageIntentResponseCode": { INSendMessageIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INSendMessageRecipientUnsupportedReason": {
            INSendMessageRecipientUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INSendPaymentCurrencyAmountUnsupportedReason": {
            INSendPaymentCurrencyAmountUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INSendPaymentIntentResponseCode": { INSendPaymentIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INSendPaymentPayeeUnsupportedReason": { INSendPaymentPayeeUnsupportedReason(rawValue: $0).map { "\($0)" } },
        "INSendRideFeedbackIntentResponseCode": { INSendRideFeedbackIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INSetMessageAttributeIntentResponseCode": {
            INSetMessageAttributeIntentResponseCode(rawValue: $0).map { "\($0)" }
        },
        "INSetTaskAttributeIntentResponseCode": { INSetTaskAttributeIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INSetTaskAttributeTemporalEventTriggerUnsupportedReason": {
            INSetTaskAttributeTemporalEventTriggerUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INShareFocusStatusIntentResponseCode": { INShareFocusStatusIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INSortType": { INSortType(rawValue: $0).map { "\($0)" } },
        "INSpatialEvent": { INSpatialEvent(rawValue: $0).map { "\($0)" } },
        "INStartAudioCallIntentResponseCode": { INStartAudioCallIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INStartCallCallCapabilityUnsupportedReason": {
            INStartCallCallCapabilityUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INStartCallCallRecordToCallBackUnsupportedReason": {
            INStartCallCallRecordToCallBackUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INStartCallContactUnsupportedReason": { INStartCallContactUnsupportedReason(rawValue: $0).map { "\($0)" } },
        "INStartCallIntentResponseCode": { INStartCallIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INStartPhotoPlaybackIntentResponseCode": {
            INStartPhotoPlaybackIntentResponseCode(rawValue: $0).map { "\($0)" }
        },
        "INStartVideoCallIntentResponseCode": { INStartVideoCallIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INStartWorkoutIntentResponseCode": { INStartWorkoutIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INTaskPriority": { INTaskPriority(rawValue: $0).map { "\($0)" } },
        "INTaskStatus": { INTaskStatus(rawValue: $0).map { "\($0)" } },
        "INTaskType": { INTaskType(rawValue: $0).map { "\($0)" } },
        "INTransferMoneyIntentResponseCode": { INTransferMoneyIntentResponseCode(rawValue: $0).map { "\($0)" } },
        "INUpcomingMediaPredictionMode": { INUpcomingMediaPredictionMode(rawValue: $0).map { "\($0)" } },
        "INUpdateMediaAffinityIntentResponseCode": {
            INUpdateMediaAffinityIntentResponseCode(rawValue: $0).map { "\($0)" }
        },
        "INUpdateMediaAffinityMediaItemUnsupportedReason": {
            INUpdateMediaAffinityMediaItemUnsupportedReason(rawValue: $0).map { "\($0)" }
        },
        "INWorkoutGoalUnitType": { INWorkoutGoalUnitType(rawValue: $0).map { "\($0)" } },
        "INWorkoutLocationType": { INWorkoutLocationType(rawValue: $0).map { "\($0)" } },
    ]

    /// The names of options with their bits, by the name of the option set.
    static let options: [String: [String: Int]] = [
        "INCallCapabilityOptions": bits(INCallCapabilityOptions.self),
        "INCallRecordTypeOptions": bits(INCallRecordTypeOptions.self),
        "INMessageAttributeOptions": bits(INMessageAttributeOptions.self),
        "INPhotoAttributeOptions": bits(INPhotoAttributeOptions.self),
        "INRideFeedbackTypeOptions": bits(INRideFeedbackTypeOptions.self),
        "INTemporalEventTriggerTypeOptions": bits(INTemporalEventTriggerTypeOptions.self),
    ]

    private static func bits<Options: IntentMetadataOptions>(_ type: Options.Type) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: type.intentMetadata.values.map { ($0.name, $0.rawValue) })
    }
}
