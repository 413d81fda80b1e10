import CLibXML2
import DefinitionDiagnostics

/// The errors that people make in each part of a file, by libxml2's numbers.
extension MalformedXML {
    private var code: xmlParserErrors { xmlParserErrors(rawValue: failure.code) }

    /// An error in what stands before `<plist>`.
    var prologError: PropertyListError? {
        switch code {
        case XML_ERR_RESERVED_XML_NAME:
            let start = text.lastOffset(of: .lessThan, before: offset)
            guard text.offsetAfterBlanks() < start else {
                return error("white space before the XML declaration; remove it, since '<?xml' must come first", at: 0)
            }
            return error(
                "a second XML declaration; keep only the one at the start of the file, and check whether two files "
                    + "were joined",
                at: start
            )
        case XML_ERR_XMLDECL_NOT_FINISHED, XML_ERR_VERSION_MISSING, XML_ERR_UNKNOWN_VERSION, XML_ERR_ENCODING_NAME,
            XML_ERR_STANDALONE_VALUE:
            return error(
                "the XML declaration is not valid; write <?xml version=\"1.0\" encoding=\"UTF-8\"?>",
                at: offset
            )
        case XML_ERR_DOCTYPE_NOT_FINISHED, XML_ERR_PUBID_REQUIRED, XML_ERR_URI_REQUIRED, XML_ERR_LITERAL_NOT_STARTED,
            XML_ERR_LITERAL_NOT_FINISHED:
            return error("the DOCTYPE is not valid; correct or remove it", at: offset)
        case XML_ERR_DOCUMENT_EMPTY where open.isEmpty && !isAfterEnd:
            let excerpt = text.part(offset..<text.count).excerpt()
            return error("unexpected '\(excerpt)' before <plist>; remove it", at: offset)
        default:
            return nil
        }
    }

    /// An error in or between tags.
    var tagError: PropertyListError? {
        let start = text.lastOffset(of: .lessThan, before: offset)
        let tag = text.part(start..<offset).excerpt()
        switch code {
        case XML_ERR_TAG_NAME_MISMATCH:
            guard let element = open.last else { return nil }
            return error(
                "</\(text.name(at: start + 2))> does not end the \(element.element.tag); "
                    + "write </\(element.element.rawValue)>, or add the tags that are missing between the two",
                at: start,
                note: PropertyListError.Note("the \(element.element.tag) starts here", at: element.position)
            )
        case XML_ERR_GT_REQUIRED:
            return error("the tag '\(tag)' is not ended; put a '>' after it", at: start)
        case XML_ERR_LT_IN_ATTRIBUTE, XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_NOT_FINISHED,
            XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_SPACE_REQUIRED:
            return error("the tag '\(tag)' is not valid; write attributes as name=\"value\", or remove them", at: start)
        case XML_ERR_ATTRIBUTE_REDEFINED:
            return error("the tag '\(tag)' has an attribute twice; remove one", at: start)
        case XML_ERR_INTERNAL_ERROR where open.count > 200:
            return error("elements are nested deeper than \(open.count) levels", at: offset)
        default:
            return nil
        }
    }

    /// An error in the text between tags.
    var textError: PropertyListError? {
        let before = text.part(0..<offset)
        let ampersand = before.lastOffset(of: .ampersand, before: offset)
        let isReference =
            before.has("&", at: ampersand) && before.offset(of: .lessThan, in: ampersand..<offset) == nil
        switch code {
        case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING,
            XML_ERR_ENTITYREF_NO_NAME
        where isReference:
            return error("'&' must be written as '&amp;' in text", at: ampersand)
        case XML_ERR_NAME_REQUIRED:
            return error(
                "'<' must be written as '&lt;' in text",
                at: text.lastOffset(of: .lessThan, before: offset)
            )
        case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
            return error(
                "'&\(text.name(at: ampersand + 1));' is not known in XML; write the character itself, or one of &amp;, "
                    + "&lt;, &gt;, &quot; and &apos;",
                at: ampersand
            )
        case XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF,
            XML_ERR_INVALID_CHAR where isReference && text.has("&#", at: ampersand):
            return error("'&\(text.name(at: ampersand + 1));' stands for no character that XML allows", at: ampersand)
        case XML_ERR_INVALID_CHAR:
            return error("the character \(characterName) is not allowed in XML; remove it", at: offset)
        case XML_ERR_MISPLACED_CDATA_END:
            return error("']]>' must be written as ']]&gt;' in text", at: offset)
        case XML_ERR_HYPHEN_IN_COMMENT:
            return error("'--' is not allowed inside a comment; remove it", at: offset)
        default:
            return nil
        }
    }

    /// The code point at the place, as Unicode writes it.
    private var characterName: String {
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = text[offset...].makeIterator()
        guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else { return "there" }
        let digits = String(UTF8.decode(encoded).value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
