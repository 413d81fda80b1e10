package import Basics

extension RuleDescription {
    /// The rule's page in Markdown: a file of `Documentation/rules` and the output of `intentc explain`.
    package var page: String {
        var page = RulePageText()
        page.heading("# \(id.rawValue)")
        page.paragraphs("\(summary.capitalizingFirst).\n\nSeverity: \(severity.rawValue). Category: \(category.title).")
        page.section("When it's reported", explanation.trigger)
        page.section("Why it matters", explanation.importance)
        page.example(wrong: explanation.wrong, right: explanation.right)
        page.section("What to do", explanation.remedy)
        return page.text
    }
}

extension RuleDescription.Category {
    /// The category's name on pages.
    var title: String {
        switch self {
        case .localization: "localization"
        case .format: "file format"
        case .names: "names and generated code"
        case .intents: "intents, parameters, enums and types"
        case .responses: "responses"
        case .project: "project and bundle"
        case .compatibility: "compatibility"
        case .files: "files and folders"
        }
    }
}

/// A page in Markdown with lines of at most 100 characters.
struct RulePageText {
    private static let width = 100
    private static let bullet = "- "

    private(set) var text = ""

    mutating func heading(_ line: String) {
        text += text.isEmpty ? "\(line)\n" : "\n\(line)\n"
    }

    /// Appends paragraphs, which are separated by empty lines, and lists, whose items start with `- `.
    mutating func paragraphs(_ content: String) {
        var lines: [String] = []
        for line in content.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || line.hasPrefix(Self.bullet) || lines.last?.isEmpty ?? true {
                lines.append(String(line))
            } else {
                lines[lines.count - 1] += " \(line)"
            }
        }

        let wrapped = lines.flatMap { line in
            line.hasPrefix(Self.bullet) ? Self.item(line) : line.wrapped(width: Self.width)
        }
        text += "\n\(wrapped.joined(separator: "\n"))\n"
    }

    /// The lines of a list item, with those after the first indented.
    private static func item(_ line: String) -> [String] {
        let lines = line.dropFirst(bullet.count).wrapped(width: width - bullet.count)
        return lines.enumerated().map { index, line in (index == 0 ? bullet : "  ") + line }
    }

    mutating func section(_ title: String, _ content: String) {
        heading("## \(title)")
        paragraphs(content)
    }

    /// Appends the section with two pieces of a file, one with the finding and one without.
    mutating func example(wrong: String, right: String) {
        heading("## Example")
        piece("Wrong:", wrong)
        piece("Right:", right)
    }

    private mutating func piece(_ caption: String, _ content: String) {
        text += "\n\(caption)\n\n```\(Self.language(of: content))\n\(content)\n```\n"
    }

    /// The language of a piece, which its first characters show.
    private static func language(of content: String) -> String {
        let beginnings = [
            ("<?", "xml"), ("<!", "xml"), ("<<", "text"), ("<", "xml"), ("{", "json"), ("intentc", "sh"),
            ("swift ", "sh"), ("//", "swift"), ("@", "swift"), ("func ", "swift"), ("final class", "swift"),
        ]
        return beginnings.first { content.hasPrefix($0.0) }?.1 ?? "text"
    }

    mutating func table(_ descriptions: [RuleDescription]) {
        text += "\n| id | severity | what is wrong |\n| --- | --- | --- |\n"
        for description in descriptions {
            let id = description.id.rawValue
            text += "| [`\(id)`](\(id).md) | \(description.severity.rawValue) | \(description.summary) |\n"
        }
    }
}

extension String {
    fileprivate var capitalizingFirst: String {
        prefix(1).uppercased() + dropFirst()
    }
}
