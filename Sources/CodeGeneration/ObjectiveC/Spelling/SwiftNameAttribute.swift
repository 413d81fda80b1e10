/// The attribute that gives an imported method the name that generated Swift has.
///
/// Clang accepts no names beyond ASCII there; a method with such a name gets no attribute, and with that Swift's own
/// choice. Properties and constants of enums have no attribute in the code of Apple's compiler either.
enum SwiftNameAttribute {
    /// The attribute of a method, whose name holds its argument labels.
    static func method(_ name: String) -> String? {
        name.utf8.allSatisfy { $0 < 0x80 } ? "NS_SWIFT_NAME(\(name))" : nil
    }
}
