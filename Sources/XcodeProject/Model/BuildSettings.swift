public import DefinitionDiagnostics

/// A setting of a build, as a project or an `.xcconfig` file assigns it.
public struct BuildSetting: Hashable, Sendable {
    /// The name, with its condition if it has one: `CODE_SIGN_IDENTITY[sdk=iphoneos*]`.
    public var name: String
    /// The values; one for a setting that is no list. References that cannot be followed are as they are written.
    public var values: [String]
    /// The path of the `.xcconfig` file that the setting is in, as findings name it; `nil` for the project file.
    public var file: String?
    /// The place of the setting.
    public var position: SourcePosition

    /// The values as one text.
    public var value: String { values.joined(separator: " ") }

    /// The name without its condition.
    public var baseName: String { String(name.prefix { $0 != "[" }) }
}

/// The settings of a project or a target for one way to build it, such as `Debug`.
public struct BuildConfiguration: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The settings.
    public var settings: SettingTable
    /// The `.xcconfig` file whose settings count where this configuration has none.
    public var baseFile: ProjectPath?
    /// The settings of that file and of those that it includes.
    public var baseSettings: SettingTable
    /// The place of the configuration.
    public var position: SourcePosition
}
