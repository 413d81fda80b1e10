import Basics
import CLibXML2

/// The explanation of why a text isn't well-formed XML, based on the place at which libxml2 gave up.
struct MalformedXML {
    let text: Bytes
    let failure: XMLFailure
    /// The offset of the failure, at most the size of the text.
    let offset: Int
    /// The elements around the place, the outermost first.
    let open: [PropertyListBuilder.OpenElement]
    /// Whether the place is after `</plist>`.
    let isAfterEnd: Bool

    init(_ failure: XMLFailure, in text: Bytes, builder: PropertyListBuilder) {
        self.text = text
        self.failure = failure
        offset = max(0, min(failure.offset, text.count))
        open = builder.open
        isAfterEnd = builder.isComplete
    }

    var error: PropertyListError {
        if let invalid = text.offsetOfInvalidUTF8(before: offset + 4) {
            guard !text.endsInsideCharacter(at: invalid) else { return truncation }
            return .invalidUTF8(at: invalid, in: text)
        }
        if isCutOff { return truncation }
        return prologError ?? trailingTextError ?? tagError ?? textError
            ?? error("not well-formed XML: \(libraryMessage)", at: offset)
    }

    /// Whether the text ends before `</plist>`, without an error before its last tag.
    private var isCutOff: Bool {
        if isAfterEnd { return false }
        if offset == text.count || failure.code == XML_ERR_DOCUMENT_END.rawValue { return true }
        let lastTag = text.lastOffset(of: .lessThan, before: text.count)
        return offset > lastTag && text.offset(of: .greaterThan, in: lastTag..<text.count) == nil
    }

    private var truncation: PropertyListError {
        let place = open.last.map { "inside \($0.element.tag)" } ?? "before <plist>"
        return error(
            "the file is cut off: it ends \(place); restore the whole file, or add what is missing",
            at: text.count,
            note: open.last.map { PropertyListError.Note("the \($0.element.tag) starts here", at: $0.position) }
        )
    }

    private var trailingTextError: PropertyListError? {
        guard isAfterEnd else { return nil }
        let start = text.offsetAfterBlanks(from: offset)
        let excerpt = text.part(start..<text.count).excerpt()
        return error("unexpected '\(excerpt)' after </plist>; remove it, since nothing may follow", at: start)
    }

    /// The first line of libxml2's message, in the style of other messages.
    private var libraryMessage: String {
        let message = Array(failure.message.utf8).withUnsafeBufferPointer { $0.excerpt(limit: 120) }
        return message.prefix(1).lowercased() + message.dropFirst()
    }

    func error(_ message: String, at offset: Int, note: PropertyListError.Note? = nil) -> PropertyListError {
        PropertyListError(.fileUnreadable, message, at: text.position(of: offset), note: note)
    }
}

/// The errors that people make in each part of a file, by libxml2's numbers.
extension MalformedXML {
    private var code: xmlParserErrors { xmlParserErrors(rawValue: failure.code) }

    /// The offset of the last `<`.
    private var tagStart: Int { text.lastOffset(of: .lessThan, before: offset) }

    /// The offset of the last `&`.
    private var reference: Int { text.lastOffset(of: .ampersand, before: offset) }

    /// Whether the error is in or after a reference, and not in a tag.
    private var isInReference: Bool { reference > tagStart && text.has("&", at: reference) }

    /// An error before `<plist>`.
    var prologError: PropertyListError? {
        switch code {
        case XML_ERR_RESERVED_XML_NAME:
            guard text.offsetAfterBlanks() < tagStart else {
                return error("white space before the XML declaration; remove it, since '<?xml' must come first", at: 0)
            }
            return error(
                "a second XML declaration; keep only the one at the start of the file, and check whether two files "
                    + "were joined",
                at: tagStart
            )
        case XML_ERR_DOCUMENT_EMPTY where !isAfterEnd:
            let excerpt = text.part(offset..<text.count).excerpt()
            return error("unexpected '\(excerpt)' before <plist>; remove it", at: offset)
        case _ where text.has("<!DOCTYPE", at: tagStart):
            return error("the DOCTYPE isn't valid; correct or remove it", at: tagStart)
        case _ where text.has("<?xml ", at: tagStart):
            return error(
                "the XML declaration isn't valid; write <?xml version=\"1.0\" encoding=\"UTF-8\"?>",
                at: offset
            )
        default:
            return nil
        }
    }

    /// An error in a tag.
    var tagError: PropertyListError? {
        let tag = text.part(tagStart..<offset).excerpt()
        switch code {
        case XML_ERR_TAG_NAME_MISMATCH:
            guard let element = open.last else { return nil }
            return error(
                "expected </\(element.element.rawValue)>, but found </\(text.name(at: tagStart + 2))>; correct it, or add "
                    + "the missing tags before it",
                at: tagStart,
                note: PropertyListError.Note("the \(element.element.tag) starts here", at: element.position)
            )
        case XML_ERR_GT_REQUIRED,
            XML_ERR_NAME_REQUIRED where !isInReference && tagStart + 1 < offset:
            return error("the tag '\(tag)' isn't closed; put a '>' after it", at: tagStart)
        case XML_ERR_LT_IN_ATTRIBUTE, XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_NOT_FINISHED,
            XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_SPACE_REQUIRED:
            return error(
                "the tag '\(tag)' isn't valid; write attributes as name=\"value\", or remove them",
                at: tagStart
            )
        case XML_ERR_ATTRIBUTE_REDEFINED:
            return error("the tag '\(tag)' has an attribute twice; remove one", at: tagStart)
        case XML_NS_ERR_UNDEFINED_NAMESPACE:
            return error("the tag '\(tag)' uses a prefix, which property lists don't have; remove it", at: tagStart)
        default:
            return nil
        }
    }

    /// An error in the text between tags.
    var textError: PropertyListError? {
        switch code {
        case XML_ERR_NAME_REQUIRED where !isInReference:
            return error("'<' must be written as '&lt;' in text", at: tagStart)
        case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING:
            return error("'&' must be written as '&amp;' in text", at: reference)
        case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
            return error(
                "'&\(text.name(at: reference + 1));' isn't an XML entity; write the character itself, or one of &amp;, "
                    + "&lt;, &gt;, &quot; and &apos;",
                at: reference
            )
        case _ where isInReference && text.has("&#", at: reference):
            return error(
                "'&\(text.name(at: reference + 1));' isn't a character that XML allows; remove it",
                at: reference
            )
        case XML_ERR_PI_NOT_STARTED,
            XML_ERR_INTERNAL_ERROR where text.has("<!", at: offset):
            return error(
                "'<' must be written as '&lt;' in text",
                at: text.lastOffset(of: .lessThan, before: offset + 1)
            )
        case XML_ERR_INVALID_CHAR:
            return error("the character \(characterName) isn't allowed in XML; remove it", at: offset)
        case XML_ERR_MISPLACED_CDATA_END:
            return error("']]>' must be written as ']]&gt;' in text", at: offset)
        case XML_ERR_HYPHEN_IN_COMMENT:
            return error("'--' isn't allowed inside a comment; remove it", at: offset)
        default:
            return nil
        }
    }

    /// The code point at the place, in Unicode's notation.
    private var characterName: String {
        guard let value = text.scalar(at: offset)?.value else { return "here" }
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
