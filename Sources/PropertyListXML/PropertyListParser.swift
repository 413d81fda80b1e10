import DefinitionDiagnostics

/// Reads XML property lists.
public struct PropertyListParser: Sendable {
    /// Bounds on what is read, so that hostile input is refused quickly and in little memory.
    public struct Limits: Sendable {
        /// The largest accepted input in bytes.
        public var byteCount = 64 * 1024 * 1024
        /// The deepest accepted nesting of elements.
        public var depth = 64

        /// Creates the default limits.
        public init() {}
    }

    /// The keys that get numbers.
    public var keys: PropertyListKeyTable
    /// The bounds on the input.
    public var limits: Limits

    /// Creates a parser.
    public init(keys: PropertyListKeyTable = PropertyListKeyTable([]), limits: Limits = Limits()) {
        self.keys = keys
        self.limits = limits
    }

    /// Parses a whole file.
    ///
    /// - Parameter bytes: The file: UTF-8 with or without a byte-order mark, UTF-16, or an encoding that its XML
    ///   declaration names.
    /// - Returns: The nodes; at least one.
    /// - Throws: `PropertyListError` with the place and the next step.
    public func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListTape {
        throw PropertyListError(.fileUnreadable, "not implemented", at: .start)
    }
}
