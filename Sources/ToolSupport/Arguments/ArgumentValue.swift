import Basics

/// A type whose values can be given as arguments.
package protocol ArgumentValue {
    /// The valid values, if they can be listed.
    static var choices: [String] { get }

    /// The description of the valid values, for a message about an invalid one.
    static var validValues: String { get }

    /// Creates a value from its text; `nil` if the text isn't valid.
    init?(argument: String)

    /// The value as a default in the help; `nil` if there is nothing to show.
    var defaultText: String? { get }
}

extension ArgumentValue {
    package static var choices: [String] { [] }
    package static var validValues: String { quotedList(choices) }
}

extension String: ArgumentValue {
    package init?(argument: String) {
        self = argument
    }

    package var defaultText: String? { isEmpty ? nil : self }
}

extension Optional: ArgumentValue where Wrapped: ArgumentValue {
    package static var choices: [String] { Wrapped.choices }
    package static var validValues: String { Wrapped.validValues }

    package init?(argument: String) {
        guard let value = Wrapped(argument: argument) else { return nil }
        self = value
    }

    package var defaultText: String? { self?.defaultText }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable {
    package static var choices: [String] { allCases.map(\.rawValue) }

    package init?(argument: String) {
        self.init(rawValue: argument)
    }

    package var defaultText: String? { rawValue }
}
