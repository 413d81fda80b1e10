import Dispatch
import Intents
import IntentsUI
import PortableForm

/// Fetches an article as code of 2018 does: shared variables, completion handlers, other threads.
package struct ArticleSource {
    package static var newest: String? = "News"

    var title = ArticleSource.newest

    func fetch(completion: @escaping (String?) -> Void) {
        DispatchQueue.global().async { completion(self.title) }
    }
}

/// The entry of an extension.
package class ArticleExtension: INExtension {
    private var source = ArticleSource()

    package convenience init(newest title: String?) {
        self.init()
        source.title = title
    }

    package override func handler(for intent: INIntent) -> Any {
        guard intent is LatestArticleIntent else { fatalError("unexpected intent \(intent)") }
        return ArticleHandler(source)
    }
}

/// A handler that does not complete where there is no article.
package class ArticleHandler: NSObject, LatestArticleIntentHandling {
    private let source: ArticleSource

    init(_ source: ArticleSource) {
        self.source = source
    }

    package func confirm(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        source.fetch { title in
            if let title = title {
                let code: LatestArticleIntentResponseCode = title.isEmpty ? .failure : .ready
                completion(LatestArticleIntentResponse(code: code, userActivity: nil))
            }
        }
    }

    package func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        source.fetch { title in
            if let title = title { completion(LatestArticleIntentResponse.success(articleTitle: title)) }
        }
    }
}

/// What an app does at start, and tells its user.
package class ArticleApp: NSObject {
    package func donate(completion: @escaping (String) -> Void) {
        let intent = LatestArticleIntent()
        intent.suggestedInvocationPhrase = "Read the news"
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.donate { (error) in
            if let error = error as NSError? {
                completion("failed: \(error.domain) \(error.code)")
            } else {
                completion("donated")
            }
        }
    }

    package func setRelevantShortcuts(completion: @escaping (String) -> Void) {
        var shortcuts: [INRelevantShortcut] = []
        let intent = StartWorkoutIntent()
        intent.kind = .run
        if let shortcut = INShortcut(intent: intent) {
            let relevant = INRelevantShortcut(shortcut: shortcut)
            relevant.shortcutRole = INRelevantShortcutRole.action
            let center = CLLocationCoordinate2D(latitude: 52.520_008, longitude: 13.404_954)
            let region = CLCircularRegion(center: center, radius: 0.1, identifier: "Gym")
            relevant.relevanceProviders = [INLocationRelevanceProvider(region: region)]
            shortcuts.append(relevant)
        }
        INRelevantShortcutStore.default.setRelevantShortcuts(shortcuts) { (error) in
            completion(error == nil ? "set" : "not set")
        }
    }
}

/// A card as an extension shows it, and the dialogs that an app opens.
package class ArticleCard: NSObject, INUIHostedViewControlling, INUIAddVoiceShortcutViewControllerDelegate {
    package private(set) var text = ""
    package private(set) var phrase: String?

    package func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        guard interaction.intent is LatestArticleIntent else {
            completion(false, Set(), .zero)
            return
        }
        text = (interaction.intentResponse as? LatestArticleIntentResponse)?.articleTitle ?? ""
        completion(true, parameters, CGSize(width: 320, height: 300))
    }

    package func addToAssistant() -> INUIAddVoiceShortcutViewController? {
        guard let shortcut = INShortcut(intent: LatestArticleIntent()) else { return nil }
        let controller = INUIAddVoiceShortcutViewController(shortcut: shortcut)
        controller.delegate = self
        return controller
    }

    package func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController,
        didFinishWith voiceShortcut: INVoiceShortcut?,
        error: Error?
    ) {
        phrase = voiceShortcut?.invocationPhrase
        controller.dismiss(animated: true, completion: nil)
    }

    package func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
        controller.dismiss(animated: true, completion: nil)
    }
}

/// The app's continuation, in its own words.
package func continues(_ activity: NSUserActivity) -> Bool {
    activity.interaction?.intent is LatestArticleIntent
}
