import Foundation

/// The folder in which programs keep the data of a user, after the XDG base directory specification.
enum DataHome {
    /// `$XDG_DATA_HOME` where that is an absolute path, else `~/.local/share`.
    static func path(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") { return path }
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
        return home + "/.local/share"
    }
}
