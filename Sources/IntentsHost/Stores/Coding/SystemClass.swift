import Foundation

/// The classes of the system's intents and their values. The program may not contain them.
enum SystemClass {
    /// The module with the classes.
    private static let module = "SystemIntents"

    /// Returns a class by its name, such as `INSendMessageIntent`; `nil` if the program doesn't contain it.
    static func named(_ name: String) -> AnyClass? { NSClassFromString("\(module).\(name)") }
}
