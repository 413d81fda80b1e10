public import Foundation

/// The domain of the errors of this module.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// An error of the intents system.
///
/// `catch INIntentError.requestTimedOut` works as with the system's framework. A conversion to `NSError` keeps the
/// domain and the code; outside Apple's platforms, an `NSError` can't be converted back.
public struct INIntentError: Error, @unchecked Sendable {
    /// The code of the error.
    public let code: Code
    // Unchecked: as in an `NSError`, the contents don't change after the error is created.
    /// More information about the error, under Foundation's keys.
    public let userInfo: [String: Any]

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: The code of the error.
    ///   - userInfo: More information about the error, under Foundation's keys. The error's description is the value of
    ///     `NSLocalizedDescriptionKey`, or else the name of the code.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    /// Creates an error with a description for developers.
    package init(_ code: Code, description: String) {
        self.init(code, userInfo: [NSLocalizedDescriptionKey: description])
    }

    /// The description of the error, for developers.
    public var localizedDescription: String { userInfo[NSLocalizedDescriptionKey] as? String ?? "\(code)" }

    /// The domain of all these errors.
    public static var errorDomain: String { INIntentErrorDomain }
}

extension INIntentError: Hashable {
    /// Returns whether two errors have the same code and the same information.
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
    /// The number of the code.
    public var errorCode: Int { code.rawValue }

    /// More information about the error, including the description, under Foundation's keys.
    public var errorUserInfo: [String: Any] {
        userInfo.merging([NSLocalizedDescriptionKey: localizedDescription]) { given, _ in given }
    }
}

extension INIntentError: LocalizedError {
    /// The description of the error, for developers.
    public var errorDescription: String? { localizedDescription }
}

/// Returns whether an error has a code, for patterns in `catch` and `switch`.
public func ~= (code: INIntentError.Code, error: any Error) -> Bool {
    (error as? INIntentError)?.code == code
}

extension INIntentError {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// The operation on interactions isn't supported.
        case interactionOperationNotSupported = 1900
        /// An interaction couldn't be donated.
        case donatingInteraction = 1901
        /// Not all interactions could be deleted.
        case deletingAllInteractions = 1902
        /// Interactions couldn't be deleted by their identifiers.
        case deletingInteractionWithIdentifiers = 1903
        /// The interactions of a group couldn't be deleted.
        case deletingInteractionWithGroupIdentifier = 1904
        /// More than one extension declares the intent.
        case intentSupportedByMultipleExtension = 2001
        /// An extension restricts an intent that it doesn't support.
        case restrictedIntentsNotSupportedByExtension = 2002
        /// The intent doesn't have a handler.
        case noHandlerProvidedForIntent = 2003
        /// The app doesn't declare the intent.
        case invalidIntentName = 2004
        /// No app can continue with the intent.
        case noAppAvailable = 2005
        /// The handler took too long.
        case requestTimedOut = 3001
        /// A value that the intent needs is missing.
        case missingInformation = 3002
        /// The vocabulary file isn't in the right folder.
        case invalidUserVocabularyFileLocation = 4000
        /// The extension took too long to start.
        case extensionLaunchingTimeout = 5000
        /// The extension couldn't be started.
        case extensionBringUpFailed = 5001
        /// An image has a problem.
        case imageGeneric = 6000
        /// No service can deliver the image.
        case imageNoServiceAvailable = 6001
        /// The image couldn't be stored.
        case imageStorageFailed = 6002
        /// The image couldn't be loaded.
        case imageLoadingFailed = 6003
        /// The image couldn't be fetched.
        case imageRetrievalFailed = 6004
        /// The image refers to itself.
        case imageProxyLoop = 6005
        /// The proxy of the image isn't valid.
        case imageProxyInvalid = 6006
        /// The proxy of the image took too long.
        case imageProxyTimeout = 6007
        /// The service that delivers the image failed.
        case imageServiceFailure = 6008
        /// The image couldn't be scaled.
        case imageScalingFailed = 6009
        /// The user denied permission.
        case permissionDenied = 6010
        /// A voice shortcut couldn't be created.
        case voiceShortcutCreationFailed = 7000
        /// Voice shortcuts couldn't be read.
        case voiceShortcutGetFailed = 7001
        /// A voice shortcut couldn't be deleted.
        case voiceShortcutDeleteFailed = 7002
        /// An object couldn't be encoded.
        case encodingGeneric = 8000
        /// Encoding failed.
        case encodingFailed = 8001
        /// An object couldn't be decoded.
        case decodingGeneric = 9000
        /// An app intent couldn't be represented.
        case unableToCreateAppIntentRepresentation = 10000
        /// The app intent doesn't exist.
        case noAppIntent = 10001
    }
}

