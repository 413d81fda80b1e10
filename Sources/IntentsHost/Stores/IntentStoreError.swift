public import Foundation

/// Why a store could not do what was asked.
public enum IntentStoreError: Error, Hashable {
    /// The file does not hold what it should. It was renamed, so that the next request starts an empty one;
    /// `keptAs` is `nil` where that was not possible.
    case damaged(file: String, keptAs: String?)
    /// A newer version of this package wrote the file.
    case newerSchema(file: String, version: Int, supported: Int)
    /// The file cannot be read or written now.
    case unavailable(file: String, reason: String)
    /// What should be stored, or what is stored, has no other form.
    case unsupported(String)
}

extension IntentStoreError: CustomStringConvertible, LocalizedError {
    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .damaged(let file, let kept?): "the store '\(file)' is damaged; it was kept as '\(kept)'"
        case .damaged(let file, nil): "the store '\(file)' is damaged, and could not be renamed; move it away"
        case .newerSchema(let file, let version, let supported):
            "the store '\(file)' has version \(version), newer than \(supported); update this program"
        case .unavailable(let file, let reason): "the store '\(file)' cannot be used: \(reason)"
        case .unsupported(let reason): reason
        }
    }

    /// What happened, and what to do.
    public var errorDescription: String? { description }
}
