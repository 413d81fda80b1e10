import Basics
import CLibXML2

/// Converts the encodings that libxml2 knows by name to UTF-8.
struct NamedEncodingDecoder: ~Copyable {
    /// The length in bytes of the longest sequence that encodes one character or switches the state of an encoding.
    private static let longestSequence: Int32 = 16

    private let name: String
    private let handler: xmlCharEncodingHandlerPtr

    /// Looks up an encoding; `nil` if libxml2 doesn't know it.
    init?(_ name: String) {
        guard let handler = xmlFindCharEncodingHandler(name) else { return nil }
        self.name = name
        self.handler = handler
    }

    deinit {
        xmlCharEncCloseFunc(handler)
    }

    /// Returns the text of a file in UTF-8.
    ///
    /// - Throws: An error at the first byte that isn't valid in the encoding.
    func utf8(_ file: [UInt8]) throws(PropertyListError) -> [UInt8] {
        // libxml2 would print the failures that it can't report to a parser.
        let (context, report) = (__xmlStructuredErrorContext().pointee, __xmlStructuredError().pointee)
        xmlSetStructuredErrorFunc(nil) { _, _ in }

        let input = xmlBufferCreate()
        let output = xmlBufferCreate()
        defer {
            xmlBufferFree(input)
            xmlBufferFree(output)
            xmlSetStructuredErrorFunc(context, report)
        }

        var utf8: [UInt8] = []
        utf8.reserveCapacity(file.count)
        var start = 0
        while start < file.count {
            let end = min(start + 64 * 1024, file.count)
            file[start..<end].withUnsafeBufferPointer { _ = xmlBufferAdd(input, $0.baseAddress, Int32($0.count)) }
            var isMoving = true
            while isMoving, xmlBufferLength(input) > 0 {
                let waiting = xmlBufferLength(input)
                xmlCharEncInFunc(handler, output, input)
                utf8.append(contentsOf: Bytes(start: xmlBufferContent(output), count: Int(xmlBufferLength(output))))
                xmlBufferEmpty(output)
                isMoving = xmlBufferLength(input) < waiting
            }

            start = end
            guard xmlBufferLength(input) < (start < file.count ? Self.longestSequence : 1) else {
                throw invalid(xmlBufferContent(input).pointee, after: utf8)
            }
        }
        return utf8
    }

    private func invalid(_ byte: UInt8, after utf8: [UInt8]) -> PropertyListError {
        PropertyListError(
            .fileUnreadable,
            "the byte \(byte.hexadecimal) isn't valid in '\(name)', the encoding that the XML declaration names; "
                + "correct the declaration, or save the file as UTF-8",
            at: utf8.withUnsafeBufferPointer { $0.position(of: $0.count) }
        )
    }
}
