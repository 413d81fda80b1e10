import Intents
import IntentsUI
import PortableForm
import Testing

@Suite("Dialogs about voice shortcuts")
@MainActor
struct VoiceShortcutDialogTests {
    /// A delegate that records its calls, and resumes the task that waits for them.
    final class Delegate: NSObject, INUIAddVoiceShortcutViewControllerDelegate,
        INUIEditVoiceShortcutViewControllerDelegate,
        INUIAddVoiceShortcutButtonDelegate
    {
        private(set) var events: [String] = []
        private(set) var added: INVoiceShortcut?
        private(set) var shown: IntentVoiceShortcutDialog?
        private var waiting: CheckedContinuation<Void, Never>?

        private func note(_ event: String) {
            events.append(event)
            waiting?.resume()
            waiting = nil
        }

        /// Waits until there are some events.
        func events(_ count: Int) async -> [String] {
            while events.count < count { await withCheckedContinuation { waiting = $0 } }
            return events
        }

        func addVoiceShortcutViewController(
            _ controller: INUIAddVoiceShortcutViewController,
            didFinishWith voiceShortcut: INVoiceShortcut?,
            error: (any Error)?
        ) {
            added = voiceShortcut
            controller.dismiss(animated: true)
            note("added \(voiceShortcut?.invocationPhrase ?? "nothing") \(error == nil)")
        }

        func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
            note("cancelled adding")
        }

        func editVoiceShortcutViewController(
            _ controller: INUIEditVoiceShortcutViewController,
            didUpdate voiceShortcut: INVoiceShortcut?,
            error: (any Error)?
        ) {
            note("updated \(voiceShortcut?.invocationPhrase ?? "nothing") \(error == nil)")
        }

        func editVoiceShortcutViewController(
            _ controller: INUIEditVoiceShortcutViewController,
            didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
        ) {
            note("deleted \(deletedVoiceShortcutIdentifier == controller.intentHostVoiceShortcut.identifier)")
        }

        func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
            note("cancelled editing")
        }

        func present(_ controller: INUIAddVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton) {
            shown = controller
            note("shows adding")
        }

        func present(_ controller: INUIEditVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton) {
            shown = controller
            note("shows editing")
        }
    }

    private let system = MemoryIntentSystem()
    private let delegate = Delegate()
    private let shortcut = INShortcut.intent(LatestArticleIntent())

    private func addingDialog() -> INUIAddVoiceShortcutViewController {
        let dialog = INUIAddVoiceShortcutViewController(shortcut: shortcut)
        dialog.delegate = delegate
        return dialog
    }

    private func editingDialog(_ voiceShortcut: INVoiceShortcut) -> INUIEditVoiceShortcutViewController {
        let dialog = INUIEditVoiceShortcutViewController(voiceShortcut: voiceShortcut)
        dialog.delegate = delegate
        return dialog
    }

    @Test("a phrase adds the shortcut, and the delegate is notified and dismisses the dialog")
    func add() async {
        await IntentEnvironment.withSystem(system) {
            let dialog = addingDialog()
            #expect(dialog.intentHostState == .open)
            #expect(dialog.intentHostSubmit(phrase: "  Read the news "))
            #expect(dialog.intentHostState == .working)
            #expect(await delegate.events(1) == ["added Read the news true"])
            #expect(dialog.intentHostState == .finished)
            #expect(dialog.intentHostIsDismissed)
        }
        #expect(system.contents.voiceShortcuts.map(\.invocationPhrase) == ["Read the news"])
        #expect(system.contents.voiceShortcuts == [delegate.added])
    }

    @Test("white space isn't a phrase, and a dialog that isn't open doesn't accept one")
    func refusal() {
        let dialog = addingDialog()
        #expect(!dialog.intentHostSubmit(phrase: " \n"))
        #expect(dialog.intentHostState == .open)
        #expect(dialog.intentHostCancel())
        #expect(delegate.events == ["cancelled adding"])
        #expect(!dialog.intentHostSubmit(phrase: "Read"))
        #expect(!dialog.intentHostCancel())
        #expect(delegate.events.count == 1)
        let dismissed = addingDialog()
        dismissed.dismiss(animated: false)
        #expect(!dismissed.intentHostSubmit(phrase: "Read"))
    }

    @Test("the dialog knows the phrase that the app proposes")
    func proposal() {
        let intent = LatestArticleIntent()
        intent.suggestedInvocationPhrase = "Read"
        #expect(INUIAddVoiceShortcutViewController(shortcut: .intent(intent)).intentHostSuggestedPhrase == "Read")
        #expect(addingDialog().intentHostSuggestedPhrase == nil)
    }

    @Test("a voice shortcut gets another phrase, and is deleted")
    func edit() async throws {
        try await IntentEnvironment.withSystem(system) {
            addingDialog().intentHostSubmit(phrase: "Read")
            _ = await delegate.events(1)
            let added = try #require(delegate.added)
            #expect(editingDialog(added).intentHostSubmit(phrase: "Tell"))
            #expect(await delegate.events(2).last == "updated Tell true")
            #expect(system.contents.voiceShortcuts.map(\.identifier) == [added.identifier])
            #expect(system.contents.voiceShortcuts.map(\.invocationPhrase) == ["Tell"])
            #expect(editingDialog(added).intentHostCancel())
            #expect(editingDialog(added).intentHostDelete())
            #expect(await delegate.events(4).suffix(2) == ["cancelled editing", "deleted true"])
            #expect(system.contents.voiceShortcuts.isEmpty)
            editingDialog(added).intentHostSubmit(phrase: "Again")
            #expect(await delegate.events(5).last == "updated nothing false")
        }
    }

    @Test("a button leads to adding its shortcut, and once it was added to changing it")
    func button() async {
        await IntentEnvironment.withSystem(system) {
            let button = INUIAddVoiceShortcutButton(style: .blackOutline)
            button.setStyle(.automatic)
            #expect(button.style == .automatic)
            button.delegate = delegate
            button.intentHostPress()
            button.shortcut = shortcut
            button.intentHostPress()
            #expect(await delegate.events(1) == ["shows adding"])
            addingDialog().intentHostSubmit(phrase: "Read")
            _ = await delegate.events(2)
            button.intentHostPress()
            #expect(await delegate.events(3).last == "shows editing")
            let dialog = delegate.shown as? INUIEditVoiceShortcutViewController
            #expect(dialog?.intentHostVoiceShortcut == delegate.added)
        }
    }
}
