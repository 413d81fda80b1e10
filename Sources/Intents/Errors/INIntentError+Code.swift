extension INIntentError {
    /// What went wrong, by its number.
    public enum Code: Int, Sendable {
        /// The operation on interactions is not supported.
        case interactionOperationNotSupported = 1900
        /// An interaction could not be donated.
        case donatingInteraction = 1901
        /// Not all interactions could be deleted.
        case deletingAllInteractions = 1902
        /// Interactions could not be deleted by their identifiers.
        case deletingInteractionWithIdentifiers = 1903
        /// The interactions of a group could not be deleted.
        case deletingInteractionWithGroupIdentifier = 1904
        /// More than one extension declares the intent.
        case intentSupportedByMultipleExtension = 2001
        /// An extension restricts an intent that it does not support.
        case restrictedIntentsNotSupportedByExtension = 2002
        /// There is no handler for the intent.
        case noHandlerProvidedForIntent = 2003
        /// There is no intent of that name.
        case invalidIntentName = 2004
        /// There is no app for the intent.
        case noAppAvailable = 2005
        /// The handler took too long.
        case requestTimedOut = 3001
        /// A value that the intent needs is missing.
        case missingInformation = 3002
        /// The vocabulary file is not where it must be.
        case invalidUserVocabularyFileLocation = 4000
        /// The extension took too long to start.
        case extensionLaunchingTimeout = 5000
        /// The extension could not be started.
        case extensionBringUpFailed = 5001
        /// Something is wrong with a picture.
        case imageGeneric = 6000
        /// No service can deliver the picture.
        case imageNoServiceAvailable = 6001
        /// The picture could not be stored.
        case imageStorageFailed = 6002
        /// The picture could not be loaded.
        case imageLoadingFailed = 6003
        /// The picture could not be fetched.
        case imageRetrievalFailed = 6004
        /// The picture refers to itself.
        case imageProxyLoop = 6005
        /// What stands for the picture is not valid.
        case imageProxyInvalid = 6006
        /// What stands for the picture took too long.
        case imageProxyTimeout = 6007
        /// The service that delivers the picture failed.
        case imageServiceFailure = 6008
        /// The picture could not be scaled.
        case imageScalingFailed = 6009
        /// The user did not permit it.
        case permissionDenied = 6010
        /// A voice shortcut could not be created.
        case voiceShortcutCreationFailed = 7000
        /// Voice shortcuts could not be read.
        case voiceShortcutGetFailed = 7001
        /// A voice shortcut could not be deleted.
        case voiceShortcutDeleteFailed = 7002
        /// Something could not be encoded.
        case encodingGeneric = 8000
        /// Encoding failed.
        case encodingFailed = 8001
        /// Something could not be decoded.
        case decodingGeneric = 9000
        /// An app intent could not be represented.
        case unableToCreateAppIntentRepresentation = 10000
        /// There is no app intent.
        case noAppIntent = 10001
    }
}
