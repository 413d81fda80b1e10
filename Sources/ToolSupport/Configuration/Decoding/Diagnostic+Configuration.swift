package import Basics

extension Diagnostic.ID {
    /// A configuration is not JSON.
    package static let configurationSyntax = Diagnostic.ID(rawValue: "configuration-syntax")
    /// A key of a configuration is unknown, missing or there twice.
    package static let configurationKey = Diagnostic.ID(rawValue: "configuration-key")
    /// A value in a configuration has the wrong type.
    package static let configurationType = Diagnostic.ID(rawValue: "configuration-type")
    /// A value in a configuration has the right type, but is none of those that are valid.
    package static let configurationValue = Diagnostic.ID(rawValue: "configuration-value")
}
