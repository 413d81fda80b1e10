// As with the system's framework, the short names on the error are codes, so that they match in `catch`.
extension INIntentError {
    /// The operation on interactions is not supported.
    public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
    /// An interaction could not be donated.
    public static var donatingInteraction: Code { .donatingInteraction }
    /// Not all interactions could be deleted.
    public static var deletingAllInteractions: Code { .deletingAllInteractions }
    /// Interactions could not be deleted by their identifiers.
    public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
    /// The interactions of a group could not be deleted.
    public static var deletingInteractionWithGroupIdentifier: Code { .deletingInteractionWithGroupIdentifier }
    /// More than one extension declares the intent.
    public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
    /// An extension restricts an intent that it does not support.
    public static var restrictedIntentsNotSupportedByExtension: Code { .restrictedIntentsNotSupportedByExtension }
    /// There is no handler for the intent.
    public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
    /// There is no intent of that name.
    public static var invalidIntentName: Code { .invalidIntentName }
    /// There is no app for the intent.
    public static var noAppAvailable: Code { .noAppAvailable }
    /// The handler took too long.
    public static var requestTimedOut: Code { .requestTimedOut }
    /// A value that the intent needs is missing.
    public static var missingInformation: Code { .missingInformation }
    /// The vocabulary file is not where it must be.
    public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }
    /// The extension took too long to start.
    public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
    /// The extension could not be started.
    public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
    /// Something is wrong with a picture.
    public static var imageGeneric: Code { .imageGeneric }
    /// No service can deliver the picture.
    public static var imageNoServiceAvailable: Code { .imageNoServiceAvailable }
    /// The picture could not be stored.
    public static var imageStorageFailed: Code { .imageStorageFailed }
    /// The picture could not be loaded.
    public static var imageLoadingFailed: Code { .imageLoadingFailed }
    /// The picture could not be fetched.
    public static var imageRetrievalFailed: Code { .imageRetrievalFailed }
    /// The picture refers to itself.
    public static var imageProxyLoop: Code { .imageProxyLoop }
    /// What stands for the picture is not valid.
    public static var imageProxyInvalid: Code { .imageProxyInvalid }
    /// What stands for the picture took too long.
    public static var imageProxyTimeout: Code { .imageProxyTimeout }
    /// The service that delivers the picture failed.
    public static var imageServiceFailure: Code { .imageServiceFailure }
    /// The picture could not be scaled.
    public static var imageScalingFailed: Code { .imageScalingFailed }
    /// The user did not permit it.
    public static var permissionDenied: Code { .permissionDenied }
    /// A voice shortcut could not be created.
    public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }
    /// Voice shortcuts could not be read.
    public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
    /// A voice shortcut could not be deleted.
    public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }
    /// Something could not be encoded.
    public static var encodingGeneric: Code { .encodingGeneric }
    /// Encoding failed.
    public static var encodingFailed: Code { .encodingFailed }
    /// Something could not be decoded.
    public static var decodingGeneric: Code { .decodingGeneric }
    /// An app intent could not be represented.
    public static var unableToCreateAppIntentRepresentation: Code { .unableToCreateAppIntentRepresentation }
    /// There is no app intent.
    public static var noAppIntent: Code { .noAppIntent }
}
