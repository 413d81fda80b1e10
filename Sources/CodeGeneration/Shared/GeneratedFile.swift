/// A generated file in memory.
package struct GeneratedFile: Hashable, Sendable {
    /// The file's name without a folder, such as `OrderSoupIntent.swift`.
    package var name: String
    /// The content in UTF-8.
    package var bytes: [UInt8]

    /// Creates a file.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
