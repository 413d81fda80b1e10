import Intents

/// A handler of every intent of the system, which keeps the intents that it has handled.
final class EverySystemHandler: NSObject, @unchecked Sendable {
    /// The names of the classes of the intents, in order.
    private(set) var handled: [String] = []
    /// The observer of the ride's status, while it is there.
    private(set) var observer: (any INGetRideStatusIntentResponseObserver)?

    private func note(_ intent: INIntent) { handled.append("\(type(of: intent))") }
}

extension EverySystemHandler: INStartCallIntentHandling {
    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        note(intent)
        return INStartCallIntentResponse(code: .continueInApp, userActivity: nil)
    }
}

extension EverySystemHandler: INStartAudioCallIntentHandling {
    func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
        note(intent)
        return INStartAudioCallIntentResponse(code: .continueInApp, userActivity: nil)
    }
}

extension EverySystemHandler: INStartVideoCallIntentHandling {
    func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
        note(intent)
        return INStartVideoCallIntentResponse(code: .continueInApp, userActivity: nil)
    }
}

extension EverySystemHandler: INSearchCallHistoryIntentHandling {
    func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
        note(intent)
        return INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INShareFocusStatusIntentHandling {
    func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
        note(intent)
        return INShareFocusStatusIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INAddTasksIntentHandling {
    func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        note(intent)
        return INAddTasksIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INCreateTaskListIntentHandling {
    func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
        note(intent)
        return INCreateTaskListIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INCreateNoteIntentHandling {
    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        note(intent)
        return INCreateNoteIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INAppendToNoteIntentHandling {
    func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
        note(intent)
        return INAppendToNoteIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INSetTaskAttributeIntentHandling {
    func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
        note(intent)
        return INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INSearchForNotebookItemsIntentHandling {
    func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse {
        note(intent)
        return INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INDeleteTasksIntentHandling {
    func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
        note(intent)
        return INDeleteTasksIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INPlayMediaIntentHandling {
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        note(intent)
        return INPlayMediaIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INAddMediaIntentHandling {
    func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
        note(intent)
        return INAddMediaIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INSearchForMediaIntentHandling {
    func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
        note(intent)
        return INSearchForMediaIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INUpdateMediaAffinityIntentHandling {
    func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
        note(intent)
        return INUpdateMediaAffinityIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INSendMessageIntentHandling {
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        note(intent)
        return INSendMessageIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INSearchForMessagesIntentHandling {
    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        note(intent)
        return INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INSetMessageAttributeIntentHandling {
    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        note(intent)
        return INSetMessageAttributeIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INSendPaymentIntentHandling {
    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        note(intent)
        return INSendPaymentIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INRequestPaymentIntentHandling {
    func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
        note(intent)
        return INRequestPaymentIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INPayBillIntentHandling {
    func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
        note(intent)
        return INPayBillIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INTransferMoneyIntentHandling {
    func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
        note(intent)
        return INTransferMoneyIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INSearchForAccountsIntentHandling {
    func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
        note(intent)
        return INSearchForAccountsIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INSearchForBillsIntentHandling {
    func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
        note(intent)
        return INSearchForBillsIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INSearchForPhotosIntentHandling {
    func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
        note(intent)
        return INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: nil)
    }
}

extension EverySystemHandler: INStartPhotoPlaybackIntentHandling {
    func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse {
        note(intent)
        return INStartPhotoPlaybackIntentResponse(code: .continueInApp, userActivity: nil)
    }
}

extension EverySystemHandler: INListRideOptionsIntentHandling {
    func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
        note(intent)
        return INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INRequestRideIntentHandling {
    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        note(intent)
        return INRequestRideIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INGetRideStatusIntentHandling {
    func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
        note(intent)
        return INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    }

    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)
    {
        self.observer = observer
        observer.didUpdate(getRideStatus: INGetRideStatusIntentResponse(code: .success, userActivity: nil))
    }

    func stopSendingUpdates(for intent: INGetRideStatusIntent) { observer = nil }
}

extension EverySystemHandler: INCancelRideIntentHandling {
    func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
        note(intent)
        return INCancelRideIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INSendRideFeedbackIntentHandling {
    func handle(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse {
        note(intent)
        return INSendRideFeedbackIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INStartWorkoutIntentHandling {
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        note(intent)
        return INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INPauseWorkoutIntentHandling {
    func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
        note(intent)
        return INPauseWorkoutIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INResumeWorkoutIntentHandling {
    func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
        note(intent)
        return INResumeWorkoutIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INEndWorkoutIntentHandling {
    func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
        note(intent)
        return INEndWorkoutIntentResponse(code: .success, userActivity: nil)
    }
}

extension EverySystemHandler: INCancelWorkoutIntentHandling {
    func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
        note(intent)
        return INCancelWorkoutIntentResponse(code: .success, userActivity: nil)
    }
}
