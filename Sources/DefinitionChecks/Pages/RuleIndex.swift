import Basics

extension RuleRegistry {
    /// The page that lists all kinds of findings by category, with links to their pages.
    static var index: String {
        var page = RulePageText()
        page.heading("# Findings of `intentc`")
        page.paragraphs(
            """
            Each finding has an id that never changes its meaning. `intentc explain <id>` prints the page of one, and \
            `intentc.json` can change its severity or switch it off. The severity below is the usual one.
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