// As with the system's framework, the short names on the error are codes, so that they match in `catch`.
extension INIntentError {
    /// The operation on interactions isn't supported.
    public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
    /// An interaction couldn't be donated.
    public static var donatingInteraction: Code { .donatingInteraction }
    /// Not all interactions could be deleted.
    public static var deletingAllInteractions: Code { .deletingAllInteractions }
    /// Interactions couldn't be deleted by their identifiers.
    public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
    /// The interactions of a group couldn't be deleted.
    public static var deletingInteractionWithGroupIdentifier: Code { .deletingInteractionWithGroupIdentifier }
    /// More than one extension declares the intent.
    public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
    /// An extension restricts an intent that it doesn't support.
    public static var restrictedIntentsNotSupportedByExtension: Code { .restrictedIntentsNotSupportedByExtension }
    /// The intent doesn't have a handler.
    public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
    /// The app doesn't declare the intent.
    public static var invalidIntentName: Code { .invalidIntentName }
    /// No app can continue with the intent.
    public static var noAppAvailable: Code { .noAppAvailable }
    /// The handler took too long.
    public static var requestTimedOut: Code { .requestTimedOut }
    /// A value that the intent needs is missing.
    public static var missingInformation: Code { .missingInformation }
    /// The vocabulary file isn't in the right folder.
    public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }
    /// The extension took too long to start.
    public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
    /// The extension couldn't be started.
    public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
    /// An image has a problem.
    public static var imageGeneric: Code { .imageGeneric }
    /// No service can deliver the image.
    public static var imageNoServiceAvailable: Code { .imageNoServiceAvailable }
    /// The image couldn't be stored.
    public static var imageStorageFailed: Code { .imageStorageFailed }
    /// The image couldn't be loaded.
    public static var imageLoadingFailed: Code { .imageLoadingFailed }
    /// The image couldn't be fetched.
    public static var imageRetrievalFailed: Code { .imageRetrievalFailed }
    /// The image refers to itself.
    public static var imageProxyLoop: Code { .imageProxyLoop }
    /// The proxy of the image isn't valid.
    public static var imageProxyInvalid: Code { .imageProxyInvalid }
    /// The proxy of the image took too long.
    public static var imageProxyTimeout: Code { .imageProxyTimeout }
    /// The service that delivers the image failed.
    public static var imageServiceFailure: Code { .imageServiceFailure }
    /// The image couldn't be scaled.
    public static var imageScalingFailed: Code { .imageScalingFailed }
    /// The user denied permission.
    public static var permissionDenied: Code { .permissionDenied }
    /// A voice shortcut couldn't be created.
    public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }
    /// Voice shortcuts couldn't be read.
    public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
    /// A voice shortcut couldn't be deleted.
    public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }
    /// An object couldn't be encoded.
    public static var encodingGeneric: Code { .encodingGeneric }
    /// Encoding failed.
    public static var encodingFailed: Code { .encodingFailed }
    /// An object couldn't be decoded.
    public static var decodingGeneric: Code { .decodingGeneric }
    /// An app intent couldn't be represented.
    public static var unableToCreateAppIntentRepresentation: Code { .unableToCreateAppIntentRepresentation }
    /// The app intent doesn't exist.
    public static var noAppIntent: Code { .noAppIntent }
}
