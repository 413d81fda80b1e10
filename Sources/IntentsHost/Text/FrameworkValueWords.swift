import Intents

extension NSObject {
    /// The properties by which people know a value of system intents, the best one first.
    private static let namingProperties = ["title", "nickname", "name", "content", "text", "displayName", "identifier"]

    /// The name of a value that only system intents have, for people; empty if the value has no name.
    var frameworkWords: String {
        if let date = self as? NSDate {
            return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate).formatted(.iso8601)
        }
        guard let object = self as? IntentValueObject else { return "" }
        let properties = type(of: object).intentMetadata
        for name in Self.namingProperties {
            switch properties.first(where: { $0.name == name })?.value(in: object) {
            case .string(let text)?: return text
            case .speakableString(let text)?: return text.spokenPhrase
            default: continue
            }
        }
        return ""
    }
}
