package import Basics

/// Reads old-style property lists, the format of NeXTSTEP, which Xcode projects and `.strings` files still use:
/// `{ key = value; }`, `( a, b )`, `"text"`, `text`, `<0a ff>`, with comments as in C.
package struct OldStyleParser: Sendable {
    /// Bounds on the input.
    package struct Limits: Sendable {
        /// The largest accepted input in bytes.
        package var byteCount = 64 * 1024 * 1024
        /// The deepest accepted nesting of values; at most 256.
        package var depth = 64

        /// Creates the default limits.
        package init() {}
    }

    /// The bounds on the input.
    package var limits: Limits
    /// Whether to record the places of comments, which takes memory for each.
    package var keepsComments = true
    /// Returns the error for a root value other than a dictionary, which the parser refuses before it reads the rest;
    /// `nil` accepts any value.
    package var refusal: RootRefusal?

    /// Returns the error for a kind of root value, such as `an array`, at a place.
    package typealias RootRefusal = @Sendable (_ kindName: String, SourcePosition) -> PropertyListError

    /// Creates a parser.
    package init(limits: Limits = Limits(), refusingOtherRoots refusal: RootRefusal? = nil) {
        self.limits = limits
        self.refusal = refusal
    }

    /// Parses a whole file.
    ///
    /// - Parameter file: UTF-8 with or without a byte-order mark, or UTF-16.
    /// - Throws: `PropertyListError` at the first error.
    package func parse(_ file: [UInt8]) throws(PropertyListError) -> OldStyleDocument {
        try checkSize(file.count)

        let source = try SourceText(file)
        return try source.withBytes { (text) throws(PropertyListError) in
            try checkSize(text.count)
            var reader = OldStyleReader(
                text,
                depthLimit: min(limits.depth, 256),
                keepsComments: keepsComments,
                refusal: refusal
            )

            do throws(PropertyListError) {
                let (root, isBraceless) = try reader.document()
                return OldStyleDocument(
                    root: root,
                    isBraceless: isBraceless,
                    commentsAtEnd: reader.commentsAtEnd,
                    text: Array(text),
                    encoding: source.encoding
                )
            } catch {
                throw MergeConflict.error(in: text) ?? error
            }
        }
    }

    private func checkSize(_ count: Int) throws(PropertyListError) {
        guard count > limits.byteCount else { return }
        throw PropertyListError(
            .fileUnreadable,
            "the file has \(count) bytes, more than the limit of \(limits.byteCount); split it into several files",
            at: .start
        )
    }
}
