/// The possible values of a target's setting in one build configuration.
package struct PossibleSettings: Hashable, Sendable {
    /// The outcome if no setting applies.
    package enum Remainder: Hashable, Sendable {
        /// One of the settings always applies.
        case never
        /// The setting is unset, and the build uses its default.
        case unset
        /// A file that couldn't be read decides.
        case unread
    }

    /// The settings, the strongest first. All but the last have conditions that may not apply.
    package internal(set) var settings: [BuildSetting] = []
    /// The outcome if none of them applies.
    package internal(set) var remainder = Remainder.unset

    /// The values if exactly one setting or none can apply; otherwise `nil`.
    fileprivate var onlyValues: [String]? {
        switch (settings.count, remainder) {
        case (0, .unset): []
        case (1, .never): settings[0].values
        default: nil
        }
    }
}

/// Resolves the settings of a target in one build configuration.
struct SettingResolver {
    /// The maximum depth of references between settings.
    private static let depthLimit = 20
    /// The maximum number of references that are followed for a setting.
    private static let referenceLimit = 200
    /// The maximum length of a resolved value in bytes; no setting that is looked up has a tenth of it.
    private static let lengthLimit = 4096

    /// The tables that assign settings, the strongest first.
    let tables: [SettingTable]
    /// The name of the configuration.
    let configuration: String
    private var referenceCount = 0

    init(_ tables: [SettingTable], configuration: String) {
        self.tables = tables
        self.configuration = configuration
    }

    /// Returns the possible values of a setting.
    mutating func settings(_ name: String) -> PossibleSettings {
        settings(in: assignments(of: name)[...], depth: 0)
    }

    /// Returns the assignments of a name, the strongest first.
    private func assignments(of name: String) -> [SettingTable.Assignment] {
        tables.flatMap { $0.assignments(of: name) }
    }

    private mutating func settings(in assignments: ArraySlice<SettingTable.Assignment>, depth: Int) -> PossibleSettings
    {
        var found = PossibleSettings()

        for index in assignments.indices {
            guard case .setting(var setting) = assignments[index] else {
                found.remainder = .unread
                return found
            }
            let applicability = setting.applicability(in: configuration)
            guard applicability != .never else { continue }

            let weaker = assignments[(index + 1)...]
            setting.values = setting.values.flatMap { expanding($0, weaker: weaker, depth: depth) }
            found.settings.append(setting)
            if applicability == .always {
                found.remainder = .never
                return found
            }
        }
        return found
    }

    /// Returns a value with its references replaced, or unchanged if one of them can't be resolved.
    private mutating func expanding(
        _ value: String,
        weaker: ArraySlice<SettingTable.Assignment>,
        depth: Int
    ) -> [String] {
        var expanded = value
        while let reference = SettingReference(innermostIn: expanded) {
            referenceCount += 1
            guard depth < Self.depthLimit, referenceCount <= Self.referenceLimit,
                let values = self.values(of: reference.name, weaker: weaker, depth: depth + 1)
            else { return [value] }
            expanded.replaceSubrange(reference.range, with: values.joined(separator: " "))
            guard expanded.utf8.count <= Self.lengthLimit else { return [value] }
        }
        return expanded == value ? [value] : [expanded].filter { !$0.isEmpty }
    }

    /// Returns the values that a reference stands for; `nil` if they aren't known.
    private mutating func values(
        of name: String,
        weaker: ArraySlice<SettingTable.Assignment>,
        depth: Int
    ) -> [String]? {
        switch name {
        case "inherited": return settings(in: weaker, depth: depth).onlyValues
        case "CONFIGURATION": return [configuration]
        default:
            // Xcode or the environment may define settings that nothing assigns.
            let values = settings(in: assignments(of: name)[...], depth: depth).onlyValues
            return values == [] ? nil : values
        }
    }
}

/// A reference to another setting in a value: `$(NAME)` or `${NAME}`.
private struct SettingReference {
    /// The name of the setting.
    let name: String
    /// The range of the reference in the value.
    let range: Range<String.Index>

    /// Finds the first reference that contains no other reference.
    init?(innermostIn value: String) {
        guard let end = value.firstIndex(where: { $0 == ")" || $0 == "}" }) else { return nil }
        let open: Character = value[end] == ")" ? "(" : "{"
        let before = value[..<end]
        guard let bracket = before.lastIndex(of: open), bracket > value.startIndex else { return nil }
        let start = value.index(before: bracket)
        guard value[start] == "$" else { return nil }

        name = String(value[value.index(after: bracket)..<end])
        range = start..<value.index(after: end)
    }
}

extension XcodeProject {
    /// Returns the possible values of a target's setting in one build configuration, with references to other settings
    /// replaced.
    ///
    /// The settings of the target override those of its `.xcconfig` file, then those of the project, then those of the
    /// project's `.xcconfig` file.
    ///
    /// - Parameters:
    ///   - name: The setting's name.
    ///   - target: The target.
    ///   - configuration: The name of the configuration.
    package func possibleSettings(
        _ name: String,
        of target: ProjectTarget,
        in configuration: String
    ) -> PossibleSettings {
        let both = [target.configurations, configurations].compactMap { $0[named: configuration] }
        var resolver = SettingResolver(both.flatMap { [$0.settings, $0.baseSettings] }, configuration: configuration)
        return resolver.settings(name)
    }

    /// Returns the settings with a name that may apply to any configuration of a target, without repeated values.
    package func settings(_ name: String, of target: ProjectTarget) -> [BuildSetting] {
        var seen: Set<String> = []
        return target.configurations
            .flatMap { possibleSettings(name, of: target, in: $0.name).settings }
            .filter { seen.insert($0.value).inserted }
    }
}
