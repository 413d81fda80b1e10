/// The version of an operating system, such as `13.0`.
package struct OSVersion: Hashable, Sendable {
    /// The description of valid versions, for a message about an invalid one.
    package static let validValues = "one to three numbers separated by dots, such as '13.0'"

    /// The major version.
    package var major: Int
    /// The minor version.
    package var minor: Int
    /// The patch version.
    package var patch: Int

    /// Creates a version.
    package init(_ major: Int, _ minor: Int = 0, patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Creates a version from one to three numbers separated by dots; `nil` for another text.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(Substring(part)) : nil
        }
        guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
        self.init(
            numbers[0],
            parts.count > 1 ? numbers[1] : 0,
            patch: parts.count > 2 ? numbers[2] : 0
        )
    }
}

extension OSVersion: Comparable {
    /// Orders versions from the oldest to the newest.
    package static func < (first: OSVersion, second: OSVersion) -> Bool {
        (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }
}

extension OSVersion: CustomStringConvertible {
    /// The numbers separated by dots. The patch version is left out if it is 0.
    package var description: String {
        patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
    }
}
