import Basics

/// Reads binary property lists, which bundles of built apps hold. Their values have no places: each stands at the start.
package struct BinaryPropertyListParser: Sendable {
    /// Bounds on what is read. Values may be shared in the file, so that a small file can stand for a huge tree.
    package struct Limits: Sendable {
        /// The largest accepted input in bytes.
        package var byteCount = 64 * 1024 * 1024
        /// The deepest accepted nesting of values; at most 256.
        package var depth = 64
        /// The most values and keys, each counted as often as it is used.
        package var valueCount = 1_000_000
        /// The most bytes of texts and data together, each counted as often as it is used.
        package var textByteCount = 64 * 1024 * 1024

        /// Creates the default limits.
        package init() {}
    }

    /// The bounds on the input.
    package var limits: Limits
    /// Makes the error for a file that holds something else than a dictionary, which is refused before it is read; `nil`
    /// accepts any value.
    package var refusal: PropertyListParser.RootRefusal?

    /// Creates a parser.
    package init(limits: Limits = Limits(), refusingOtherRoots refusal: PropertyListParser.RootRefusal? = nil) {
        self.limits = limits
        self.refusal = refusal
    }

    /// Whether a file is a binary property list, whole or not.
    package static func recognizes(_ file: [UInt8]) -> Bool {
        file.starts(with: "bplist".utf8)
    }

    /// Parses a whole file.
    ///
    /// - Throws: `PropertyListError` for a file that is cut off, has parts outside itself or passes the limits.
    package func parse(_ file: [UInt8]) throws(PropertyListError) -> PropertyListValue {
        guard file.count <= limits.byteCount else {
            throw PropertyListError(binary: "it has \(file.count) bytes, more than the \(limits.byteCount) accepted")
        }
        guard file.starts(with: "bplist0".utf8) else {
            throw PropertyListError(binary: "its version is not the one that is known, 'bplist00'")
        }
        let trailer = try BinaryTrailer(of: file)
        var reader = BinaryReader(file: file, trailer: trailer, limits: limits)
        if let refusal, let kind = try reader.kind(ofObject: trailer.topObject), kind != .dictionary {
            throw refusal(kind, .start)
        }
        return try reader.value(ofObject: trailer.topObject, depth: 1)
    }
}

extension PropertyListError {
    /// An error of a binary property list as a whole.
    init(binary problem: String) {
        self.init(
            .fileUnreadable,
            "the binary property list is damaged: \(problem); build it again, or restore it",
            at: .start
        )
    }
}
