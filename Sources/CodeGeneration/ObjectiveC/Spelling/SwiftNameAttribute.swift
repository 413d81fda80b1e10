/// The attribute that gives an imported method the name of the method in generated Swift.
///
/// Clang accepts only ASCII names in the attribute. Methods with other names don't have it, and get the name that
/// Swift derives. Apple's compiler doesn't write the attribute for properties and enum constants.
enum SwiftNameAttribute {
    /// Returns the attribute of a method, given its name with argument labels.
    static func method(_ name: String) -> String? {
        name.utf8.allSatisfy { $0 < 0x80 } ? "NS_SWIFT_NAME(\(name))" : nil
    }
}
