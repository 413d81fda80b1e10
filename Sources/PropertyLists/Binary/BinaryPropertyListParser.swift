import Basics

/// Reads binary property lists, the format in the bundles of built apps. All values have the start of the file as their
/// place.
package struct BinaryPropertyListParser: Sendable {
    /// Bounds on the input. Values in the file may be shared, so that a small file can represent a huge tree.
    package struct Limits: Sendable {
        /// The largest accepted input in bytes.
        package var byteCount = 64 * 1024 * 1024
        /// The deepest accepted nesting of values; at most 256.
        package var depth = 64
        /// The highest number of values and keys, each counted as often as it is used.
        package var valueCount = 1_000_000
        /// The highest number of bytes of texts and data together, each counted as often as it is used.
        package var textByteCount = 64 * 1024 * 1024

        /// Creates the default limits.
        package init() {}
    }

    /// The bounds on the input.
    package var limits: Limits
    /// Returns the error for a root value other than a dictionary, which the parser refuses before it reads the rest;
    /// `nil` accepts any value.
    package var refusal: PropertyListParser.RootRefusal?

    /// Creates a parser.
    package init(limits: Limits = Limits(), refusingOtherRoots refusal: PropertyListParser.RootRefusal? = nil) {
        self.limits = limits
        self.refusal = refusal
    }

    /// Whether a file is a binary property list, complete or not.
    package static func recognizes(_ file: [UInt8]) -> Bool {
        file.starts(with: "bplist".utf8)
    }

    /// Parses a whole file.
    ///
    /// - Throws: `PropertyListError` for a file that is cut off, refers to parts outside of itself or exceeds the limits.
    package func parse(_ file: [UInt8]) throws(PropertyListError) -> PropertyListValue {
        guard file.count <= limits.byteCount else {
            throw PropertyListError(binary: "it has \(file.count) bytes, more than the limit of \(limits.byteCount)")
        }
        guard file.starts(with: "bplist0".utf8) else {
            throw PropertyListError(binary: "its version isn't 'bplist00', the only one supported")
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
    /// Creates an error about a binary property list as a whole.
    init(binary problem: String) {
        self.init(
            .fileUnreadable,
            "the binary property list is damaged: \(problem); build it again, or restore it",
            at: .start
        )
    }
}
