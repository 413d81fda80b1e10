package import Basics
import PropertyLists

extension TranslationState {
    /// The attributes of a target in XLIFF 1.2 that state the progress; the value is `nil` for an attribute to leave out.
    var xliffAttributes: [(name: String, value: String?)] {
        let state =
            switch self {
            case .new: "new"
            case .needsReview, .machineTranslated: "needs-review-translation"
            case .translated: "translated"
            }
        return [("state", state), ("state-qualifier", self == .machineTranslated ? "mt-suggestion" : nil)]
    }
}

extension XLIFFDocument {
    /// Whether parts of the file can be replaced, which must be text in UTF-8.
    package var isEditable: Bool {
        if case .utf8 = encoding { true } else { false }
    }

    /// Returns the edits that change the translation of a unit. All other bytes of the file stay.
    ///
    /// - Parameters:
    ///   - unit: A unit of this document.
    ///   - value: The translation.
    ///   - state: The state of the translation; `nil` leaves the attribute as it is.
    /// - Returns: The edits; `nil` if the file isn't in UTF-8, or if the texts contain elements, which would be lost.
    package func edits(settingTargetOf unit: Unit, to value: String, state: TranslationState? = nil) -> [TextEdit]? {
        guard isEditable, !unit.hasMarkup, let places = unit.places else { return nil }
        let escaped = XMLText.escaped(value)
        guard let target = places.target else {
            let attributes = (state?.xliffAttributes ?? []).compactMap { name, value in
                value.map { " \(name)=\"\($0)\"" }
            }
            let element = "<target\(attributes.joined())>\(escaped)</target>"
            return [edit(places.source.upperBound..<places.source.upperBound, margin(of: places.source) + element)]
        }

        var edits: [TextEdit] = []
        if let state, unit.state != state { edits += stateEdits(of: target, state) }
        if let content = target.content {
            if unit.target?.value != value { edits.append(edit(content, escaped)) }
        } else {
            let end = target.range.upperBound
            edits.append(edit(end - 2..<end, ">\(escaped)</target>"))
        }
        return edits
    }

    /// Returns the edits that set the state in the attributes of a target.
    private func stateEdits(of target: XMLTree.Element, _ state: TranslationState) -> [TextEdit] {
        let tag = target.range.lowerBound..<(target.content?.lowerBound ?? target.range.upperBound)
        var edits: [TextEdit] = []
        var added = ""
        for (name, value) in state.xliffAttributes {
            switch (attribute(name, inTag: tag), value) {
            case (let present?, let value?): edits.append(edit(present.value, value))
            case (let present?, nil): edits.append(edit(present.whole, ""))
            case (nil, let value?): added += " \(name)=\"\(value)\""
            case (nil, nil): break
            }
        }
        guard !added.isEmpty else { return edits }
        let nameEnd = tag.lowerBound + "<target".utf8.count
        return [edit(nameEnd..<nameEnd, added)] + edits
    }

    /// Returns the offsets of an attribute with the blanks before it, and of its value without quotes.
    private func attribute(_ name: String, inTag tag: Range<Int>) -> (whole: Range<Int>, value: Range<Int>)? {
        let tagText = text[tag]
        var start = tagText.firstIndex(where: \.isBlank) ?? tag.upperBound
        while start < tag.upperBound {
            guard let nameStart = tagText[start...].firstIndex(where: { !$0.isBlank }),
                let equals = tagText[nameStart...].firstIndex(of: UInt8(ascii: "=")),
                let open = tagText[equals...].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
                ),
                let close = tagText[(open + 1)...].firstIndex(of: text[open])
            else { return nil }
            if text[nameStart..<equals].prefix(while: { !$0.isBlank }).elementsEqual(name.utf8) {
                return (start..<close + 1, open + 1..<close)
            }
            start = close + 1
        }
        return nil
    }

    /// Returns the line break and the blanks before an element that starts its line; an empty text for another one.
    private func margin(of element: Range<Int>) -> String {
        guard let start = text.startOfLine(before: element.lowerBound) else { return "" }
        let lineBreak = start >= 2 && text[start - 2] == .carriageReturn ? "\r\n" : "\n"
        return lineBreak + String(decoding: text[start..<element.lowerBound], as: UTF8.self)
    }

    private func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
        TextEdit(file: file, encoding: encoding, textRange: range, replacement: replacement)
    }
}
