/// The settings that one place assigns: a configuration in the project, or an `.xcconfig` file with those it includes.
package struct SettingTable: Hashable, Sendable {
    /// What a table says about a name.
    enum Assignment: Hashable, Sendable {
        case setting(BuildSetting)
        /// Whatever a file that could not be read says.
        case unread
    }

    /// The settings of each name. Those before a file that could not be read are left out, as it may replace them.
    private var settings: [String: [BuildSetting]] = [:]
    private var hasUnread = false

    /// Whether all that the table is made of could be read.
    package var isComplete: Bool { !hasUnread }

    /// The names of the settings that are known, without their conditions.
    package var names: some Sequence<String> { settings.keys }

    /// Creates a table without settings.
    init() {}

    /// A table that could not be read.
    static let unread: SettingTable = {
        var table = SettingTable()
        table.appendUnread()
        return table
    }()

    /// Adds a setting, which counts more than those before.
    mutating func append(_ setting: BuildSetting) {
        settings[setting.baseName, default: []].append(setting)
    }

    /// Adds a file that could not be read, whose settings count more than those before.
    mutating func appendUnread() {
        hasUnread = true
        settings = [:]
    }

    /// What the table says about a name without its condition, the strongest first. Nothing follows what is not read.
    func assignments(of name: String) -> [Assignment] {
        (settings[name] ?? []).reversed().map { .setting($0) } + (hasUnread ? [.unread] : [])
    }
}

extension SettingTable {
    /// A table of the settings in a project file, where those with a condition count more than those without.
    init(_ settings: [BuildSetting]) {
        let isConditional = { (setting: BuildSetting) in setting.name != setting.baseName }
        for setting in settings.filter({ !isConditional($0) }) + settings.filter(isConditional) { append(setting) }
    }
}
