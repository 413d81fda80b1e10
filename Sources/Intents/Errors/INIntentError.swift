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
