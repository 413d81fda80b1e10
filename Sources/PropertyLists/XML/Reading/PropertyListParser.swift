package import Basics

/// Reads XML property lists.
package struct PropertyListParser: Sendable {
    /// Bounds on the input, so that the parser refuses hostile input quickly and in little memory.
    package struct Limits: Sendable {
        /// The largest accepted input in bytes, which also bounds its text in UTF-8.
        package var byteCount = 64 * 1024 * 1024
        /// The deepest accepted nesting of elements, `<plist>` included; at most 256, since functions that visit values
        /// are recursive.
        package var depth = 64

        /// Creates the default limits.
        package init() {}
    }

    /// The keys with numbers.
    package var keys: PropertyListKeyTable
    /// The bounds on the input.
    package var limits: Limits
    /// Returns the error for a root value other than a dictionary, which the parser refuses before it reads the rest;
    /// `nil` accepts any value.
    package var refusal: RootRefusal?

    /// Returns the error for a kind of root value at a place.
    package typealias RootRefusal = @Sendable (PropertyListTape.Kind, SourcePosition) -> PropertyListError

    /// Creates a parser.
    package init(
        keys: PropertyListKeyTable = PropertyListKeyTable([]),
        limits: Limits = Limits(),
        refusingOtherRoots refusal: RootRefusal? = nil
    ) {
        self.keys = keys
        self.limits = limits
        self.refusal = refusal
    }

    /// Parses a whole file.
    ///
    /// - Parameter bytes: The file: UTF-8 with or without a byte-order mark, UTF-16, or an encoding that its XML
    ///   declaration names.
    /// - Returns: The nodes; at least one.
    /// - Throws: `PropertyListError` with the place and the next step.
    package func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListTape {
        try parse(bytes, using: SAXParser())
    }

    /// Returns the error for a root value other than a dictionary, if the first bytes of a file already show it and the
    /// parser refuses it.
    package func rootError(ofStart start: [UInt8]) -> PropertyListError? {
        guard refusal != nil, let text = try? SourceText(start) else { return nil }
        return try? text.withBytes { (text) throws(PropertyListError) -> PropertyListError? in
            let (built, failure) = SAXParser().parse(text, with: builder(of: text))
            guard built.isRefused, case .rejected(let error) = failure else { return nil }
            return error
        }
    }

    private func builder(of text: Bytes) -> PropertyListBuilder {
        PropertyListBuilder(input: text, keys: keys, depthLimit: min(limits.depth, 256), refusal: refusal)
    }

    func parse(_ bytes: [UInt8], using parser: SAXParser) throws(PropertyListError) -> PropertyListTape {
        try checkSize(bytes.count)
        if let error = ForeignFile.error(forFile: bytes) { throw error }
        return try SourceText(bytes).withBytes { (text) throws(PropertyListError) in
            try checkSize(text.count)
            if let error = ForeignFile.error(for: text) { throw error }
            let (built, failure) = parser.parse(text, with: builder(of: text))
            guard let failure else {
                if let offset = text.offsetOfOverlongCharacter { throw .invalidUTF8(at: offset, in: text) }
                return PropertyListTape(nodes: built.nodes, text: built.text)
            }

            if let conflict = MergeConflict.error(in: text) { throw conflict }
            switch failure {
            case .rejected(let error): throw error
            case .malformed(let failure): throw MalformedXML(failure, in: text, builder: built).error
            }
        }
    }

    private func checkSize(_ count: Int) throws(PropertyListError) {
        // Offsets in a tape have 32 bits.
        let limit = min(limits.byteCount, Int(UInt32.max))
        guard count > limit else { return }
        throw PropertyListError(
            .fileUnreadable,
            "the file has \(count) bytes, more than the limit of \(limit); split it into several files",
            at: .start
        )
    }
}
