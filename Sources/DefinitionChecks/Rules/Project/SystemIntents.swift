import DefinitionDiagnostics

/// The classes of the system's own intents, by their names without `IN` and `Intent`.
enum SystemIntents {
    /// Whether a class is named as the system's are: `INPlayMediaIntent`.
    static func isNamedAsOne(_ name: String) -> Bool { stem(of: name) != nil }

    /// The class that a name was most likely meant for; `nil` for one that is right, or like none of them.
    static func suggestion(for name: String) -> String? {
        guard let stem = stem(of: name), !stems.contains(stem) else { return nil }
        return stems.nearest(to: stem).map { "IN\($0)Intent" }
    }

    private static func stem(of name: String) -> String? {
        guard name.hasPrefix("IN"), name.hasSuffix("Intent"), name.dropFirst(2).first?.isUppercase == true else {
            return nil
        }
        return name.count > 8 ? String(name.dropFirst(2).dropLast(6)) : nil
    }

    private static let stems = [
        "ActivateCarSignal", "AddMedia", "AddTasks", "AnswerCall", "AppendToNote", "BookRestaurantReservation",
        "CancelRide", "CancelWorkout", "CreateNote", "CreateTaskList", "DeleteTasks", "EditMessage", "EndWorkout",
        "GetAvailableRestaurantReservationBookingDefaults", "GetAvailableRestaurantReservationBookings",
        "GetCarLockStatus", "GetCarPowerLevelStatus", "GetReservationDetails", "GetRestaurantGuest", "GetRideStatus",
        "GetUserCurrentRestaurantReservationBookings", "GetVisualCode", "HangUpCall", "ListCars", "ListRideOptions",
        "PauseWorkout", "PayBill", "PlayMedia", "RequestPayment", "RequestRide", "ResumeWorkout", "SaveProfileInCar",
        "SearchCallHistory", "SearchForAccounts", "SearchForBills", "SearchForMedia", "SearchForMessages",
        "SearchForNotebookItems", "SearchForPhotos", "SendMessage", "SendPayment", "SendRideFeedback",
        "SetAudioSourceInCar", "SetCarLockStatus", "SetClimateSettingsInCar", "SetDefrosterSettingsInCar",
        "SetMessageAttribute", "SetProfileInCar", "SetRadioStation", "SetSeatSettingsInCar", "SetTaskAttribute",
        "ShareFocusStatus", "SnoozeTasks", "StartAudioCall", "StartCall", "StartPhotoPlayback", "StartVideoCall",
        "StartWorkout", "TransferMoney", "UnsendMessages", "UpdateMediaAffinity",
    ]
}
