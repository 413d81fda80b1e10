/// A file that was generated, in memory.
public struct GeneratedFile: Hashable, Sendable {
    /// The file's name without a folder, such as `OrderSoupIntent.swift`.
    public var name: String
    /// The content in UTF-8.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
