/// The names that the Intents framework declares in the headers of iOS 16.5.
package enum IntentsNames {
    /// The names of the system's own intents, without `IN` and `Intent`.
    package static let intentStems = names(
        """
        ActivateCarSignal AddMedia AddTasks AnswerCall AppendToNote BookRestaurantReservation CancelRide
        CancelWorkout CreateNote CreateTaskList DeleteTasks EditMessage EndWorkout
        GetAvailableRestaurantReservationBookingDefaults GetAvailableRestaurantReservationBookings GetCarLockStatus
        GetCarPowerLevelStatus GetReservationDetails GetRestaurantGuest GetRideStatus
        GetUserCurrentRestaurantReservationBookings GetVisualCode HangUpCall ListCars ListRideOptions PauseWorkout
        PayBill PlayMedia RequestPayment RequestRide ResumeWorkout SaveProfileInCar SearchCallHistory
        SearchForAccounts SearchForBills SearchForMedia SearchForMessages SearchForNotebookItems SearchForPhotos
        SendMessage SendPayment SendRideFeedback SetAudioSourceInCar SetCarLockStatus SetClimateSettingsInCar
        SetDefrosterSettingsInCar SetMessageAttribute SetProfileInCar SetRadioStation SetSeatSettingsInCar
        SetTaskAttribute ShareFocusStatus SnoozeTasks StartAudioCall StartCall StartPhotoPlayback StartVideoCall
        StartWorkout TransferMoney UnsendMessages UpdateMediaAffinity
        """
    )

    /// All classes, protocols and enums.
    package static let all: Set<String> = {
        let ofIntents = intentStems.flatMap { stem in
            ["", "Response", "ResponseCode", "Handling"].map { "IN\(stem)Intent\($0)" }
        }
        return Set(ofIntents + resultStems.map { "IN\($0)ResolutionResult" } + otherStems.map { "IN\($0)" })
    }()

    /// The classes of results, without `IN` and `ResolutionResult`.
    private static let resultStems = names(
        """
        AccountType AddMediaMediaDestination AddMediaMediaItem AddTasksTargetTaskList AddTasksTemporalEventTrigger
        BalanceType BillPayee BillType Boolean CallCapability CallDestinationType CallRecord CallRecordTypeOptions
        CallRecordType CurrencyAmount DateComponentsRange DateComponents DateSearchType DeleteTasksTaskList
        DeleteTasksTask Double Energy Enum File Integer Intent Length LocationSearchType Mass MediaAffinityType
        MediaDestination MediaItem MessageAttributeOptions MessageAttribute NoteContent NoteContentType Note
        NotebookItemType Object OutgoingMessageType PaymentAccount PaymentAmount PaymentMethod PaymentStatus Person
        Placemark PlayMediaMediaItem PlayMediaPlaybackSpeed PlaybackQueueLocation PlaybackRepeatMode
        RequestPaymentCurrencyAmount RequestPaymentPayer SearchForMediaMediaItem SendMessageRecipient
        SendPaymentCurrencyAmount SendPaymentPayee SetTaskAttributeTemporalEventTrigger SpatialEventTrigger
        SpeakableString Speed StartCallCallCapability StartCallCallRecordToCallBack StartCallContact String TaskList
        TaskPriority Task TaskStatus Temperature TemporalEventTrigger TemporalEventTriggerTypeOptions TimeInterval
        URL UpdateMediaAffinityMediaItem Volume WorkoutGoalUnitType WorkoutLocationType
        """
    )

    /// Everything else, without `IN`.
    private static let otherStems = names(
        """
        AccountType AddMediaMediaDestinationUnsupportedReason AddMediaMediaItemUnsupportedReason
        AddTasksTargetTaskListConfirmationReason AddTasksTemporalEventTriggerUnsupportedReason AmountType
        BalanceAmount BalanceType BillDetails BillPayee BillType CallAudioRoute CallCapability CallCapabilityOptions
        CallDestinationType CallGroup CallRecord CallRecordFilter CallRecordType CallRecordTypeOptions
        CallsDomainHandling ConditionalOperator CurrencyAmount DailyRoutineRelevanceProvider DateComponentsRange
        DateRelevanceProvider DateSearchType DefaultCardTemplate DeleteTasksTaskListUnsupportedReason
        DeleteTasksTaskUnsupportedReason Extension File FocusStatus FocusStatusAuthorizationStatus FocusStatusCenter
        GetRideStatusIntentResponseObserver Image ImageNoteContent Intent IntentDonationMetadata IntentError
        IntentHandlerProviding IntentHandlingStatus IntentResponse Interaction InteractionDirection
        LocationRelevanceProvider LocationSearchType MediaAffinityType MediaDestination MediaDestinationReference
        MediaDestinationType MediaItem MediaItemType MediaReference MediaSearch MediaSortOrder MediaUserContext
        Message MessageAttribute MessageAttributeOptions MessageType MessagesDomainHandling Note NoteContent
        NoteContentType NotebookDomainHandling NotebookItemType Object ObjectCollection ObjectSection
        OutgoingMessageType Parameter PaymentAccount PaymentAmount PaymentMethod PaymentRecord PaymentStatus
        PaymentsDomainHandling Person PersonHandle PhotoAttributeOptions PhotosDomainHandling
        PlayMediaMediaItemUnsupportedReason PlayMediaPlaybackSpeedUnsupportedReason PlaybackQueueLocation
        PlaybackRepeatMode Preferences PriceRange RecurrenceRule RelevanceProvider RelevantShortcut
        RelevantShortcutRole RelevantShortcutStore RequestPaymentCurrencyAmountUnsupportedReason
        RequestPaymentPayerUnsupportedReason Restaurant RideCompletionStatus RideDriver RideFareLineItem
        RideFeedbackTypeOptions RideOption RidePartySizeOption RidePhase RideStatus RideVehicle
        RidesharingDomainHandling SearchForMediaMediaItemUnsupportedReason Seat SendMessageAttachment
        SendMessageIntentDonationMetadata SendMessageRecipientUnsupportedReason
        SendPaymentCurrencyAmountUnsupportedReason SendPaymentPayeeUnsupportedReason
        SetTaskAttributeTemporalEventTriggerUnsupportedReason Shortcut ShortcutAvailabilityOptions
        SiriAuthorizationStatus SortType SpatialEvent SpatialEventTrigger Speakable SpeakableString
        StartCallCallCapabilityUnsupportedReason StartCallCallRecordToCallBackUnsupportedReason
        StartCallContactUnsupportedReason Task TaskList TaskPriority TaskStatus TaskType TemporalEventTrigger
        TemporalEventTriggerTypeOptions TextNoteContent UpcomingMediaManager UpcomingMediaPredictionMode
        UpdateMediaAffinityMediaItemUnsupportedReason UserContext Vocabulary VoiceShortcut VoiceShortcutCenter
        WorkoutGoalUnitType WorkoutLocationType WorkoutNameIdentifier WorkoutsDomainHandling
        """
    )

    private static func names(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
