import Basics

/// A type whose values can be given as arguments.
package protocol ArgumentValue {
    /// All texts that are values, where they can be listed.
    static var choices: [String] { get }

    /// What texts are values, for a message about one that is not.
    static var validValues: String { get }

    /// Reads a value; `nil` for a text that is none.
    init?(argument: String)

    /// The value as a default in the help; `nil` where there is nothing to say.
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
