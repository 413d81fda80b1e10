import IntentInterface

extension String {
    /// The name of a property, an argument or a case, in backticks if it is a keyword.
    var swiftMember: String {
        SwiftKeywords.members.contains(self) ? "`\(self)`" : self
    }

    /// The name of a class, an enum or a protocol, in backticks if it is a keyword.
    var swiftType: String {
        SwiftKeywords.types.contains(self) ? "`\(self)`" : self
    }
}
