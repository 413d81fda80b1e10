public import Foundation

/// An error of a store.
public enum IntentStoreError: Error, Hashable {
    /// The file is damaged. It was renamed, so that the next request starts an empty one; `keptAs` is `nil` if it
    /// couldn't be renamed.
    case damaged(file: String, keptAs: String?)
    /// A newer version of this package wrote the file.
    case newerSchema(file: String, version: Int, supported: Int)
    /// The file can't be read or written now.
    case unavailable(file: String, reason: String)
    /// An object can't be stored, or its stored form can't be read.
    case unsupported(String)
}

extension IntentStoreError: CustomStringConvertible, LocalizedError {
    /// The problem, and the way to fix it.
    public var description: String {
        switch self {
        case .damaged(let file, let kept?): "the store '\(file)' is damaged; it was renamed to '\(kept)'"
        case .damaged(let file, nil): "the store '\(file)' is damaged and can't be renamed; move it away"
        case .newerSchema(let file, let version, let supported):
            "the store '\(file)' has version \(version), newer than \(supported); update this program"
        case .unavailable(let file, let reason): "the store '\(file)' can't be used: \(reason)"
        case .unsupported(let reason): reason
        }
    }

    /// The problem, and the way to fix it.
    public var errorDescription: String? { description }
}
