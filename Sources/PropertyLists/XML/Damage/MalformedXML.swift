import Basics
import CLibXML2

/// Says in plain words why a text is not well-formed XML, given where libxml2 gave up.
struct MalformedXML {
    let text: Bytes
    let failure: XMLFailure
    /// The offset of the failure, inside the text or at its end.
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

    /// Whether the text ends before `</plist>` and nothing before its last tag is wrong.
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

    /// The first line of what libxml2 says, in the form of other messages.
    private var libraryMessage: String {
        let message = Array(failure.message.utf8).withUnsafeBufferPointer { $0.excerpt(limit: 120) }
        return message.prefix(1).lowercased() + message.dropFirst()
    }

    func error(_ message: String, at offset: Int, note: PropertyListError.Note? = nil) -> PropertyListError {
        PropertyListError(.fileUnreadable, message, at: text.position(of: offset), note: note)
    }
}
