public import Foundation

/// The error for a file of a vocabulary that isn't valid.
public struct IntentVocabularyError: LocalizedError, Hashable, CustomStringConvertible {
    /// A problem in the file.
    public struct Problem: Hashable, Sendable {
        /// The place in the property list, such as `ParameterVocabularies[0].ParameterNames`; empty for the whole file.
        public let place: String
        /// The problem, and its remedy.
        public let text: String
    }

    /// The file.
    public let file: String
    /// The problems, in the order of the file.
    public let problems: [Problem]

    /// A line for each problem, with the file and the place.
    public var description: String {
        problems.map { problem in
            let place = problem.place.isEmpty ? "" : "\(problem.place): "
            return "\(file): error: \(place)\(problem.text)"
        }.joined(separator: "\n")
    }

    /// The same as the description.
    public var errorDescription: String? { description }
}
