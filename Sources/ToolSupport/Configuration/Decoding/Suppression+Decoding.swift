import Basics
import IntentDefinition

extension Suppression {
    /// The keys of a suppression.
    enum Key: String, ConfigurationKey {
        case rule, path, at, reason
    }
}

extension ConfigurationDecoder {
    private static let required: KeyValuePairs<Suppression.Key, String> = [
        .rule: #""response-placeholder""#, .path: #""Shop.intentdefinition""#,
    ]

    /// Reads one of the suppressions.
    mutating func suppression(_ node: JSONNode) -> Suppression? {
        let members = members(of: node, as: Suppression.Key.self, required: Self.required)
        let texts = members.reduce(into: [Suppression.Key: Located<String>]()) { texts, member in
            texts[member.key] = text(member.value)
        }
        guard let name = texts[.rule], let path = texts[.path], let rule = rule(name) else { return nil }
        return Suppression(
            rule: rule,
            path: path,
            element: texts[.at],
            reason: texts[.reason]?.value,
            position: node.position
        )
    }
}
