public import PropertyListXML

extension PropertyListValue {
    /// Reads a file that is a property list in XML or in binary.
    ///
    /// - Throws: `PropertyListError` with the place, for XML, and the next step.
    public init(reading file: [UInt8]) throws(PropertyListError) {
        if BinaryPropertyListParser.recognizes(file) {
            self = try BinaryPropertyListParser().parse(file)
        } else {
            self = try PropertyListParser().parse(file).value(at: 0)
        }
    }
}
