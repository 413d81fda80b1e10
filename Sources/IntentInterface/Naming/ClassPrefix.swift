/// The prefix of generated class names. It isn't added to class names that the definition sets.
package struct ClassPrefix: Hashable, Sendable {
    /// The valid prefixes, for a message about one that isn't valid.
    package static let validValues = "ASCII letters, digits and '_', not starting with a digit"

    /// The text; empty for no prefix.
    package let text: String

    /// Creates an empty prefix.
    package init() {
        text = ""
    }

    /// Creates a prefix from a text; `nil` if an identifier can't start with the text.
    package init?(_ text: String) {
        let isValid = text.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        }
        guard isValid, text.first?.isNumber != true else { return nil }
        self.text = text
    }
}
