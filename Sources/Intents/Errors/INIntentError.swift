public import Foundation

/// The domain of the errors of this module.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// An error of the intents system.
///
/// `catch INIntentError.requestTimedOut` works as with the system's framework. Converting it to `NSError` keeps domain
/// and code; converting back is not possible outside Apple's platforms.
public struct INIntentError: Error, Hashable {
    /// What went wrong.
    public let code: Code
    /// What went wrong, in words for a developer.
    public let localizedDescription: String

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: What went wrong.
    ///   - description: What went wrong, in words; without them the code's name stands for them.
    public init(_ code: Code, description: String? = nil) {
        self.code = code
        self.localizedDescription = description ?? "\(code)"
    }

    /// The domain of all these errors.
    public static var errorDomain: String { INIntentErrorDomain }
}

extension INIntentError: CustomNSError {
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// The description under Foundation's key for it.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
}

extension INIntentError: LocalizedError {
    /// What went wrong, in words for a developer.
    public var errorDescription: String? { localizedDescription }
}

/// Matches an error by its code, in `catch` and `switch`.
public func ~= (code: INIntentError.Code, error: any Error) -> Bool {
    (error as? INIntentError)?.code == code
}
