extension DefinitionCompiler {
    /// The version of the compiler, as `intentc --version` prints it.
    package static let version = "0.1.0"
    /// The day on which the version was made, as ISO 8601 writes it. Packages of the tool have it as their time.
    package static let versionDate = "2026-11-30"
}
