/// A part of the tool that any bytes may be given to, and what must hold of what it makes of them.
///
/// The fuzzer gives targets what it makes up; the tests give them the files that once broke one.
package struct FuzzTarget: Sendable {
    /// The name, by which `Scripts/fuzz` and the folders of inputs call it.
    package let name: String
    /// Gives the part some bytes.
    ///
    /// - Throws: `Violation` where something does not hold that must.
    package let check: @Sendable (_ input: [UInt8]) throws -> Void

    /// All targets, in the order in which data runs through the tool.
    package static let all = [
        propertyList, binaryPropertyList, oldStylePropertyList, infoPropertyList, xcodeProject, settingsFile,
        configuration, stringsTable, pluralTable, stringCatalog, xliff, template, definition, compilation, checks,
        surroundings,
    ]
}

/// What does not hold of an input.
package struct Violation: Error, CustomStringConvertible {
    /// What should hold.
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Requires that something holds of an input.
func require(_ condition: Bool, _ statement: @autoclosure () -> String) throws {
    guard condition else { throw Violation(statement()) }
}

/// Requires that something is there.
func require<Value>(_ value: Value?, _ statement: @autoclosure () -> String) throws -> Value {
    guard let value else { throw Violation(statement()) }
    return value
}
