/// The comment on an entry that was filled in for want of a translation.
///
/// It records what the entry was filled in with, so that the entry counts as untranslated until somebody writes
/// something else there or takes the comment away, whatever becomes of the text in the definition.
package struct UntranslatedMark: Hashable, Sendable {
    private static let start = "not translated yet: "
    private static let separator = "; filled in with: "

    /// What the entry translates, in words.
    package let subject: String
    /// What it was filled in with, as far as comments can tell.
    package let filling: String

    /// Creates the mark of an entry.
    ///
    /// - Parameters:
    ///   - subject: What the entry translates, in words.
    ///   - filling: What it is filled in with.
    package init(subject: String, filling: String) {
        self.subject = subject
        self.filling = Self.asInComments(filling)
    }

    /// Reads the mark among the comments of an entry; `nil` if there is none.
    package init?(comment: String) {
        guard let line = comment.split(separator: "\n").first(where: { $0.hasPrefix(Self.start) }) else { return nil }
        let content = comment[line.startIndex...].dropFirst(Self.start.count)
        let parts = content.split(separator: Self.separator, maxSplits: 1)
        subject = parts.first.map(String.init) ?? ""
        filling = parts.count > 1 ? String(parts[1]) : ""
    }

    /// The mark as a comment.
    package var comment: String { Self.start + subject + Self.separator + filling }

    /// Whether a value is what the entry was filled in with.
    package func isFilling(_ value: String) -> Bool {
        let value = Self.asInComments(value)
        // Another comment may follow on a line of its own.
        return filling == value || filling.hasPrefix(value + "\n")
    }

    /// A text as it comes back from a comment: without what would end the comment, and without blanks around it.
    private static func asInComments(_ text: String) -> String {
        let text = text.replacing("*/", with: "* /").replacing("\r\n", with: "\n")
        let start = text.drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    }
}
