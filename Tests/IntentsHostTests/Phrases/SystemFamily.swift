import Intents

/// The intent classes of the families, by the names of the families on the page about phrases.
enum SystemFamily {
    static let all: [String: [INIntent.Type]] = [
        "Messages": [INSendMessageIntent.self, INSearchForMessagesIntent.self, INSetMessageAttributeIntent.self],
        "Calls": [INStartCallIntent.self, INSearchCallHistoryIntent.self],
        "Payments": [
            INSendPaymentIntent.self, INRequestPaymentIntent.self, INPayBillIntent.self, INTransferMoneyIntent.self,
            INSearchForAccountsIntent.self, INSearchForBillsIntent.self,
        ],
        "Rides": [
            INRequestRideIntent.self, INListRideOptionsIntent.self, INGetRideStatusIntent.self, INCancelRideIntent.self,
            INSendRideFeedbackIntent.self,
        ],
        "Photos": [INSearchForPhotosIntent.self, INStartPhotoPlaybackIntent.self],
        "Workouts": [
            INStartWorkoutIntent.self, INPauseWorkoutIntent.self, INResumeWorkoutIntent.self, INEndWorkoutIntent.self,
            INCancelWorkoutIntent.self,
        ],
        "Media": [
            INPlayMediaIntent.self, INAddMediaIntent.self, INSearchForMediaIntent.self,
            INUpdateMediaAffinityIntent.self,
        ],
        "Lists and notes": [
            INAddTasksIntent.self, INCreateTaskListIntent.self, INCreateNoteIntent.self, INAppendToNoteIntent.self,
            INSetTaskAttributeIntent.self, INSearchForNotebookItemsIntent.self, INDeleteTasksIntent.self,
        ],
    ]

    /// The classes of all families.
    static let intents = all.sorted { $0.key < $1.key }.flatMap(\.value)
}
