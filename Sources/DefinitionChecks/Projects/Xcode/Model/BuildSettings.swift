package import Basics

/// A setting of a build, as a project or an `.xcconfig` file assigns it.
package struct BuildSetting: Hashable, Sendable {
    /// The name, with its condition if it has one: `CODE_SIGN_IDENTITY[sdk=iphoneos*]`.
    package var name: String
    /// The values; one for a setting that is no list. References that cannot be followed are as they are written.
    package var values: [String]
    /// The path of the `.xcconfig` file that the setting is in, as findings name it; `nil` for the project file.
    package var file: String?
    /// The place of the setting.
    package var position: SourcePosition

    /// The values as one text.
    package var value: String { values.joined(separator: " ") }

    /// The name without its condition.
    package var baseName: String { String(name.prefix { $0 != "[" }) }
}

/// The settings of a project or a target for one way to build it, such as `Debug`.
package struct BuildConfiguration: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The settings.
    package var settings: SettingTable
    /// The `.xcconfig` file whose settings count where this configuration has none.
    package var baseFile: ProjectPath?
    /// The settings of that file and of those that it includes.
    package var baseSettings: SettingTable
    /// The place of the configuration.
    package var position: SourcePosition
}
