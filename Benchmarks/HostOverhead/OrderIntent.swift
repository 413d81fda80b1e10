import Intents

/// An intent with six parameters, as generated code has it.
final class OrderIntent: INIntent {
    var dish: String?
    var size: NSNumber?
    var hot: NSNumber?
    var time: DateComponents?
    var table: String?
    var note: String?

    private static let intentMetadataFacts = makeIntentMetadata()

    override class var intentMetadata: IntentMetadata? { intentMetadataFacts }

    private static func makeIntentMetadata() -> IntentMetadata {
        var facts = IntentMetadataBuilder<OrderIntent>("Order")
        facts.title("Order")
        facts.category("order", verb: "Order")
        facts.parameter("dish", \.dish, displayName: "Dish", resolved: true)
        facts.parameter("size", \.size, as: .integer, displayName: "Size", resolved: true)
        facts.parameter("hot", \.hot, as: .boolean, displayName: "Hot", resolved: true)
        facts.parameter("time", \.time, displayName: "Time", resolved: true)
        facts.parameter("table", \.table, displayName: "Table", resolved: true)
        facts.parameter("note", \.note, displayName: "Note", resolved: true)
        return facts.metadata
    }

    override func intentMetadataSend(_ call: IntentMetadataCall, to handler: Any) -> Bool {
        guard let handler = handler as? any OrderIntentHandling else { return false }
        if call.handles { handler.handle(intent: self, completion: call.response) }
        if call.confirms { handler.confirm(intent: self, completion: call.response) }
        if call.resolves(0) { handler.resolveDish(for: self, with: call.resolution) }
        if call.resolves(1) { handler.resolveSize(for: self, with: call.resolution) }
        if call.resolves(2) { handler.resolveHot(for: self, with: call.resolution) }
        if call.resolves(3) { handler.resolveTime(for: self, with: call.resolution) }
        if call.resolves(4) { handler.resolveTable(for: self, with: call.resolution) }
        if call.resolves(5) { handler.resolveNote(for: self, with: call.resolution) }
        return true
    }
}

protocol OrderIntentHandling: IntentMetadataHandler {
    func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void)
    func confirm(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void)
    func resolveDish(for intent: OrderIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveSize(for intent: OrderIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolveHot(for intent: OrderIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveTime(for intent: OrderIntent, with completion: @escaping (INDateComponentsResolutionResult) -> Void)
    func resolveTable(for intent: OrderIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveNote(for intent: OrderIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}

enum OrderIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

final class OrderIntentResponse: INIntentResponse {
    var dish: String?
    fileprivate(set) var code: OrderIntentResponseCode = .unspecified

    convenience init(code: OrderIntentResponseCode) {
        self.init()
        self.code = code
    }

    private static let intentMetadataFacts = makeIntentMetadata()

    override class var intentMetadata: IntentResponseMetadata? { intentMetadataFacts }

    private static func makeIntentMetadata() -> IntentResponseMetadata {
        var facts = IntentResponseMetadataBuilder(code: \OrderIntentResponse.code)
        facts.property("dish", \.dish, displayName: "Dish")
        facts.code(4, "success", success: true, text: "${dish} is on its way")
        return facts.metadata
    }
}
