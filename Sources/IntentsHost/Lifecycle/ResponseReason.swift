/// The reasons for which apps don't do what the system's intents ask for, by the names of response codes.
enum ResponseReason: String, CaseIterable, Sendable {
    case account
    case airplane
    case setup
    case bill
    case call
    case service
    case password
    case contact
    case credentials
    case funds
    case number
    case streams
    case attribute
    case message
    case messages
    case bank
    case workout
    case unplayed
    case eligible
    case ongoing
    case maximum
    case minimum
    case currency
    case feedback
    case area
    case ride
    case schedule
    case restricted
    case terms
    case device
    case media
    case confirmation

    /// Creates the reason that a response code states; `nil` for a code that says only that the request failed.
    init?(code: String) {
        guard let reason = Self.codes[code] else { return nil }
        self = reason
    }

    private static let codes: [String: ResponseReason] = [
        "failureAccountNotFound": .account,
        "failureAirplaneModeEnabled": .airplane,
        "failureAppConfigurationRequired": .setup,
        "failureBillNotFound": .bill,
        "failureCallInProgress": .call,
        "failureCallingServiceNotAvailable": .service,
        "failureMessageServiceNotAvailable": .service,
        "failureRequiringAppLaunchServiceTemporarilyUnavailable": .service,
        "failureCannotUpdatePasswordProtectedNote": .password,
        "failureContactNotSupportedByApp": .contact,
        "failureCredentialsUnverified": .credentials,
        "failureRequiringAppLaunchMustVerifyCredentials": .credentials,
        "failureInsufficientFunds": .funds,
        "failureInvalidNumber": .number,
        "failureNoValidNumber": .number,
        "failureMaxStreamLimitReached": .streams,
        "failureMessageAttributeNotSet": .attribute,
        "failureMessageNotFound": .message,
        "failureMessageTooManyResults": .messages,
        "failureNoBankAccount": .bank,
        "failureNoMatchingWorkout": .workout,
        "failureNoUnplayedContent": .unplayed,
        "failureNotEligible": .eligible,
        "failureOngoingWorkout": .ongoing,
        "failurePaymentsAmountAboveMaximum": .maximum,
        "failurePaymentsAmountBelowMinimum": .minimum,
        "failurePaymentsCurrencyUnsupported": .currency,
        "failurePreviousRideNeedsFeedback": .feedback,
        "failureRequiringAppLaunchNoServiceInArea": .area,
        "failureRequiringAppLaunchPreviousRideNeedsCompletion": .ride,
        "failureRequiringAppLaunchRideScheduledTooFar": .schedule,
        "failureRestrictedContent": .restricted,
        "failureTermsAndConditionsAcceptanceRequired": .terms,
        "failureUnableToHandOff": .device,
        "failureUnknownMediaType": .media,
        "userConfirmationRequired": .confirmation,
    ]
}
