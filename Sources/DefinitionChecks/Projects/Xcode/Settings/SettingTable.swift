/// The settings of a configuration in the project, or of an `.xcconfig` file with the files that it includes.
package struct SettingTable: Hashable, Sendable {
    /// An assignment of a name in a table.
    enum Assignment: Hashable, Sendable {
        case setting(BuildSetting)
        /// The unknown assignments of a file that couldn't be read.
        case unread
    }

    /// The settings of each name, without those before a file that couldn't be read, which may override them.
    private var settings: [String: [BuildSetting]] = [:]
    private var hasUnread = false

    /// The names of the known settings, without their conditions.
    package var names: some Sequence<String> { settings.keys }

    /// Creates a table without settings.
    init() {}

    /// A table that couldn't be read.
    static let unread: SettingTable = {
        var table = SettingTable()
        table.appendUnread()
        return table
    }()

    /// Appends a setting, which overrides those before it.
    mutating func append(_ setting: BuildSetting) {
        settings[setting.baseName, default: []].append(setting)
    }

    /// Appends a file that couldn't be read, whose settings may override those before it.
    mutating func appendUnread() {
        hasUnread = true
        settings = [:]
    }

    /// Returns the assignments of a name without its conditions, the strongest first. Nothing follows an unread file.
    func assignments(of name: String) -> [Assignment] {
        (settings[name] ?? []).reversed().map { .setting($0) } + (hasUnread ? [.unread] : [])
    }
}

extension SettingTable {
    /// Creates a table of the settings in a project file, in which conditional settings override unconditional ones.
    init(_ settings: [BuildSetting]) {
        let isConditional = { (setting: BuildSetting) in setting.name != setting.baseName }
        for setting in settings.filter({ !isConditional($0) }) + settings.filter(isConditional) { append(setting) }
    }
}
