// What the generator prints for other platforms than Apple's, written by hand.
// swift-format-ignore-file
// swiftlint:disable all

public import Intents

/// Latest Article
///
/// Reads the title of the newest article
public nonisolated class LatestArticleIntent: INIntent {
    private static let intentMetadataFacts = makeIntentMetadata()

    override public class var intentMetadata: IntentMetadata? { intentMetadataFacts }

    private static func makeIntentMetadata() -> IntentMetadata {
        var facts = IntentMetadataBuilder<LatestArticleIntent>("LatestArticle")
        facts.title("Latest Article", id: "a1Title")
        facts.summary("Reads the title of the newest article", id: "a1Summary")
        facts.category("information", verb: "View")
        facts.combination([], title: "Latest article", titleID: "a1Combo", background: true, primary: true)
        return facts.metadata
    }

    override public func intentMetadataSend(_ call: IntentMetadataCall, to handler: Any) -> Bool {
        guard let handler = handler as? any LatestArticleIntentHandling else { return false }
        if call.handles { handler.handle(intent: self, completion: call.response) }
        if call.confirms { handler.confirm(intent: self, completion: call.response) }
        return true
    }
}

/// Handles `LatestArticleIntent`.
public nonisolated protocol LatestArticleIntentHandling: IntentMetadataHandler {
    func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void)
    func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse
    func confirm(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void)
    func confirm(intent: LatestArticleIntent) async -> LatestArticleIntentResponse
}

nonisolated extension LatestArticleIntentHandling {
    public func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        self.intentMetadataComplete(self.handle(intent:), intent, completion)
    }

    public func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse {
        await self.intentMetadataResult(self.handle(intent:completion:), intent)
    }

    public func confirm(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        self.intentMetadataComplete(self.confirm(intent:), intent, completion)
    }

    public func confirm(intent: LatestArticleIntent) async -> LatestArticleIntentResponse {
        await self.intentMetadataResult(self.confirm(intent:completion:), intent)
    }
}

/// The codes of `LatestArticleIntentResponse`.
public nonisolated enum LatestArticleIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The response to `LatestArticleIntent`.
public nonisolated class LatestArticleIntentResponse: INIntentResponse {
    /// Article Title
    public var articleTitle: String?

    public fileprivate(set) var code: LatestArticleIntentResponseCode = .unspecified

    public convenience init(code: LatestArticleIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    /// “The latest article is ${articleTitle}”
    public static func success(articleTitle: String) -> LatestArticleIntentResponse {
        let response = LatestArticleIntentResponse(code: .success, userActivity: nil)
        response.articleTitle = articleTitle
        return response
    }

    private static let intentMetadataFacts = makeIntentMetadata()

    override public class var intentMetadata: IntentResponseMetadata? { intentMetadataFacts }

    private static func makeIntentMetadata() -> IntentResponseMetadata {
        var facts = IntentResponseMetadataBuilder(code: \LatestArticleIntentResponse.code)
        facts.property("articleTitle", \.articleTitle, displayName: "Article Title", id: "a1Name")
        facts.output("articleTitle")
        facts.code(4, "success", success: true, text: "The latest article is ${articleTitle}", id: "a1Success")
        facts.code(5, "failure", text: "I could not fetch the article", id: "a1Failure")
        return facts.metadata
    }
}
