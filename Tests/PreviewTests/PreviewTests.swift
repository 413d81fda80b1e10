import Basics
import IntentDefinition
import TestSupport
import Testing

@testable import Preview

@Suite("A preview") struct PreviewTests {
    @Test("has everything that people meet")
    func golden() throws {
        let tables = try Samples.tables("de", ["T1": "Suppe bestellen", "C1-S1": "Eine kleine", "C1-S2": "Eine große"])
        let preview = Preview(of: [try Samples.source(Samples.shop, tables)], findings: [])
        try Golden.expect(PreviewData.json(of: preview, layout: .indented), matches: "shop.json")
        try Golden.expect(PreviewData.json(of: try #require(preview.languages.first)), matches: "shop-de.json")
    }

    @Test("places findings at the innermost thing that they are about")
    func findings() throws {
        let parts = [
            "intents/Order/title", "intents/Order/parameters/size/promptDialogs/Primary", "enums/Size/values/small",
            "intents/Order/response/codes/success/formatString", "types/Soup/properties/size", "modelVersion", "",
        ]
        let finding = PreviewFinding(severity: "error", rule: "r", message: "m", place: "p", breaksShortcuts: false)
        let placed = PlacedPreviewFinding(finding, file: "Shop.intentdefinition", parts: parts)
        let preview = Preview(of: [try Samples.source(Samples.shop)], findings: [placed])
        #expect(
            preview.findings.first?.anchors == [
                "intent/Order", "intent/Order/parameter/size", "enum/Size/case/small", "intent/Order/code/success",
                "type/Soup/property/size",
            ]
        )
    }

    @Test("tells things of one name apart, whatever their files are")
    func sameNames() throws {
        let sources = [
            try Samples.source(Samples.shop), try Samples.source(Samples.shop, file: "Other.intentdefinition"),
        ]
        let preview = Preview(of: sources, findings: [])
        #expect(preview.intents.map(\.anchor) == ["intent/Order", "intent/Order~2"])
        #expect(preview.enums.map(\.users.count) == [2, 2])
        #expect(Set(preview.texts.map(\.anchor)).contains("intent/Order~2"))
    }

    @Test("stores a text once, however often it is used")
    func sharedTexts() throws {
        let preview = Preview(of: [try Samples.source(Samples.shop)], findings: [])
        let keys = preview.texts.compactMap(\.key)
        #expect(Set(keys).count == keys.count)
    }

    @Test("of a definition without anything is empty")
    func empty() throws {
        let preview = Preview(of: [try Samples.source(Samples.plist(""))], findings: [])
        #expect(preview.intents.isEmpty && preview.texts.isEmpty && preview.languages.isEmpty)
        #expect(Preview(of: [], findings: []) == Preview())
    }

    @Test("shows what was added, changed and removed")
    func changes() throws {
        var source = try Samples.source(Samples.shop)
        let before = Samples.shop.replacing(">Order Soup<", with: ">Buy Soup<")
            .replacing(
                "<string>large</string><key>INEnumValueIndex",
                with: "<string>huge</string><key>INEnumValueIndex"
            )
            .replacing("INIntentParameterTag", with: "INIntentParameterTag")
        source.previous = try Samples.model(before)
        let changes = try #require(Preview(of: [source], findings: [], earlier: "v1").comparison?.changes)
        #expect(
            changes == [
                .init(kind: .added, subject: "enum 'Size', case 'large'", anchor: "enum/Size/case/large"),
                .init(
                    kind: .changed,
                    subject: "intent 'Order'",
                    anchor: "intent/Order",
                    field: "title",
                    before: "Buy Soup",
                    after: "Order Soup"
                ),
                .init(kind: .removed, subject: "enum 'Size', case 'huge'", anchor: "enum/Size"),
            ]
        )
    }

    @Test("shows no changes of what Xcode writes for itself")
    func ignoredChanges() throws {
        var source = try Samples.source(Samples.plist("<key>INIntentDefinitionToolsVersion</key><string>16.0</string>"))
        source.previous = try Samples.model(
            Samples.plist("<key>INIntentDefinitionToolsVersion</key><string>12.0</string>")
        )
        #expect(Preview(of: [source], findings: [], earlier: "v1").comparison?.changes == [])
    }
}
