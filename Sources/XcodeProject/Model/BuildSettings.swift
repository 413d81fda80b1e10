public import DefinitionDiagnostics

/// A setting of a build.
public struct BuildSetting: Hashable, Sendable {
    /// The name, with its condition if it has one: `CODE_SIGN_IDENTITY[sdk=iphoneos*]`.
    public var name: String
    /// The values as they are written, references such as `$(inherited)` included; one for a setting that is no list.
    public var values: [String]
    /// The place of the setting.
    public var position: SourcePosition

    /// The values as one text.
    public var value: String { values.joined(separator: " ") }
}

/// The settings of a project or a target for one way to build it, such as `Debug`.
public struct BuildConfiguration: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The settings in the order of the file.
    public var settings: [BuildSetting]
    /// The `.xcconfig` file whose settings count where this configuration has none.
    public var baseFile: ProjectPath?
    /// The place of the configuration.
    public var position: SourcePosition

    /// The setting of a name.
    public func setting(_ name: String) -> BuildSetting? {
        settings.last { $0.name == name }
    }
}
