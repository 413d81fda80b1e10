package import Basics

extension RuleDescription {
    /// The page about the rule in Markdown, which `Documentation/rules` holds and `intentc explain` prints.
    package var page: String {
        var page = RulePageText()
        page.heading("# \(id.rawValue)")
        page.paragraphs("\(summary.capitalizingFirst).\n\nSeverity: \(severity.rawValue). Category: \(category.title).")
        page.section("When it's reported", explanation.trigger)
        page.section("Why it matters", explanation.importance)
        if let wrong = explanation.wrong { page.example(wrong: wrong, right: explanation.right) }
        page.section("What to do", explanation.remedy)
        return page.text
    }
}

extension RuleDescription.Category {
    /// The category in words.
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

/// Builds Markdown with lines of at most 100 characters.
struct RulePageText {
    private static let width = 100

    private(set) var text = ""

    mutating func heading(_ line: String) {
        text += text.isEmpty ? "\(line)\n" : "\n\(line)\n"
    }

    /// Paragraphs that are separated by empty lines.
    mutating func paragraphs(_ content: String) {
        var lines: [String] = []
        for line in content.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || lines.last?.isEmpty ?? true {
                lines.append(String(line))
            } else {
                lines[lines.count - 1] += " \(line)"
            }
        }
        let wrapped = lines.flatMap { $0.wrapped(width: Self.width) }
        text += "\n\(wrapped.joined(separator: "\n"))\n"
    }

    mutating func section(_ title: String, _ content: String) {
        heading("## \(title)")
        paragraphs(content)
    }

    /// Two pieces of a file, one with the finding and one without.
    mutating func example(wrong: String, right: String?) {
        heading("## Example")
        piece("Wrong:", wrong)
        if let right { piece("Right:", right) }
    }

    private mutating func piece(_ caption: String, _ content: String) {
        let language = content.hasPrefix("<") ? "xml" : content.hasPrefix("{") ? "json" : "text"
        text += "\n\(caption)\n\n```\(language)\n\(content)\n```\n"
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
