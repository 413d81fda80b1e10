package import Basics

/// A build setting that a project or an `.xcconfig` file assigns.
package struct BuildSetting: Hashable, Sendable {
    /// The name with its conditions: `CODE_SIGN_IDENTITY[sdk=iphoneos*]`.
    package var name: String
    /// The values, which are one unless the setting is a list. References that can't be resolved are left as written.
    package var values: [String]
    /// The path of the `.xcconfig` file in findings; `nil` for a setting in the project file.
    package var file: String?
    /// The position of the setting.
    package var position: SourcePosition

    /// The values as one text.
    package var value: String { values.joined(separator: " ") }

    /// The name without its conditions.
    package var baseName: String { String(name.prefix { $0 != "[" }) }
}

extension BuildSetting {
    /// Whether a setting applies to a build.
    enum Applicability {
        case always
        /// It depends on something unknown, such as the SDK.
        case sometimes
        case never
    }

    /// Returns whether the setting applies to builds of a configuration.
    ///
    /// A setting can have several conditions: `NAME[sdk=iphoneos*][config=Debug]` or `NAME[sdk=iphoneos*,config=Debug]`.
    func applicability(in configuration: String) -> Applicability {
        var result = Applicability.always
        for condition in name.dropFirst(baseName.count).split(whereSeparator: { "[],".contains($0) }) {
            let parts = condition.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
            if parts.first != "config" {
                result = .sometimes
            } else if parts.count < 2 || !configuration.matches(pattern: parts[1]) {
                return .never
            }
        }
        return result
    }
}

extension String {
    /// Whether the text matches a pattern in which `*` stands for any characters.
    fileprivate func matches(pattern: String) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return self == pattern }
        guard hasPrefix(first) else { return false }

        var rest = dropFirst(first.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}

/// A build configuration of a project or a target, such as `Debug`.
package struct BuildConfiguration: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The settings.
    package var settings: SettingTable
    /// The `.xcconfig` file whose settings apply unless this configuration overrides them.
    package var baseFile: ProjectPath?
    /// The settings of that file and the files that it includes.
    package var baseSettings: SettingTable
}
