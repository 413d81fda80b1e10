import Basics
import IntentDefinition
import IntentInterface

/// A custom intent with its class, by which the system identifies it.
struct IntentClass {
    /// The name of the class, such as `OrderSoupIntent`.
    var className: String
    /// The name of the intent.
    var name: String
    /// The intent.
    var intent: Intent
    /// The location of the class name or, if it isn't set, of the intent's name.
    var location: SourceLocation

    /// The intent in messages.
    var title: String { "intent '\(name)'" }
}

extension CheckedDefinition {
    /// The classes of the custom intents, including those that generate no code here.
    var intentClasses: [IntentClass] {
        let generated = Dictionary((interface?.intents ?? []).map { ($0.name, $0.className) }) { first, _ in first }
        return customIntents.compactMap { intent in
            guard let name = intent.name, let className = generated[name.value] ?? intent.ownClassName else {
                return nil
            }

            let explicit = intent.className.flatMap { $0.value.isEmpty ? nil : $0.position }
            let location = SourceLocation(file: file, position: explicit ?? name.position)
            return IntentClass(className: className, name: name.value, intent: intent, location: location)
        }
    }
}

extension Intent {
    /// The class according to the definition alone, without a prefix from the user.
    var ownClassName: String? {
        if let className, !className.value.isEmpty { return className.value }
        return name.map { $0.value + "Intent" }
    }
}
