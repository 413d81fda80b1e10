public import Foundation

/// The domain of the errors of this module.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// An error of the intents system.
///
/// `catch INIntentError.requestTimedOut` works as with the system's framework. Converting it to `NSError` keeps domain
/// and code; converting back is not possible outside Apple's platforms.
public struct INIntentError: Error, @unchecked Sendable {
    /// What went wrong.
    public let code: Code
    // Unchecked: as in an `NSError`, what is inside isn't changed after the error was made.
    /// What else is known, under Foundation's keys.
    public let userInfo: [String: Any]

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: What went wrong.
    ///   - userInfo: What else is known, under Foundation's keys. The error's description is that under
    ///     `NSLocalizedDescriptionKey`, else the code's name.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    /// Creates an error with words for a developer.
    package init(_ code: Code, description: String) {
        self.init(code, userInfo: [NSLocalizedDescriptionKey: description])
    }

    /// What went wrong, in words for a developer.
    public var localizedDescription: String { userInfo[NSLocalizedDescriptionKey] as? String ?? "\(code)" }

    /// The domain of all these errors.
    public static var errorDomain: String { INIntentErrorDomain }
}

extension INIntentError: Hashable {
    /// Whether two errors have the same code and are known as much about.
    public static func == (one: INIntentError, other: INIntentError) -> Bool {
        one.code == other.code
            && NSDictionary(dictionary: one.userInfo) == NSDictionary(dictionary: other.userInfo)
    }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
    }
}

extension INIntentError: CustomNSError {
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// What else is known, with the description under Foundation's key for it.
    public var errorUserInfo: [String: Any] {
        userInfo.merging([NSLocalizedDescriptionKey: localizedDescription]) { given, _ in given }
    }
}

extension INIntentError: LocalizedError {
    /// What went wrong, in words for a developer.
    public var errorDescription: String? { localizedDescription }
}

/// Matches an error by its code, in `catch` and `switch`.
public func ~= (code: INIntentError.Code, error: any Error) -> Bool {
    (error as? INIntentError)?.code == code
}

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
