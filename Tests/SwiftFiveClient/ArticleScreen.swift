import Dispatch
import Intents
import IntentsUI
import LatestArticleIntents

/// The app's first screen, without a view. As a view controller, it is on the main actor.
@MainActor
package class ArticleScreen: NSObject {
    package private(set) var title: String?
    package let button = INUIAddVoiceShortcutButton(style: .blackOutline)
    /// The dialog over the screen.
    package private(set) var dialog: IntentVoiceShortcutDialog?

    /// Is told what happens on the screen.
    package var watch: (String) -> Void = { _ in }

    private let api: ArticleAPI

    package init(_ api: ArticleAPI) {
        self.api = api
    }

    package func viewDidLoad() {
        addButton()
        api.newestTitle { title in
            if let title = title { self.update(title) }
        }
        donate()
    }

    private var intent: LatestArticleIntent {
        let intent = LatestArticleIntent()
        intent.suggestedInvocationPhrase = "Lookup news"
        return intent
    }

    private func addButton() {
        button.delegate = self
        button.shortcut = INShortcut(intent: intent)
    }

    private func update(_ title: String) {
        DispatchQueue.main.async {
            self.title = title
            self.watch("title \(title)")
        }
    }

    private func donate() {
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.donate { (error) in
            let outcome: String
            if let error = error as NSError? {
                outcome = "not donated: \(error.domain) \(error.code)"
            } else {
                outcome = "donated"
            }
            DispatchQueue.main.async { self.watch(outcome) }
        }
    }

    private func close(_ controller: IntentVoiceShortcutDialog, _ outcome: String) {
        controller.dismiss(animated: true, completion: nil)
        dialog = nil
        watch(outcome)
    }
}

extension ArticleScreen: INUIAddVoiceShortcutButtonDelegate {
    package func present(_ controller: INUIAddVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton) {
        controller.delegate = self
        dialog = controller
        watch("presents adding")
    }

    package func present(_ controller: INUIEditVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton) {
        controller.delegate = self
        dialog = controller
        watch("presents editing")
    }
}

extension ArticleScreen: INUIAddVoiceShortcutViewControllerDelegate {
    package func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController,
        didFinishWith voiceShortcut: INVoiceShortcut?,
        error: Error?
    ) {
        close(controller, "added \(voiceShortcut?.invocationPhrase ?? "nothing")")
    }

    package func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
        close(controller, "cancelled")
    }
}

extension ArticleScreen: INUIEditVoiceShortcutViewControllerDelegate {
    package func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didUpdate voiceShortcut: INVoiceShortcut?,
        error: Error?
    ) {
        close(controller, "updated \(voiceShortcut?.invocationPhrase ?? "nothing")")
    }

    package func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    ) {
        close(controller, "deleted")
    }

    package func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
        close(controller, "cancelled")
    }
}
