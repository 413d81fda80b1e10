import Foundation

extension String {
    /// The text of a piece of HTML on one line: without tags, and with characters in place of references to them.
    var plainText: String {
        replacing(/<[^<>]*>/, with: "")
            .replacing(/&(#x?[0-9A-Fa-f]+|[a-z]+);/) { match in Self.character(named: match.1) ?? String(match.0) }
            .replacing(/[\s\p{Cc}]+/, with: " ")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func character(named name: Substring) -> String? {
        let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…"]
        guard name.hasPrefix("#") else { return named[String(name)] }
        let isHexadecimal = name.hasPrefix("#x")
        let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
