package import Basics
import IntentDefinition
import IntentInterface

extension Configuration {
    /// The keys of the file's object.
    enum Key: String, ConfigurationKey {
        /// The address of the schema, for editors. It changes nothing.
        case schema = "$schema"
        case version, visibility, classPrefix, dialect, isolation, excludedIntents, check
    }

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - bytes: The file's content, of at most `byteLimit` bytes.
    ///   - file: The file's path, for diagnostics.
    ///   - diagnostics: Receives what is wrong. Everything that is wrong is an error.
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

    /// A prefix; an empty text says that there is none, whatever definitions state.
    private mutating func classPrefix(_ node: JSONNode) -> ClassPrefix? {
        if node.content == .text("") { return ClassPrefix() }
        return value(node, { ClassPrefix($0) }, validValues: ClassPrefix.validValues)?.value
    }
}
