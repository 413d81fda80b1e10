import Intents

/// Puts the texts of a definition into the user's words.
final class IntentTextRenderer: Sendable {
    /// A text in words.
    struct Rendering {
        var text = ""
        /// The placeholders for which there was no value, and which left nothing in the text.
        var missing: [String] = []
    }

    let formatter: IntentValueFormatter
    private let translation: @Sendable (_ identifier: String) -> String?

    init(_ configuration: IntentHostConfiguration) {
        formatter = IntentValueFormatter(configuration)
        translation = configuration.translation
    }

    /// Renders a text of a definition in the user's language.
    func render(_ text: IntentText, with source: IntentTextSource) -> Rendering {
        let own = IntentTemplate(text.text)
        guard let identifier = text.identifier else { return render(own, with: source) }
        let keys = [enumeratedKey(identifier, own, source), identifier].compactMap { $0 }
        let translated = keys.lazy.compactMap(translation).first
        return render(translated.map(IntentTemplate.init) ?? own, with: source)
    }

    /// Renders a phrase of the host.
    func render(phrase: String, with source: IntentTextSource) -> Rendering {
        var source = source
        source.words.merge(source.phraseWords) { $1 }
        return render(IntentTemplate(phrase), with: source)
    }

    /// Renders a template.
    func render(_ template: IntentTemplate, with source: IntentTextSource) -> Rendering {
        var rendering = Rendering()
        for segment in template.segments {
            switch segment {
            case .text(let text): rendering.text += text
            case .placeholder(let path):
                if let words = words(at: path, in: source) {
                    rendering.text += words
                } else {
                    rendering.missing.append(String(path))
                }
            }
        }
        return rendering
    }

    private func words(at path: Substring, in source: IntentTextSource) -> String? {
        if let words = source.words[String(path)] { return words }
        guard let entry = source.entry(at: path) else { return source.phraseWords[String(path)] }
        return formatter.string(entry.value, of: entry.type, booleanNames: entry.booleanNames)
    }

    /// The key of the translation that is made for the values of the template's enums and truth values: the text's
    /// identifier and those of the values' names, joined by hyphens.
    private func enumeratedKey(_ identifier: String, _ template: IntentTemplate, _ source: IntentTextSource) -> String?
    {
        let names = template.segments.compactMap { segment -> String? in
            guard case .placeholder(let path) = segment, let entry = source.entry(at: path) else { return nil }
            return entry.nameIdentifier
        }
        return names.isEmpty ? nil : ([identifier] + names).joined(separator: "-")
    }
}

extension IntentTextSource.Entry {
    /// The identifier of the translations of the value's name, where it is a case of an enum or a truth value.
    fileprivate var nameIdentifier: String? {
        switch (value, type.element) {
        case (.enumeration(let rawValue), let element): element.enumCase(rawValue)?.displayName.identifier
        case (.number(let number), .boolean):
            (number.boolValue ? booleanNames?.true : booleanNames?.false)?.identifier
        default: nil
        }
    }
}
