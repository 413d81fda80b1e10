import Foundation
import Intents
import IntentsUI

/// A delegate that waits for the dialogs in which people add, change and delete voice shortcuts.
@MainActor
final class VoiceShortcutDelegate: NSObject {
    /// The outcome of a dialog.
    enum Outcome: Sendable {
        case saved(phrase: String)
        case deleted
        case cancelled
    }

    private var continuation: CheckedContinuation<Outcome, any Error>?

    /// Acts on a dialog as the user does, and waits for the dialog's end.
    ///
    /// - Parameter act: Acts on the dialog, and returns whether the dialog accepts the phrase.
    func outcome(of act: () -> Bool) async throws -> Outcome {
        try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            if !act() { end(.failure(CommandFailure("the phrase is empty; it needs at least one word"))) }
        }
    }

    private func end(_ result: Result<Outcome, any Error>) {
        continuation?.resume(with: result)
        continuation = nil
    }

    private func end(_ voiceShortcut: INVoiceShortcut?, _ error: (any Error)?) {
        if let error { return end(.failure(error)) }
        end(.success(voiceShortcut.map { .saved(phrase: $0.invocationPhrase) } ?? .cancelled))
    }
}

extension VoiceShortcutDelegate: INUIAddVoiceShortcutViewControllerDelegate {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController,
        didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    ) {
        controller.dismiss(animated: true)
        end(voiceShortcut, error)
    }

    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
        controller.dismiss(animated: true)
        end(.success(.cancelled))
    }
}

extension VoiceShortcutDelegate: INUIEditVoiceShortcutViewControllerDelegate {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    ) {
        controller.dismiss(animated: true)
        end(voiceShortcut, error)
    }

    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    ) {
        controller.dismiss(animated: true)
        end(.success(.deleted))
    }

    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
        controller.dismiss(animated: true)
        end(.success(.cancelled))
    }
}
