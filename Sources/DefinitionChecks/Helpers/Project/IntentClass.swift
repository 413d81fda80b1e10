import Basics
import IntentDefinition
import IntentInterface

/// A custom intent by the class that the system knows it by.
struct IntentClass {
    /// The name of the class, such as `OrderSoupIntent`.
    var className: String
    /// The name of the intent.
    var name: String
    /// The intent.
    var intent: Intent
    /// The place that the class comes from: that of its own name, or else that of the intent's.
    var location: SourceLocation

    /// Messages call the intent so.
    var title: String { "intent '\(name)'" }
}

extension CheckedDefinition {
    /// The classes of the custom intents, those included that generate nothing here.
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
    /// The class as the definition alone decides it, without a prefix that the user gives.
    var ownClassName: String? {
        if let className, !className.value.isEmpty { return className.value }
        return name.map { $0.value + "Intent" }
    }
}
