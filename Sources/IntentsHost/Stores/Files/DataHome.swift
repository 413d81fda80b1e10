import Foundation

/// The folder in which programs store the data of a user, according to the XDG Base Directory Specification.
enum DataHome {
    /// Returns `$XDG_DATA_HOME` if it is an absolute path, or else `~/.local/share`.
    static func path(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") { return path }
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
        return home + "/.local/share"
    }
}
