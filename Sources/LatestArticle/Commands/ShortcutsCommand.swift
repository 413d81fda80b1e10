import Intents
import IntentsHost
import IntentsUI

/// The command that adds, lists, changes and deletes voice shortcuts.
struct ShortcutsCommand: Command {
    private enum Action {
        case add(String)
        case list
        case edit(String, to: String)
        case delete(String)
    }

    private var action: Action

    init(_ words: inout Words) throws {
        switch try words.take(the: "action (add, list, edit or delete)") {
        case "add": action = .add(try words.take(the: "phrase"))
        case "list": action = .list
        case "edit": action = .edit(try words.take(the: "phrase"), to: try words.take(the: "new phrase"))
        case "delete": action = .delete(try words.take(the: "phrase"))
        case let word: throw UsageError("unknown action '\(word)'; use add, list, edit or delete")
        }
    }

    func run(in app: App) async throws {
        let delegate = VoiceShortcutDelegate()
        switch action {
        case .add(let phrase):
            try await refuse(phrase, app)
            let dialog = INUIAddVoiceShortcutViewController(shortcut: try App.shortcut())
            dialog.delegate = delegate
            report(try await delegate.outcome { dialog.intentHostSubmit(phrase: phrase) })
        case .list:
            let voiceShortcuts = try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
            if voiceShortcuts.isEmpty { print("no voice shortcuts yet; 'shortcuts add PHRASE' adds one") }
            for voiceShortcut in voiceShortcuts { print(TerminalText(voiceShortcut.invocationPhrase)) }
        case .edit(let phrase, let new):
            let edited = try await voiceShortcut(phrase, app)
            try await refuse(new, unlessOf: edited, app)
            let dialog = INUIEditVoiceShortcutViewController(voiceShortcut: edited)
            dialog.delegate = delegate
            report(try await delegate.outcome { dialog.intentHostSubmit(phrase: new) })
        case .delete(let phrase):
            let dialog = INUIEditVoiceShortcutViewController(voiceShortcut: try await voiceShortcut(phrase, app))
            dialog.delegate = delegate
            report(try await delegate.outcome { dialog.intentHostDelete() })
        }
    }

    @MainActor
    private func voiceShortcut(_ phrase: String, _ app: App) async throws -> INVoiceShortcut {
        guard let found = try await app.system.shortcuts(forPhrase: phrase).voiceShortcuts.first else {
            throw CommandFailure("no voice shortcut has the phrase '\(phrase)'; 'shortcuts list' shows them")
        }
        return found
    }

    /// Refuses a phrase that a voice shortcut other than the edited one already has: Siri would run only one of them.
    @MainActor
    private func refuse(_ phrase: String, unlessOf edited: INVoiceShortcut? = nil, _ app: App) async throws {
        let taken = try await app.system.shortcuts(forPhrase: phrase).voiceShortcuts.first { $0 != edited }
        guard let taken = taken?.invocationPhrase else { return }
        throw CommandFailure(
            """
            the voice shortcut '\(taken)' already has this phrase; choose another, or free it with \
            'shortcuts edit "\(taken)" NEW' or 'shortcuts delete "\(taken)"'
            """
        )
    }

    private func report(_ outcome: VoiceShortcutDelegate.Outcome) {
        switch outcome {
        case .saved(let phrase): print("saved: \(TerminalText(phrase))")
        case .deleted: print("deleted")
        case .cancelled: print("nothing changed")
        }
    }
}
