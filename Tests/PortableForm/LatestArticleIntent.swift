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

    override public func intentMetadataMethods(of handler: Any) -> [IntentHandlerMethod] {
        (handler as? any LatestArticleIntentHandling)?.intentMetadataMethods ?? []
    }
}

/// Handles `LatestArticleIntent`.
public nonisolated protocol LatestArticleIntentHandling: IntentMetadataHandler {
    func handle(intent: LatestArticleIntent, completion: LatestArticleIntentHandlingHandleCompletion)
    associatedtype LatestArticleIntentHandlingHandleCompletion = IntentMetadataAbsent
    @_disfavoredOverload func handle(intent: LatestArticleIntent) async -> LatestArticleIntentHandlingHandleResult
    associatedtype LatestArticleIntentHandlingHandleResult = IntentMetadataAbsent
    func confirm(intent: LatestArticleIntent, completion: LatestArticleIntentHandlingConfirmCompletion)
    associatedtype LatestArticleIntentHandlingConfirmCompletion = IntentMetadataAbsent
    @_disfavoredOverload func confirm(intent: LatestArticleIntent) async -> LatestArticleIntentHandlingConfirmResult
    associatedtype LatestArticleIntentHandlingConfirmResult = IntentMetadataAbsent
}

nonisolated extension LatestArticleIntentHandling {
    public func handle<Absent: IntentMetadataAbsence>(intent: LatestArticleIntent, completion: Absent) {}

    public func handle<Absent: IntentMetadataAbsence>(intent: LatestArticleIntent) async -> Absent { .init() }

    public func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void, _ bridge: IntentMetadataBridge = .init()) {
        if let own = self.intentMetadataCompletion(completion, as: LatestArticleIntentHandlingHandleCompletion.self) {
            self.handle(intent: intent, completion: own)
        } else {
            let form: () async -> LatestArticleIntentHandlingHandleResult = { await self.handle(intent: intent) }
            self.intentMetadataComplete(form, completion, method: "handle(intent:)")
        }
    }

    public func handle(intent: LatestArticleIntent, _ bridge: IntentMetadataBridge = .init()) async -> LatestArticleIntentResponse {
        if self.intentMetadataReturns(LatestArticleIntentHandlingHandleResult.self, LatestArticleIntentResponse.self) {
            let result: LatestArticleIntentHandlingHandleResult = await self.handle(intent: intent)
            return result as! LatestArticleIntentResponse
        }
        let form: (LatestArticleIntentHandlingHandleCompletion) -> Void = { self.handle(intent: intent, completion: $0) }
        return await self.intentMetadataResult(form, method: "handle(intent:)")
    }

    public func confirm<Absent: IntentMetadataAbsence>(intent: LatestArticleIntent, completion: Absent) {}

    public func confirm<Absent: IntentMetadataAbsence>(intent: LatestArticleIntent) async -> Absent { .init() }

    public func confirm(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void, _ bridge: IntentMetadataBridge = .init()) {
        if let own = self.intentMetadataCompletion(completion, as: LatestArticleIntentHandlingConfirmCompletion.self) {
            self.confirm(intent: intent, completion: own)
        } else {
            let form: () async -> LatestArticleIntentHandlingConfirmResult = { await self.confirm(intent: intent) }
            self.intentMetadataComplete(form, completion, method: "confirm(intent:)")
        }
    }

    public func confirm(intent: LatestArticleIntent, _ bridge: IntentMetadataBridge = .init()) async -> LatestArticleIntentResponse {
        if self.intentMetadataReturns(LatestArticleIntentHandlingConfirmResult.self, LatestArticleIntentResponse.self) {
            let result: LatestArticleIntentHandlingConfirmResult = await self.confirm(intent: intent)
            return result as! LatestArticleIntentResponse
        }
        let form: (LatestArticleIntentHandlingConfirmCompletion) -> Void = { self.confirm(intent: intent, completion: $0) }
        return await self.intentMetadataResult(form, method: "confirm(intent:)")
    }

    public var intentMetadataMethods: [IntentHandlerMethod] {
        var list = IntentHandlerMethodList()
        list.method("handle", required: true)
        list.completion("func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void)", LatestArticleIntentHandlingHandleCompletion.self, ((LatestArticleIntentResponse) -> Void).self)
        list.result("func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse", LatestArticleIntentHandlingHandleResult.self, LatestArticleIntentResponse.self)
        list.method("confirm")
        list.completion("func confirm(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void)", LatestArticleIntentHandlingConfirmCompletion.self, ((LatestArticleIntentResponse) -> Void).self)
        list.result("func confirm(intent: LatestArticleIntent) async -> LatestArticleIntentResponse", LatestArticleIntentHandlingConfirmResult.self, LatestArticleIntentResponse.self)
        return list.methods
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
