public import DefinitionDiagnostics

extension Diagnostic.ID {
    /// A configuration is not JSON.
    public static let configurationSyntax = Diagnostic.ID(rawValue: "configuration-syntax")
    /// A key of a configuration is unknown, missing or there twice.
    public static let configurationKey = Diagnostic.ID(rawValue: "configuration-key")
    /// A value in a configuration has the wrong type.
    public static let configurationType = Diagnostic.ID(rawValue: "configuration-type")
    /// A value in a configuration has the right type, but is none of those that are valid.
    public static let configurationValue = Diagnostic.ID(rawValue: "configuration-value")
}
