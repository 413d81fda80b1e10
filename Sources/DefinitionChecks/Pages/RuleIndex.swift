import Basics

extension RuleRegistry {
    /// The page that lists all kinds of findings by category, with links to their pages.
    static var index: String {
        var page = RulePageText()
        page.heading("# Findings of `intentc`")
        page.paragraphs(
            """
            Every finding has an id with a fixed meaning. `intentc explain <id>` prints its page; `intentc.json` can \
            change its severity or turn it off. The tables show the default severity.
            """
        )
        for category in RuleDescription.Category.allCases {
            let descriptions = descriptions.filter { $0.category == category }
            guard !descriptions.isEmpty else { continue }
            page.heading("## \(category.title.prefix(1).uppercased())\(category.title.dropFirst())")
            page.table(descriptions)
        }
        return page.text
    }
}
