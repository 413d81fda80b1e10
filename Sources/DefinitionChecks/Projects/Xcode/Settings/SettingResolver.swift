/// What a setting of a target may be in builds of one configuration.
package struct PossibleSettings: Hashable, Sendable {
    /// What holds where none of the settings does.
    package enum Remainder: Hashable, Sendable {
        /// One of them always holds.
        case never
        /// The setting has no value then, and the build its own.
        case unset
        /// A file that could not be read decides.
        case unread
    }

    /// The settings, the strongest first. All but the last have conditions that may not be met.
    package internal(set) var settings: [BuildSetting] = []
    /// What holds where none of them does.
    package internal(set) var remainder = Remainder.unset

    /// The values, where nothing but one setting can hold, or none.
    fileprivate var onlyValues: [String]? {
        switch (settings.count, remainder) {
        case (0, .unset): []
        case (1, .never): settings[0].values
        default: nil
        }
    }
}

/// Finds the settings that count in one configuration of a target.
struct SettingResolver {
    /// How many settings may refer to each other in turn.
    private static let depthLimit = 20
    /// The most references that are followed for a setting.
    private static let referenceLimit = 200
    /// The most bytes of a value that references are followed in; no setting that is looked up has a tenth.
    private static let lengthLimit = 4096

    /// The places that assign settings, the strongest first.
    let tables: [SettingTable]
    /// The name of the configuration.
    let configuration: String
    private var referenceCount = 0

    init(_ tables: [SettingTable], configuration: String) {
        self.tables = tables
        self.configuration = configuration
    }

    /// What a setting may be.
    mutating func settings(_ name: String) -> PossibleSettings {
        settings(in: assignments(of: name)[...], depth: 0)
    }

    /// What is said about a name, the strongest first.
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

    /// A value with its references replaced; as it is written where one of them cannot be followed.
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

    /// What a reference stands for; `nil` where that cannot be known.
    private mutating func values(
        of name: String,
        weaker: ArraySlice<SettingTable.Assignment>,
        depth: Int
    ) -> [String]? {
        switch name {
        case "inherited": return settings(in: weaker, depth: depth).onlyValues
        case "CONFIGURATION": return [configuration]
        default:
            // What is not set may come from Xcode or from outside.
            let values = settings(in: assignments(of: name)[...], depth: depth).onlyValues
            return values == [] ? nil : values
        }
    }
}

/// A reference to another setting in a value: `$(NAME)` or `${NAME}`.
private struct SettingReference {
    /// The name that stands in it.
    let name: String
    /// Where it is.
    let range: Range<String.Index>

    /// Finds the first reference that has none in itself.
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
    /// What a setting of a target may be in one configuration, references to other settings replaced: what the target
    /// says, or else its `.xcconfig` file, the project, or the project's file.
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

    /// The settings of a name that may hold in any configuration of a target, each value once.
    package func settings(_ name: String, of target: ProjectTarget) -> [BuildSetting] {
        var seen: Set<String> = []
        return target.configurations
            .flatMap { possibleSettings(name, of: target, in: $0.name).settings }
            .filter { seen.insert($0.value).inserted }
    }
}
