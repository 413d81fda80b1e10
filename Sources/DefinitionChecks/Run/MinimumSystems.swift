import Basics
package import ToolSupport

/// The minimum versions of systems, as an argument: `iOS=13.0,watchOS=6.0`.
package struct MinimumSystems: ArgumentValue {
    package static let validValues =
        "systems with a version, such as 'iOS=13.0,watchOS=6.0'; the systems are \(quotedList(Platform.allCases.map(\.rawValue)))"

    /// The version of each system in the argument.
    package var versions: [Platform: OSVersion] = [:]

    package init() {}

    package init?(argument: String) {
        for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
            let words = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard words.count == 2, let platform = Platform(rawValue: words[0]), versions[platform] == nil,
                let version = OSVersion(words[1])
            else { return nil }
            versions[platform] = version
        }
    }

    package var defaultText: String? { nil }
}
