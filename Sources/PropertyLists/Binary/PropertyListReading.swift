package import Basics

extension PropertyListValue {
    /// Reads an XML or binary property list.
    ///
    /// - Throws: `PropertyListError` with the next step and, for XML, the place.
    package init(reading file: [UInt8]) throws(PropertyListError) {
        try self.init(reading: file, refusal: nil)
    }

    /// Reads an XML or binary property list that is a dictionary. Another root value is refused before the rest is read.
    ///
    /// - Parameters:
    ///   - file: The bytes of the file.
    ///   - message: The message for a root value that isn't a dictionary.
    ///   - id: The kind of that finding.
    /// - Returns: The entries of the dictionary, and its place.
    package static func entries(
        reading file: [UInt8],
        orElse message: String,
        _ id: Diagnostic.ID = .plistStructure
    ) throws(PropertyListError) -> (entries: [Entry], position: SourcePosition) {
        let value = try PropertyListValue(reading: file) { PropertyListError(id, message, at: $1) }
        guard case .dictionary(let entries) = value.content else {
            throw PropertyListError(id, message, at: value.position)
        }
        return (entries, value.position)
    }

    private init(reading file: [UInt8], refusal: PropertyListParser.RootRefusal?) throws(PropertyListError) {
        if BinaryPropertyListParser.recognizes(file) {
            self = try BinaryPropertyListParser(refusingOtherRoots: refusal).parse(file)
        } else {
            self = try PropertyListParser(refusingOtherRoots: refusal).parse(file).value(at: 0)
        }
    }
}
