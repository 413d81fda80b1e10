import Intents
import Testing

@Suite("Texts that are looked up when they are shown")
struct DeferredStringTests {
    @Test("a deferred text without a translation reads as its key, and keeps its key, table and arguments")
    func base() throws {
        let text = NSString.deferredLocalizedIntentsString(with: "You have %@ of %d", "one" as NSString, 3)
        #expect(text as String == "You have one of 3")
        #expect(text.length == 17)
        #expect(text == "You have one of 3")
        let kept = try #require(text as? IntentLocalizedString)
        #expect(kept.key == "You have %@ of %d")
        #expect(kept.table == nil)
        #expect(kept.arguments.count == 2)
    }

    @Test("a deferred text of a table keeps the table; one from a list of arguments is formatted at once")
    func table() {
        let text = NSString.deferredLocalizedIntentsString(with: "Soup", table: "Menu")
        #expect((text as? IntentLocalizedString)?.table == "Menu")
        #expect("Today: \(text)" == "Today: Soup")
        let formatted = withVaList([7]) {
            NSString.deferredLocalizedIntentsString(with: "%d bowls", table: "Menu", arguments: $0)
        }
        #expect(formatted as String == "7 bowls")
    }
}
