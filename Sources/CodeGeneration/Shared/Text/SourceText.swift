/// Source code in UTF-8 that code is appended to.
///
/// The code is in multi-line literals at their final indentation, one for each group of declarations, so that the
/// generator reads like its output. Interpolations append bytes without intermediate copies or searches.
package struct SourceText: ExpressibleByStringInterpolation {
    /// The text so far.
    package private(set) var bytes: [UInt8] = []

    /// Creates an empty text.
    package init() {}

    package init(stringLiteral value: String) {
        bytes = Array(value.utf8)
    }

    package init(stringInterpolation: StringInterpolation) {
        bytes = stringInterpolation.bytes
    }

    /// Appends a text.
    package static func += (text: inout SourceText, addition: SourceText) {
        text.bytes.append(contentsOf: addition.bytes)
    }

    /// Starts a new member with a blank line, unless it is the first one of its block.
    package mutating func separate() {
        guard bytes.count >= 2, bytes[bytes.count - 2] != UInt8(ascii: "{") else { return }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Collects the pieces of a literal.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + 32 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) {
            bytes.append(text: literal)
        }

        /// Appends code.
        package mutating func appendInterpolation(_ code: String) {
            bytes.append(text: code)
        }

        /// Appends code from another text.
        package mutating func appendInterpolation(_ code: SourceText) {
            bytes.append(contentsOf: code.bytes)
        }

        /// Appends a number.
        package mutating func appendInterpolation(_ number: Int) {
            bytes.append(contentsOf: String(number).utf8)
        }

        /// Appends an optional line, and the indentation of the following line.
        package mutating func appendInterpolation(line: String?, indentation: Int = 0) {
            guard let line else { return }
            bytes.append(text: line)
            startLine(indentation)
        }

        /// Appends a comment with any text, with `///` before each line.
        ///
        /// - Parameters:
        ///   - comment: The text, whose line breaks start new lines of the comment.
        ///   - indentation: The number of spaces before each line but the first.
        package mutating func appendInterpolation(doc comment: String, indentation: Int = 0) {
            guard !CommentLines.isPlainLine(comment) else { return appendPlain(comment) }
            var lines = CommentLines(comment)
            bytes.append(contentsOf: "///".utf8)
            lines.appendNext(to: &bytes)
            while !lines.isAtEnd {
                startLine(indentation)
                bytes.append(contentsOf: "///".utf8)
                lines.appendNext(to: &bytes)
            }
        }

        private mutating func appendPlain(_ comment: String) {
            appendLiteral("/// ")
            appendLiteral(comment)
        }

        private mutating func startLine(_ indentation: Int) {
            bytes.append(UInt8(ascii: "\n"))
            bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
        }
    }
}
