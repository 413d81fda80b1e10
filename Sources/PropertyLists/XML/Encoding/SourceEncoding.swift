/// The encoding of a file.
package enum SourceEncoding: Hashable, Sendable {
    /// UTF-8, with or without a byte-order mark.
    case utf8(hasMark: Bool)
    /// UTF-16 in one of the two orders, with or without a byte-order mark.
    case utf16(isBigEndian: Bool, hasMark: Bool)
    /// The encoding that the file's XML declaration names.
    case named(String)
}

extension SourceEncoding: CustomStringConvertible {
    /// The name for people, such as `UTF-16 (little-endian)`.
    package var description: String {
        switch self {
        case .utf8(hasMark: false): "UTF-8"
        case .utf8(hasMark: true): "UTF-8 with a byte-order mark"
        case .utf16(isBigEndian: true, _): "UTF-16 (big-endian)"
        case .utf16(isBigEndian: false, _): "UTF-16 (little-endian)"
        case .named(let name): name
        }
    }
}
