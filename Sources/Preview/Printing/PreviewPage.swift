/// The HTML page of a preview.
///
/// The overview is in the page itself, so that it can be read without a script. The script builds everything else from
/// the data, because most of it is never looked at. Translations are a block for each language, which is read when
/// somebody chooses the language or searches.
package struct PreviewPage: Sendable {
    private let preview: Preview

    /// Creates the page of a preview.
    package init(_ preview: Preview) {
        self.preview = preview
    }

    /// The page in UTF-8.
    package var bytes: [UInt8] {
        var html = HTMLText()
        html.markup("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        let script = PreviewScript.text
        let style = PreviewStyle.text
        html.markup("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'sha256-")
        html.append(SHA256.base64(of: script))
        html.markup("'; style-src 'sha256-")
        html.append(SHA256.base64(of: style))
        html.markup("'; base-uri 'none'; form-action 'none'\">\n")
        html.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        html.markup("<meta name=\"color-scheme\" content=\"light dark\">\n<title>Intents: ")
        html.name(title)
        html.markup("</title>\n<style>")
        html.append(style)
        html.markup("</style>\n</head>\n<body>\n")
        icons(&html)
        header(&html)
        html.markup("<main id=\"main\" tabindex=\"-1\">\n")
        PreviewOverview(preview).print(to: &html)
        html.markup("<section id=\"results\" aria-label=\"Search results\" hidden></section>\n")
        html.markup("<article id=\"detail\" hidden></article>\n</main>\n")
        html.markup("<div id=\"status\" role=\"status\" class=\"hidden-text\"></div>\n")
        data(&html)
        html.markup("<script>")
        html.append(script)
        html.markup("</script>\n</body>\n</html>\n")
        return html.bytes
    }

    private var title: String {
        let names = preview.files.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        return names.count > 3 ? "\(names[0]) and \(names.count - 1) more" : names.joined(separator: ", ")
    }

    private func icons(_ html: inout HTMLText) {
        html.markup("<svg class=\"icons\" aria-hidden=\"true\">")
        for (name, path) in CategoryIcon.all {
            html.markup("<symbol id=\"icon-")
            html.markup(name)
            html.markup("\" viewBox=\"0 0 24 24\"><path d=\"")
            html.markup(path)
            html.markup("\"/></symbol>")
        }
        html.markup("</svg>\n")
    }

    private func header(_ html: inout HTMLText) {
        html.markup("<a class=\"skip\" href=\"#overview\">Skip to the content</a>\n<header>\n<h1><bdi>")
        html.name(title)
        html.markup(
            "</bdi></h1>\n<div class=\"tools needs-script\">\n<label>Search <input id=\"search\" type=\"search\" "
        )
        html.markup("placeholder=\"name, key or text in any language\"></label>\n")
        html.markup("<label>Language <select id=\"language\"><option value=\"\">")
        html.name(preview.sourceLanguage)
        html.markup(" (definition)</option>")
        for (index, language) in preview.languages.enumerated() {
            html.markup("<option value=\"")
            html.append("\(index)")
            html.markup("\">")
            html.name(language.name)
            html.markup("</option>")
        }
        html.markup("<option value=\"en-XA\">en-XA (longer, accented)</option>")
        html.markup("<option value=\"ar-XB\">ar-XB (mirrored)</option></select></label>\n</div>\n")
        html.markup("<nav aria-label=\"Sections\"><a href=\"#overview\">Overview</a>")
        html.markup(" <a class=\"needs-script\" href=\"#texts\">Texts</a>")
        html.markup(" <a class=\"needs-script\" href=\"#findings\">Findings (")
        html.append("\(preview.findings.count)")
        html.markup(")</a>")
        if let comparison = preview.comparison {
            html.markup(" <a class=\"needs-script\" href=\"#changes\">Changes (")
            html.append("\(comparison.changes.count)")
            html.markup(")</a>")
        }
        html.markup(" <a class=\"needs-script\" href=\"#all\">All on one page</a></nav>\n</header>\n")
    }

    private func data(_ html: inout HTMLText) {
        html.markup("<script type=\"application/json\" id=\"data\">")
        html.script(PreviewData.json(of: preview))
        html.markup("</script>\n")
        for (index, language) in preview.languages.enumerated() {
            html.markup("<script type=\"application/json\" id=\"language-")
            html.append("\(index)")
            html.markup("\">")
            html.script(PreviewData.json(of: language))
            html.markup("</script>\n")
        }
    }
}
