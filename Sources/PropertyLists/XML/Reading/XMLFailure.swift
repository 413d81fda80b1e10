import Basics

/// The place and the reason of libxml2's failure on a text.
struct XMLFailure {
    /// libxml2's number for the kind of error.
    var code: UInt32
    /// The offset in the text that libxml2 had reached.
    var offset: Int
    /// libxml2's message, for kinds of errors that `MalformedXML` doesn't know.
    var message: String
}

/// A reason for a parse to stop before the end of the text.
enum ParseFailure {
    /// The text isn't a property list, or the parser refuses it.
    case rejected(PropertyListError)
    /// The text isn't well-formed XML.
    case malformed(XMLFailure)
}
