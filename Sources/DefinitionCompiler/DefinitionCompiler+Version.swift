extension DefinitionCompiler {
    /// The version of the compiler, as `intentc --version` prints it.
    public static let version = "0.1.0"
}
