/// The comment on an entry that was filled in without a translation.
///
/// The comment records the value that was filled in. The entry counts as untranslated until somebody changes the value
/// or removes the comment, even if the text in the definition changes.
package struct UntranslatedMark: Hashable, Sendable {
    private static let start = "not translated yet: "
    private static let separator = "; filled in with: "

    /// A description of the text to translate.
    package let subject: String
    /// The value that was filled in, in the form that comments keep.
    package let filling: String

    /// Creates the mark of an entry.
    ///
    /// - Parameters:
    ///   - subject: A description of the text to translate.
    ///   - filling: The value that is filled in.
    package init(subject: String, filling: String) {
        self.subject = subject
        self.filling = Self.asInComments(filling)
    }

    /// Reads the mark from the comments of an entry; `nil` if they don't contain one.
    package init?(comment: String) {
        guard let line = comment.split(separator: "\n").first(where: { $0.hasPrefix(Self.start) }) else { return nil }
        let content = comment[line.startIndex...].dropFirst(Self.start.count)
        let parts = content.split(separator: Self.separator, maxSplits: 1)
        subject = parts.first.map(String.init) ?? ""
        filling = parts.count > 1 ? String(parts[1]) : ""
    }

    /// The text of the comment.
    package var comment: String { Self.start + subject + Self.separator + filling }

    /// Whether a value is the one that was filled in.
    package func isFilling(_ value: String) -> Bool {
        let value = Self.asInComments(value)
        // Another comment may follow on the next line.
        return filling == value || filling.hasPrefix(value + "\n")
    }

    /// Returns a text in the form that comments keep: without the end of a comment, and without blanks around it.
    private static func asInComments(_ text: String) -> String {
        let text = text.replacing("*/", with: "* /").replacing("\r\n", with: "\n")
        let start = text.drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    }
}
