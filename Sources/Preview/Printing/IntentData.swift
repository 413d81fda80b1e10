import Basics

/// Writes intents.
extension JSONWriter {
    mutating func texts(_ name: String, _ values: [String]) {
        key(name)
        array { json in
            for value in values { json.string(value) }
        }
    }

    mutating func indices(_ name: String, _ values: [Int]) {
        key(name)
        array { json in
            for value in values { json.integer(value) }
        }
    }

    mutating func text(_ text: PreviewText) {
        array { json in
            json.string(text.key ?? "")
            json.string(text.source)
            json.string(text.purpose)
            json.string(text.anchor)
            json.integer(text.needsTranslation ? 1 : 0)
            if !text.variants.isEmpty {
                json.array { json in
                    for variant in text.variants { json.integer(variant.text) }
                }
            }
        }
    }

    mutating func index(_ name: String, _ index: Int?) {
        if let index { member(name, index) }
    }

    /// Writes a value: the index of a text, or a literal.
    mutating func value(_ name: String, _ value: PreviewValue) {
        key(name)
        self.value(value)
    }

    mutating func value(_ value: PreviewValue) {
        switch value {
        case .text(let index): integer(index)
        case .literal(let text): string(text)
        }
    }

    mutating func intent(_ intent: PreviewIntent) {
        member("anchor", intent.anchor)
        member("name", intent.name)
        member("file", intent.file)
        index("title", intent.title)
        index("summary", intent.summary)
        member("category", intent.category ?? "")
        member("verb", intent.verb ?? "")
        texts("places", intent.places)
        texts("remarks", intent.remarks)
        member("parameters", objects: intent.parameters) { $0.parameter($1) }
        member("summaries", objects: intent.summaries) { $0.combination($1) }
        member("tree", objects: intent.summaryTree.nodes) { $0.node($1) }
        member("isCut", intent.summaryTree.isCut)
        member("suggestions", objects: intent.suggestions) { $0.combination($1) }
        member("exchanges", objects: intent.exchanges) { $0.exchange($1) }
        member("codes", objects: intent.codes) { json, code in
            json.member("anchor", code.anchor)
            json.member("name", code.name)
            json.member("isSuccess", code.isSuccess)
            json.index("full", code.full)
            json.index("concise", code.concise)
        }
        member("results", objects: intent.responseProperties) { $0.memberOfThing($1) }
        member("methods", objects: intent.methods) { json, method in
            json.member("name", method.name)
            json.member("purpose", method.purpose)
            json.member("isRequired", method.isRequired)
        }
        texts("generated", intent.generated)
        indices("texts", intent.texts)
    }

    mutating func combination(_ value: PreviewCombination) {
        texts("parameters", value.parameters)
        index("title", value.title)
        index("subtitle", value.subtitle)
        member("isPrimary", value.isPrimary)
        member("runsInBackground", value.runsInBackground)
    }

    mutating func node(_ node: SummaryTree.Node) {
        switch node {
        case .choice(let parent, let options):
            member("parent", parent)
            member("options", objects: options) { json, option in
                json.value("value", option.value)
                json.member("next", option.next)
            }
        case .summary(let outcome):
            index("summary", outcome.summary)
            texts("parameters", outcome.parameters)
            texts("others", outcome.others)
        }
    }

    mutating func exchange(_ exchange: PreviewExchange) {
        member("parameter", ifPresent: exchange.parameter)
        member("turns", objects: exchange.turns) { json, turn in
            json.member("isSiri", turn.isSiri)
            json.member("occasion", turn.occasion)
            if let words = turn.words { json.value("words", words) }
            json.key("options")
            json.array { json in
                for option in turn.options { json.value(option) }
            }
        }
    }
}
