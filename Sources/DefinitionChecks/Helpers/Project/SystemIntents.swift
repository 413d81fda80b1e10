import Basics
import IntentInterface

/// The classes of the system's own intents, by their names without `IN` and `Intent`.
enum SystemIntents {
    /// Whether a class is named as the system's are: `INPlayMediaIntent`.
    static func isNamedAsOne(_ name: String) -> Bool { stem(of: name) != nil }

    /// The class that a name was most likely meant for; `nil` for one that is right, or like none of them.
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
