package import Basics
import IntentDefinition
import IntentInterface

extension Configuration {
    /// The keys of the file's object.
    enum Key: String, ConfigurationKey {
        /// The address of the schema, for editors. The tool ignores it.
        case schema = "$schema"
        case version, visibility, classPrefix, dialect, isolation, excludedIntents, check
    }

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - bytes: The file's content, of at most `byteLimit` bytes.
    ///   - file: The file's path, for diagnostics.
    ///   - diagnostics: Receives the errors. Every problem is an error.
    /// - Returns: `nil` after an error.
    package init?(_ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]) {
        var decoder = ConfigurationDecoder(file: file)
        defer { diagnostics += decoder.diagnostics }
        guard let node = decoder.json(bytes) else { return nil }
        self = decoder.configuration(node)
        if decoder.diagnostics.hasErrors { return nil }
    }
}

extension ConfigurationDecoder {
    fileprivate mutating func configuration(_ node: JSONNode) -> Configuration {
        var configuration = Configuration(file: file)
        for (key, value) in members(
            of: node,
            as: Configuration.Key.self,
            required: [.version: "\(Configuration.version)"]
        ) {
            switch key {
            case .schema: _ = text(value)
            case .version: checkVersion(value, is: Configuration.version)
            case .visibility: configuration.visibility = choice(value)
            case .classPrefix: configuration.classPrefix = classPrefix(value)
            case .dialect: configuration.dialect = choice(value)
            case .isolation: configuration.isolation = choice(value)
            case .excludedIntents: configuration.excludedIntents = list(value) { $0.text($1) }
            case .check: configuration.checks = checks(value)
            }
        }
        return configuration
    }

    /// Reads a prefix. An empty text means no prefix, whatever the definitions state.
    private mutating func classPrefix(_ node: JSONNode) -> ClassPrefix? {
        if node.content == .text("") { return ClassPrefix() }
        return value(node, { ClassPrefix($0) }, validValues: ClassPrefix.validValues)?.value
    }
}

extension CheckConfiguration {
    /// The keys of the member `check`.
    enum Key: String, ConfigurationKey {
        case severities, locales, minimumOS, excludedPaths, strict, suppressions
    }

    /// Returns the text if it looks like a locale identifier: ASCII letters and digits in parts joined by `-` or `_`.
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

    /// Returns the rule with a name; `nil` for an unknown name, which is an error.
    mutating func rule(_ name: Located<String>) -> Located<Diagnostic.ID>? {
        guard let id = Diagnostic.ID(rawValue: name.value) else {
            let hint = hasRoom ? suggestion(for: name.value, among: Diagnostic.ID.allCases.map(\.rawValue)) : ""
            let message = "'\(name.value)' isn't the id of a rule; 'intentc explain' lists all rules\(hint)"
            report(.configurationValue, message, at: name.position)
            return nil
        }
        return Located(id, at: name.position)
    }

    private mutating func locale(_ node: JSONNode) -> Located<String>? {
        value(node, CheckConfiguration.locale, validValues: "locale identifiers, such as 'de' or 'pt-BR'")
    }

    private mutating func minimumOS(_ node: JSONNode) -> [Platform: Located<OSVersion>] {
        members(of: node, as: Platform.self).reduce(into: [:]) { versions, member in
            versions[member.key] = value(member.value, OSVersion.init, validValues: OSVersion.validValues)
        }
    }
}

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

    /// Reads a suppression.
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
