/// The text before the names of generated declarations, which names of classes of their own replace.
package struct ClassPrefix: Hashable, Sendable {
    /// What texts are prefixes, for a message about one that is not.
    package static let validValues = "ASCII letters, digits and '_' that do not start with a digit"

    /// The text; empty for no prefix.
    package let text: String

    /// Creates no prefix.
    package init() {
        text = ""
    }

    /// Creates a prefix from a text; `nil` for a text that could not begin an identifier.
    package init?(_ text: String) {
        let isValid = text.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        }
        guard isValid, text.first?.isNumber != true else { return nil }
        self.text = text
    }
}
