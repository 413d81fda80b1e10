package import Basics

/// Makes edits of a property list that leave all its other bytes as they are.
///
/// Inserted elements are indented like their neighbors, and keys keep their order. Each function returns `nil` if the
/// file isn't in UTF-8 or doesn't have the expected element at the place.
package struct PropertyListEditor: Sendable {
    private let source: SourceFile
    private let finder: XMLElementFinder

    /// Creates an editor of a file that the parser accepts.
    package init(_ source: SourceFile) {
        self.source = source
        finder = XMLElementFinder(text: source.utf8)
    }

    /// Sets the value of a key in a dictionary, or adds the key with the value.
    package func setting(
        _ key: String,
        to value: PropertyListValue,
        inDictionaryAt position: SourcePosition
    ) -> TextEdit? {
        guard let dictionary = element("dict", at: position) else { return nil }
        let entries = entries(of: dictionary)
        if let entry = entries.first(where: { $0.key == PropertyListWriter.escaped(key) }) {
            let margin = source.margin(at: entry.value.range.lowerBound)
            return replacing(entry.value.range, with: fragment(value, margin: margin))
        }
        func entry(margin: String) -> String {
            "<key>\(PropertyListWriter.escaped(key))</key>\n\(margin)\(fragment(value, margin: margin))"
        }

        let next = entries.first { key.utf8.lexicographicallyPrecedes($0.key.utf8) }
        return inserting(entry, before: next?.element, after: entries.last?.value, in: dictionary)
    }

    /// Removes a key and its value from a dictionary.
    package func removing(_ key: String, fromDictionaryAt position: SourcePosition) -> TextEdit? {
        guard let dictionary = element("dict", at: position) else { return nil }
        let entries = entries(of: dictionary)
        guard let entry = entries.first(where: { $0.key == PropertyListWriter.escaped(key) }) else { return nil }
        if entries.count == 1 { return replacing(dictionary.range, with: "<dict/>") }
        let range = entry.element.range.lowerBound..<entry.value.range.upperBound
        return replacing(source.wholeLines(around: range), with: "")
    }

    /// Adds a value at the end of an array.
    package func appending(_ value: PropertyListValue, toArrayAt position: SourcePosition) -> TextEdit? {
        appending([value], toArrayAt: position)
    }

    /// Adds values at the end of an array.
    package func appending(_ values: [PropertyListValue], toArrayAt position: SourcePosition) -> TextEdit? {
        guard let array = element("array", at: position) else { return nil }
        let last = array.content.flatMap { finder.elements(in: $0).last }
        func lines(margin: String) -> String {
            values.map { fragment($0, margin: margin) }.joined(separator: "\n\(margin)")
        }
        return inserting(lines, before: nil, after: last, in: array)
    }

    /// Adds a value at the start of an array.
    package func prepending(_ value: PropertyListValue, toArrayAt position: SourcePosition) -> TextEdit? {
        guard let array = element("array", at: position) else { return nil }
        let first = array.content.flatMap { finder.elements(in: $0).first }
        return inserting({ fragment(value, margin: $0) }, before: first, after: nil, in: array)
    }

    /// Removes a value from an array.
    package func removingElement(at position: SourcePosition, fromArrayAt arrayPosition: SourcePosition) -> TextEdit? {
        // Only the neighbors are read, so that removing all elements one by one takes time in proportion to the file.
        guard let offset = source.offset(of: position), let element = finder.element(at: offset),
            let arrayStart = source.offset(of: arrayPosition),
            let arrayTag = finder.tag(at: arrayStart, named: "array"),
            arrayTag.upperBound <= offset
        else { return nil }

        let isFirst = finder.nextTag(from: arrayTag.upperBound)?.lowerBound == offset
        if isFirst, let end = finder.nextTag(from: element.range.upperBound), finder.isEndTag(end) {
            return replacing(arrayStart..<end.upperBound, with: "<array/>")
        }
        return replacing(source.wholeLines(around: element.range), with: "")
    }

    /// Replaces the text of a `<string>`, an `<integer>`, a `<key>` or another element without child elements.
    package func replacingText(ofElementAt position: SourcePosition, with text: String) -> TextEdit? {
        guard let element = source.offset(of: position).flatMap({ finder.element(at: $0) }) else { return nil }
        let escaped = PropertyListWriter.escaped(text)

        if let content = element.content {
            return finder.elements(in: content).isEmpty ? replacing(content, with: escaped) : nil
        }
        let name = element.name(in: source.utf8)
        return replacing(element.range, with: "<\(name)>\(escaped)</\(name)>")
    }
}

extension PropertyListEditor {
    private struct Entry {
        /// The key with its entities.
        var key: String
        var element: XMLElement
        var value: XMLElement
    }

    private func element(_ name: String, at position: SourcePosition) -> XMLElement? {
        guard let element = source.offset(of: position).flatMap({ finder.element(at: $0) }) else { return nil }
        return element.name(in: source.utf8) == name ? element : nil
    }

    private func entries(of dictionary: XMLElement) -> [Entry] {
        let elements = dictionary.content.map { finder.elements(in: $0) } ?? []
        return stride(from: 0, to: elements.count - 1, by: 2).map { index in
            let key = elements[index].content.map { source.text(in: $0) } ?? ""
            return Entry(key: key, element: elements[index], value: elements[index + 1])
        }
    }

    /// Inserts content before or after an element, or as the only content of a container.
    ///
    /// - Parameter content: Returns the content with a margin before each line but the first.
    private func inserting(
        _ content: (_ margin: String) -> String,
        before next: XMLElement?,
        after previous: XMLElement?,
        in container: XMLElement
    ) -> TextEdit? {
        if let offset = next?.range.lowerBound {
            let margin = source.margin(at: offset)
            return replacing(offset..<offset, with: "\(content(margin))\n\(margin)")
        }
        if let previous {
            let margin = source.margin(at: previous.range.lowerBound)
            let offset = previous.range.upperBound
            return replacing(offset..<offset, with: "\n\(margin)\(content(margin))")
        }

        let name = container.name(in: source.utf8)
        let outerMargin = source.margin(at: container.range.lowerBound)
        let margin = outerMargin + source.indentation
        return replacing(container.range, with: "<\(name)>\n\(margin)\(content(margin))\n\(outerMargin)</\(name)>")
    }

    private func fragment(_ value: PropertyListValue, margin: String) -> String {
        PropertyListWriter.fragment(value, margin: margin, indentation: source.indentation)
    }

    private func replacing(_ range: Range<Int>, with text: String) -> TextEdit? {
        let text =
            source.endsLinesWithReturn ? text.split(separator: "\n", omittingEmptySubsequences: false) : [text[...]]
        return source.replacing(range, with: text.joined(separator: "\r\n"))
    }
}
