import Basics
import Testing

@testable import DefinitionChecks

/// Rules about the texts of the definition itself: titles that are missing, and keys in place of texts.
@Suite struct WrittenTextTests {
    private func intent(title: String?, description: String = "Orders a soup.") -> DefinitionText {
        let title = title.map { "<key>INIntentTitle</key>\n<string>\($0)</string>\n" } ?? ""
        return .intent(
            """
            <key>INIntentDescription</key>
            <string>\(description)</string>
            <key>INIntentDescriptionID</key>
            <string>D</string>
            <key>INIntentName</key>
            <string>OrderSoup</string>
            \(title)<key>INIntentTitleID</key>
            <string>T</string>
            """
        )
    }

    private func findings(
        _ rule: any DefinitionRule.Type,
        _ text: DefinitionText,
        tables: [String: String] = [:],
        isForStore: Bool = false
    ) throws -> [Diagnostic] {
        var subject = try CheckSubject(of: [text.xml])
        subject.isForStore = isForStore
        subject.definitions[0].tables = try TranslationTables(tables)
        return subject.findings(of: rule, in: subject.definitions[0])
    }

    @Test("an intent without a title is a warning, and an error for the store", arguments: [nil, "", " \n"])
    func noTitle(title: String?) throws {
        let text = intent(title: title)
        #expect(try findings(IntentTitleMissing.self, text).map(\.severity) == [.warning])
        #expect(try findings(IntentTitleMissing.self, text, isForStore: true).map(\.severity) == [.error])
        #expect(try findings(IntentTitleMissing.self, intent(title: "Soup")).isEmpty)
    }

    @Test("the system's intents have titles of their own, and a value of another type is reported elsewhere")
    func otherTitles() throws {
        let system = "<key>INIntentName</key><string>PlayMedia</string><key>INIntentType</key><string>System</string>"
        #expect(try findings(IntentTitleMissing.self, .intent(system)).isEmpty)
        let number = "<key>INIntentName</key><string>Order</string><key>INIntentTitle</key><true/>"
        #expect(try findings(IntentTitleMissing.self, .intent(number)).isEmpty)
    }

    @Test("the fix-it makes a title of the name, for a person to improve")
    func titleFixIt() throws {
        try expect(IntentTitleMissing.self, toTurn: intent(title: ""), into: intent(title: "Order Soup"))
    }

    @Test("a blank description counts as missing")
    func blankDescription() throws {
        #expect(try findings(IntentDescriptionMissing.self, intent(title: "Soup", description: " ")).count == 1)
    }

    @Test(
        "a key instead of a sentence is a warning",
        arguments: [
            "String.QuickActionDescription", "WIDGET_DESC", "order_soup_description", "intents.order.description",
            "order-soup-description", "orderSoupDescription", "OrderSoupDescription", "OrderText", "D", "a.b",
            "ORDER_2",
        ]
    )
    func keyAsDescription(text: String) throws {
        #expect(try findings(L10nTextIsKey.self, intent(title: "Soup", description: text)).count == 1)
    }

    @Test(
        "a sentence, a word, a name, an address and a version aren't keys",
        arguments: [
            "Orders a soup.", "Soup", "soup", "Soup.", "LockBox", "iPhone", "soup.app", "www.example.com", "1.2.3",
            "v1.2", "${soup}", "Order_soup now", "Suppe.bestellen…", "汤", "…", "Wi-Fi", "one-two", "10_000",
        ]
    )
    func descriptions(text: String) throws {
        #expect(try findings(L10nTextIsKey.self, intent(title: "Soup", description: text)).isEmpty)
    }

    @Test("of a title only what is certainly a key is reported")
    func titles() throws {
        for text in ["PLAY_MEDIA", "intents.order.title"] {
            #expect(try findings(L10nTextIsKey.self, intent(title: text)).count == 1, "\(text)")
        }
        for text in ["LockBox", "Node.js", "Wi-Fi", "openWindow", "snake_case", "T", "a-b-c", "example.com"] {
            #expect(try findings(L10nTextIsKey.self, intent(title: text)).isEmpty, "\(text)")
        }
    }

    @Test("a key that a table for the definition's language translates is right")
    func translatedKey() throws {
        let text = intent(title: "Soup", description: "ORDER_DESCRIPTION")
        #expect(try findings(L10nTextIsKey.self, text, tables: ["de.lproj/A.strings": "\"D\" = \"x\";"]).count == 1)
        #expect(try findings(L10nTextIsKey.self, text, tables: ["en.lproj/A.strings": "\"D\" = \"x\";"]).isEmpty)
    }
}
