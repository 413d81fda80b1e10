import IntentInterface

/// The attributes that give what is imported into Swift the names that generated Swift has.
///
/// Clang accepts no names beyond ASCII there; what has such a name gets none, and with that Swift's own choice.
enum SwiftNameAttribute {
    /// The attribute of a method, whose name holds its argument labels.
    static func method(_ name: String) -> String? {
        name.utf8.allSatisfy { $0 < 0x80 } ? "NS_SWIFT_NAME(\(name))" : nil
    }

    /// The attribute of a property; `nil` where Swift gives it its name anyway.
    ///
    /// - Parameter owner: The class that has the property. Swift shortens names of properties of their own class, and
    ///   puts what starts in upper case into lower case.
    static func property(_ property: PropertyDeclaration, of owner: String) -> String? {
        let isOfOwnClass = property.type == ValueType(.object(owner))
        return isOfOwnClass || !property.name.startsInLowerCase(count: 1) ? method(property.name) : nil
    }

    /// The attribute of an enum's constant; `nil` where Swift gives it its name anyway.
    ///
    /// Swift takes the enum's name away and puts the first word into lower case. That gives the name back where both
    /// are written in the usual way.
    static func constant(_ name: String, of enumName: String) -> String? {
        let isEnumPlain = enumName.utf8.last.map(\.isLowerCase) == true
        return isEnumPlain && name.startsInLowerCase(count: 2) ? nil : method(name)
    }
}

extension String {
    /// Whether the text starts with a number of lower-case letters of ASCII.
    fileprivate func startsInLowerCase(count: Int) -> Bool {
        let start = utf8.prefix(count)
        return start.count == count && start.allSatisfy(\.isLowerCase)
    }
}

extension UInt8 {
    fileprivate var isLowerCase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
