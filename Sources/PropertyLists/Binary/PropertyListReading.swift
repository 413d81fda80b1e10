package import Basics

extension PropertyListValue {
    /// Reads a file that is a property list in XML or in binary.
    ///
    /// - Throws: `PropertyListError` with the place, for XML, and the next step.
    package init(reading file: [UInt8]) throws(PropertyListError) {
        try self.init(reading: file, refusal: nil)
    }

    /// Reads a file whose property list is a dictionary; another value is refused before it is read.
    ///
    /// - Parameters:
    ///   - file: The file, in XML or in binary.
    ///   - message: What is wrong with a file that holds something else.
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
