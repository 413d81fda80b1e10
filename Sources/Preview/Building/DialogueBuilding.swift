import Basics
import IntentDefinition

/// Builds the conversation about an intent.
extension DefinitionBuilder {
    /// The exchanges about each parameter, and about the whole intent.
    mutating func exchanges(of intent: Intent, _ parameters: [PreviewParameter]) -> [PreviewExchange] {
        let models = intent.parameters?.value ?? []
        var exchanges = zip(models, parameters).map { model, parameter in exchange(about: model, parameter) }
        if intent.userConfirmationRequired?.value == true {
            let turns: [PreviewExchange.Turn] = [
                .init(isSiri: true, occasion: "asks for confirmation of the whole request"),
                .init(isSiri: false, occasion: "confirms", words: .literal("✓")),
            ]
            exchanges.append(PreviewExchange(parameter: nil, turns: turns))
        }
        return exchanges.filter { !$0.turns.isEmpty }
    }

    private mutating func exchange(about model: Parameter, _ parameter: PreviewParameter) -> PreviewExchange {
        let sample = parameter.member.sample
        let options = options(of: model, at: parameter.member.anchor)
        let chosen = options.first ?? sample
        func dialog(_ name: String) -> PreviewValue? {
            parameter.dialogs.first { $0.name == name }.map { .text($0.text) }
        }
        func answer(_ occasion: String, _ words: PreviewValue) -> PreviewExchange.Turn {
            .init(isSiri: false, occasion: occasion, words: words)
        }

        var turns: [PreviewExchange.Turn] = []
        let resolves = model.supportsResolution?.value == true
        if dialog("Primary") != nil || resolves {
            turns.append(.init(isSiri: true, occasion: "asks for the value", words: dialog("Primary")))
            turns.append(answer("answers", sample))
        }
        if let text = dialog("Configuration") {
            turns.append(.init(isSiri: true, occasion: "asks in a shortcut's settings", words: text))
        }
        let named = [
            ("SubsequentIntroduction", "asks for another value"), ("Concise", "asks briefly"),
            ("NoOptions", "has no options to offer"),
        ]
        for (name, occasion) in named {
            if let text = dialog(name) { turns.append(.init(isSiri: true, occasion: occasion, words: text)) }
        }
        if let text = dialog("DisambiguationIntroduction") {
            turns.append(.init(isSiri: true, occasion: "offers several values", words: text, options: options))
            turns.append(answer("chooses", chosen))
        }
        if let text = dialog("DisambiguationSelection") {
            turns.append(.init(isSiri: true, occasion: "asks which value is meant", words: text, options: options))
            turns.append(answer("chooses", chosen))
        }
        if let text = dialog("Confirmation") {
            turns.append(.init(isSiri: true, occasion: "asks for confirmation", words: text))
            turns.append(answer("confirms", .literal("✓")))
        }
        for reason in parameter.reasons {
            turns.append(.init(isSiri: true, occasion: "rejects: \(reason.name)", words: .text(reason.text)))
        }
        return PreviewExchange(parameter: parameter.member.name, turns: turns)
    }
}
