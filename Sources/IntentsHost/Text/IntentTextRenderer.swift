import Intents

/// A renderer of the texts of a definition in the user's language.
final class IntentTextRenderer: Sendable {
    /// A text with the values of its placeholders.
    struct Rendering {
        var text = ""
        /// The placeholders without a value, which are left out of the text.
        var missing: [String] = []
    }

    let formatter: IntentValueFormatter
    private let translator: IntentTranslator

    init(_ configuration: IntentHostConfiguration) {
        formatter = IntentValueFormatter(configuration)
        translator = IntentTranslator(configuration)
    }

    /// Renders a text of a definition in the user's language.
    func render(_ text: IntentText, with source: IntentTextSource) -> Rendering {
        guard text.identifier != nil else { return render(IntentTemplate(text.text), with: source) }
        // The key of a translation for values contains the value of each placeholder once; paths don't count.
        var seen: Set<Substring> = []
        var values: [String] = []
        var numbers: [String: Double] = [:]
        for case .placeholder(let path) in IntentTemplate(text.text).segments {
            if let number = source.words[String(path)].flatMap({ Double($0) }) { numbers[String(path)] = number }
            guard let entry = source.entry(at: path) else { continue }
            if let identifier = entry.nameIdentifier, !path.contains("."), seen.insert(path).inserted {
                values.append(identifier)
            }
            if let number = entry.number { numbers[String(path)] = number }
        }
        return render(IntentTemplate(translator.translated(text, values: values, numbers: numbers)), with: source)
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
}

extension IntentTextSource.Entry {
    /// The identifier of the translations of the value's name, if the value is a case of an enum or a truth value.
    fileprivate var nameIdentifier: String? {
        switch (value, type.element) {
        case (.enumeration(let rawValue), let element): element.enumCase(rawValue)?.displayName.identifier
        case (.number(let number), .boolean):
            (number.boolValue ? booleanNames?.true : booleanNames?.false)?.identifier
        default: nil
        }
    }

    /// The value as a number; `nil` if it isn't a number, or if it is a truth value.
    fileprivate var number: Double? {
        switch (value, type.element) {
        case (.number, .boolean): nil
        case (.number(let number), _): number.doubleValue
        default: nil
        }
    }
}
