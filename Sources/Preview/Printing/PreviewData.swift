package import Basics

/// The writer of a preview's data for the script of the page.
package enum PreviewData {
    /// Returns everything except the translations.
    package static func json(of preview: Preview, layout: JSONWriter.Layout = .compact) -> [UInt8] {
        var json = JSONWriter(layout)
        json.object { json in
            json.texts("files", preview.files)
            json.member("source", preview.sourceLanguage)
            json.member("languages", objects: preview.languages) { json, language in
                json.member("name", language.name)
                json.member("rightToLeft", language.isRightToLeft)
            }
            json.key("texts")
            json.array { json in
                for text in preview.texts { json.text(text) }
            }
            json.member("intents", objects: preview.intents) { $0.intent($1) }
            json.member("enums", objects: preview.enums) { $0.enumeration($1) }
            json.member("types", objects: preview.types) { $0.type($1) }
            json.member("findings", objects: preview.findings) { $0.finding($1) }
            if let comparison = preview.comparison {
                json.key("comparison")
                json.object { $0.comparison(comparison) }
            }
        }
        return json.bytes
    }

    /// Returns the translations into a language, one for each text: 0, the translation, or an array of it, its state
    /// and its forms.
    package static func json(of language: PreviewLanguage) -> [UInt8] {
        var json = JSONWriter(.compact)
        json.array { json in
            for translation in language.translations {
                guard let translation else {
                    json.integer(0)
                    continue
                }
                guard translation.state != nil || !translation.forms.isEmpty else {
                    json.string(translation.text)
                    continue
                }
                json.array { json in
                    json.string(translation.text)
                    json.string(translation.state ?? "")
                    json.array { json in
                        for form in translation.forms {
                            json.array { json in
                                json.string(form.condition)
                                json.string(form.text)
                            }
                        }
                    }
                }
            }
        }
        return json.bytes
    }
}
