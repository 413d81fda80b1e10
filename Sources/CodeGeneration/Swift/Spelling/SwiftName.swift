import IntentInterface

extension String {
    /// The name of a property, an argument or a case, in back-ticks where Swift reads it as something else.
    var swiftMember: String {
        SwiftKeywords.members.contains(self) ? "`\(self)`" : self
    }

    /// The name of a class, an enum or a protocol, in back-ticks where Swift reads it as something else.
    var swiftType: String {
        SwiftKeywords.types.contains(self) ? "`\(self)`" : self
    }
}
