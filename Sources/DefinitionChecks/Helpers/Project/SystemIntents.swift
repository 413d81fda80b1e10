import Basics
import IntentInterface

/// The classes of the system's own intents.
enum SystemIntents {
    /// Whether a class is named like those of the system, such as `INPlayMediaIntent`.
    static func isNamedAsOne(_ name: String) -> Bool { stem(of: name) != nil }

    /// Returns the system class that a misspelled name was most likely meant for; `nil` if the name is right or isn't like
    /// any class.
    static func suggestion(for name: String) -> String? {
        guard let stem = stem(of: name), !IntentsNames.intentStems.contains(stem) else { return nil }
        return IntentsNames.intentStems.nearest(to: stem).map { "IN\($0)Intent" }
    }

    private static func stem(of name: String) -> String? {
        guard name.hasPrefix("IN"), name.hasSuffix("Intent"), name.dropFirst(2).first?.isUppercase == true else {
            return nil
        }
        return name.count > 8 ? String(name.dropFirst(2).dropLast(6)) : nil
    }
}
