import Intents
import PortableForm

/// An intent whose handler gives the options of a text and of a list of texts, without a search.
final class DrinkIntent: INIntent {
    var drink: String?
    var extras: [String]?

    private static let intentMetadataFacts = makeIntentMetadata()

    override class var intentMetadata: IntentMetadata? { intentMetadataFacts }

    private static func makeIntentMetadata() -> IntentMetadata {
        var facts = IntentMetadataBuilder<DrinkIntent>("Drink")
        facts.parameter("drink", \.drink, displayName: "Drink", resolved: true, options: true)
        facts.prompt(.noOptions, "The bar is closed.")
        facts.defaultString("water", id: "d1")
        facts.parameter("extras", \.extras, displayName: "Extras", resolved: true, options: true)
        return facts.metadata
    }

    override func intentMetadataSend(_ call: IntentMetadataCall, to handler: Any) -> Bool {
        guard let handler = handler as? DrinkHandler else { return false }
        if call.handles || call.confirms { handler.succeed(call.response) }
        if call.resolves(0) { call.resolution(handler.result(for: drink)) }
        if call.resolves(1) { call.resolutions(handler.results(for: extras)) }
        if call.provides(0) || call.provides(1) { call.options(handler.options, nil) }
        if call.defaults(0) || call.defaults(1) { call.defaultValue(String?.none) }
        return true
    }
}

/// Handles a `DrinkIntent`.
final class DrinkHandler {
    var options = INObjectCollection<NSString>(items: ["tea", "coffee"])
    var asksForExtras = false
    /// Whether the handler asks for the drink, whatever it is.
    var asksAlways = false

    func result(for drink: String?) -> INStringResolutionResult {
        if asksAlways {
            asksAlways = false
            return .needsValue()
        }
        return drink.map { .success(with: $0) } ?? .needsValue()
    }

    func results(for extras: [String]?) -> [INStringResolutionResult] {
        if let extras { return extras.map { .success(with: $0) } }
        return [asksForExtras ? .needsValue() : .notRequired()]
    }

    func succeed(_ completion: (INIntentResponse) -> Void) {
        completion(LatestArticleIntentResponse.code(.success))
    }
}
