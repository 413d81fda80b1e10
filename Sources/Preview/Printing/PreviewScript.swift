/// The script of the page. It creates elements and text nodes only, and never parses text from definitions as HTML.
enum PreviewScript {
    /// The whole script.
    static let text = ["\"use strict\";\n", texts, elements, intents, views, navigation].joined(separator: "\n")
}
