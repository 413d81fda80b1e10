import Basics
import IntentDefinition

extension CheckConfiguration {
    /// The keys of the member `check`.
    enum Key: String, ConfigurationKey {
        case severities, locales, minimumOS, excludedPaths, strict, suppressions
    }

    /// Whether a text looks like the identifier of a locale: ASCII letters and digits in parts joined by `-` or `_`.
    fileprivate static func locale(_ text: String) -> String? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isValid = parts.allSatisfy { part in
            !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        return isValid ? text : nil
    }
}

extension Platform: ConfigurationKey {}

extension ConfigurationDecoder {
    /// Reads the member `check`.
    mutating func checks(_ node: JSONNode) -> CheckConfiguration {
        var checks = CheckConfiguration()
        for (key, value) in members(of: node, as: CheckConfiguration.Key.self) {
            switch key {
            case .severities: checks.severities = severities(value)
            case .locales: checks.locales = list(value) { $0.locale($1) }
            case .minimumOS: checks.minimumOS = minimumOS(value)
            case .excludedPaths: checks.excludedPaths = list(value) { $0.text($1) }
            case .strict: checks.isStrict = boolean(value)
            case .suppressions: checks.suppressions = list(value) { $0.suppression($1) }
            }
        }
        return checks
    }

    private mutating func severities(_ node: JSONNode) -> [CheckConfiguration.RuleSetting] {
        (members(of: node) ?? []).compactMap { member in
            guard let severity: CheckConfiguration.RuleSeverity = choice(member.value), let rule = rule(member.key)
            else { return nil }
            return CheckConfiguration.RuleSetting(rule: rule, severity: severity)
        }
    }

    /// The rule with a name; `nil` for a name of none, which is an error.
    mutating func rule(_ name: Located<String>) -> Located<Diagnostic.ID>? {
        guard let id = Diagnostic.ID(rawValue: name.value) else {
            let hint = hasRoom ? suggestion(for: name.value, among: Diagnostic.ID.allCases.map(\.rawValue)) : ""
            let message = "there is no rule '\(name.value)'; 'intentc explain' lists all\(hint)"
            report(.configurationValue, message, at: name.position)
            return nil
        }
        return Located(id, at: name.position)
    }

    private mutating func locale(_ node: JSONNode) -> Located<String>? {
        value(node, CheckConfiguration.locale, validValues: "identifiers of locales, such as 'de' or 'pt-BR'")
    }

    private mutating func minimumOS(_ node: JSONNode) -> [Platform: Located<OSVersion>] {
        members(of: node, as: Platform.self).reduce(into: [:]) { versions, member in
            versions[member.key] = value(member.value, OSVersion.init, validValues: OSVersion.validValues)
        }
    }
}
