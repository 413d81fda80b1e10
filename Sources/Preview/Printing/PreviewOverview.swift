/// The overview of a page, which needs no script.
struct PreviewOverview {
    private let preview: Preview
    /// The numbers of findings about each intent, enum and type, by its anchor.
    private let findingCounts: [String: Int]

    init(_ preview: Preview) {
        self.preview = preview
        var counts: [String: Int] = [:]
        for finding in preview.findings {
            for thing in Set(finding.anchors.map { $0.split(separator: "/").prefix(2).joined(separator: "/") }) {
                counts[thing, default: 0] += 1
            }
        }
        findingCounts = counts
    }

    func print(to html: inout HTMLText) {
        html.markup("<section id=\"overview\" aria-labelledby=\"overview-title\">\n")
        html.markup("<h2 id=\"overview-title\" tabindex=\"-1\">Overview</h2>\n<p>")
        let counts = [
            (preview.intents.count, "intent"), (preview.enums.count, "enum"), (preview.types.count, "type"),
            (preview.languages.count + 1, "language"), (preview.findings.count, "finding"),
        ]
        html.append(counts.map(Self.counted).joined(separator: ", "))
        html.markup("</p>\n<noscript><p>This overview is all that the page shows without a script.</p></noscript>\n")
        html.markup("<h3>Intents</h3>\n")
        if preview.intents.isEmpty { html.markup("<p>The definitions declare no intents.</p>\n") }
        html.markup("<ul class=\"cards\">\n")
        for intent in preview.intents { card(intent, &html) }
        html.markup("</ul>\n")
        list(
            "Enums",
            preview.enums.map { ($0.anchor, $0.name, Self.counted($0.cases.count, "case"), $0.users.count) },
            &html
        )
        let types = preview.types.map { type in
            let size = type.properties.count == 1 ? "1 property" : "\(type.properties.count) properties"
            return (type.anchor, type.name, size, type.users.count)
        }
        list("Types", types, &html)
        html.markup("</section>\n")
    }

    private func card(_ intent: PreviewIntent, _ html: inout HTMLText) {
        html.markup("<li class=\"card\"><svg class=\"icon\" aria-hidden=\"true\"><use href=\"#icon-")
        html.append(CategoryIcon.name(of: intent.category))
        html.markup("\"/></svg><h4><a href=\"")
        html.address(intent.anchor)
        html.markup("\">")
        text(intent.title, default: intent.name, &html)
        html.markup("</a></h4><p>")
        text(intent.summary, default: "", &html)
        html.markup("</p><p class=\"meta\"><code><bdi>")
        html.name(intent.name)
        html.markup("</bdi></code>")
        item(intent.category ?? "no category", &html)
        item(intent.places.isEmpty ? "shown nowhere" : "in \(intent.places.joined(separator: ", "))", &html)
        for remark in intent.remarks where remark.hasPrefix("deprecated") { item(remark, &html) }
        if let progress = progress(of: intent) { item(progress, &html) }
        let count = findingCounts[intent.anchor.split(separator: "/").prefix(2).joined(separator: "/")] ?? 0
        if count > 0 { item(Self.counted(count, "finding"), &html) }
        html.markup("</p></li>\n")
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private func item(_ text: String, _ html: inout HTMLText) {
        html.markup(" <span class=\"item\"><bdi>")
        html.name(text)
        html.markup("</bdi></span>")
    }

    /// Prints a text that the script translates.
    private func text(_ index: Int?, default name: String, _ html: inout HTMLText) {
        guard let index else {
            html.markup("<bdi>")
            html.name(name)
            html.markup("</bdi>")
            return
        }
        html.markup("<bdi data-text=\"")
        html.append("\(index)")
        html.markup("\">")
        html.name(preview.texts[index].source)
        html.markup("</bdi>")
    }

    /// How far an intent is translated; `nil` without translations.
    private func progress(of intent: PreviewIntent) -> String? {
        let texts = intent.texts.filter { preview.texts[$0].needsTranslation }
        guard !texts.isEmpty, !preview.languages.isEmpty else { return nil }
        let missing = preview.languages.map { language in texts.count { language.translations[$0] == nil } }
        let total = texts.count * missing.count
        let incomplete = zip(preview.languages, missing).filter { $0.1 > 0 }
        guard !incomplete.isEmpty else { return "translated into \(Self.counted(missing.count, "language"))" }
        let names =
            incomplete.count <= 3 ? incomplete.map(\.0.name).joined(separator: ", ") : "\(incomplete.count) languages"
        return "\((total - missing.reduce(0, +)) * 100 / total) % translated; incomplete in \(names)"
    }

    private func list(
        _ title: StaticString,
        _ things: [(anchor: String, name: String, size: String, userCount: Int)],
        _ html: inout HTMLText
    ) {
        guard !things.isEmpty else { return }
        html.markup("<h3>")
        html.markup(title)
        html.markup("</h3>\n<ul class=\"things\">\n")
        for thing in things {
            html.markup("<li><a href=\"")
            html.address(thing.anchor)
            html.markup("\"><code><bdi>")
            html.name(thing.name)
            html.markup("</bdi></code></a>")
            item(thing.size, &html)
            item(
                thing.userCount == 0
                    ? "not used" : "used \(thing.userCount == 1 ? "once" : "\(thing.userCount) times")",
                &html
            )
            html.markup("</li>\n")
        }
        html.markup("</ul>\n")
    }
}
