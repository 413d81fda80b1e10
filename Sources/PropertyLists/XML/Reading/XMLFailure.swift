import Basics

/// Where and why libxml2 gave up on a text.
struct XMLFailure {
    /// libxml2's number for the kind of error.
    var code: UInt32
    /// The offset in the text at which libxml2 was.
    var offset: Int
    /// libxml2's own words, for kinds of errors that `MalformedXML` does not know.
    var message: String
}

/// Why a parse stopped before the end of the text.
enum ParseFailure {
    /// The text is no property list, or is refused.
    case rejected(PropertyListError)
    /// The text is not well-formed XML.
    case malformed(XMLFailure)
}
