import Foundation
import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite struct StoredObjectTests {
    private let types = StoredTypes(intents: TestStore.intents)

    private func roundTrip<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
        try StoredObjectDecoder.decode(
            Object.self,
            from: StoredObjectEncoder.encode(object, types: types),
            types: types
        )
    }

    @Test("a value of each type reads back equal", arguments: EveryTypeIntent.changes.map(\.name))
    func values(name: String) throws {
        let change = try #require(EveryTypeIntent.changes.first { $0.name == name })
        let intent = EveryTypeIntent()
        change.apply(intent)
        #expect(intent != EveryTypeIntent())
        #expect(try roundTrip(intent) == intent)
    }

    @Test("an intent with all values reads back, with its phrase and its pictures")
    func wholeIntent() throws {
        let intent = EveryTypeIntent()
        for change in EveryTypeIntent.changes { change.apply(intent) }
        intent.suggestedInvocationPhrase = "Do it all"
        intent.setImage(INImage(named: "text"), forParameterNamed: \.text)
        let read = try roundTrip(intent)
        #expect(read == intent)
        #expect(read.suggestedInvocationPhrase == "Do it all")
        #expect(read.image(forParameterNamed: \.text) == INImage(named: "text"))
    }

    @Test("values stand under the names of parameters, and no Swift class is named")
    func readableForm() throws {
        let json = try StoredObjectEncoder.encode(workout(.swim, minutes: 30), types: types)
        #expect(json.contains(#""parameter.kind":2"#))
        #expect(json.contains(#""parameter.minutes":30"#))
        #expect(json.contains(#""@type":"intent:StartWorkout""#))
        #expect(!json.contains("StartWorkoutIntent"))
    }

    @Test("equal intents give equal texts")
    func stability() throws {
        let texts = try (0..<20).map { _ in
            let intent = EveryTypeIntent()
            for change in EveryTypeIntent.changes.filter({ !$0.name.contains(" ") }).shuffled() { change.apply(intent) }
            return try StoredObjectEncoder.encode(intent, types: types)
        }
        #expect(Set(texts).count == 1)
    }

    @Test("a shortcut for an activity reads back with what a property list can hold of its information")
    func activity() throws {
        let activity = NSUserActivity(activityType: "org.example.read")
        activity.title = "Read"
        activity.userInfo = ["id": 7, "tags": ["a", "b"], "when": Date(timeIntervalSinceReferenceDate: 5)]
        activity.requiredUserInfoKeys = ["id"]
        activity.webpageURL = URL(string: "https://example.org/7")
        activity.isEligibleForPrediction = true
        activity.persistentIdentifier = "p"
        let read = try roundTrip(INShortcutReference(userActivity: activity))
        #expect(read.userActivity == activity)
    }

    @Test("options of every kind read back with their sections")
    func options() throws {
        let texts = INObjectCollection(sections: [
            INObjectSection(title: "A", items: [NSString("a"), NSString("b")]), INObjectSection(title: nil, items: []),
        ])
        texts.usesIndexedCollation = true
        #expect(try roundTrip(texts) == texts)
        let numbers = INObjectCollection(items: [NSNumber(value: 1), NSNumber(value: 2.5)])
        #expect(try roundTrip(numbers) == numbers)
        let objects = INObjectCollection(items: [Equipment(identifier: "b", display: "Bike")])
        #expect(try roundTrip(objects) == objects)
        let dates = INObjectCollection(items: [NSDateComponents()])
        #expect(try roundTrip(dates).allItems.count == 1)
    }

    @Test("a number that isn't finite can't be stored", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(number: Double) {
        let intent = EveryTypeIntent()
        intent.decimal = NSNumber(value: number)
        #expect(throws: IntentStoreError.self) { try StoredObjectEncoder.encode(intent, types: types) }
    }

    @Test("an object that is too large can't be stored")
    func tooLarge() {
        let intent = EveryTypeIntent()
        intent.file = INFile(data: Data(count: 17 << 20), filename: "large", typeIdentifier: nil)
        #expect(throws: IntentStoreError.unsupported("'EveryTypeIntent' is larger than 16 MB")) {
            try StoredObjectEncoder.encode(intent, types: types)
        }
    }

    @Test(
        "a text that holds no shortcut is refused",
        arguments: [
            "", "[]", "{}", "null", "\u{0}", #"{"intent":7}"#, #"{"intent":{}}"#, #"{"intent":{"@type":"intent:No"}}"#,
            #"{"intent":{"@type":"mass"}}"#, #"{"intent":{"@type":"circle","identifier":"x"}}"#,
            #"{"intent":{"@type":7}}"#, #"{"userActivity":{"activityType":7}}"#, #"{"userActivity":[]}"#,
            String(repeating: "[", count: 100_000), String(repeating: #"{"intent":"#, count: 100_000),
        ]
    )
    func hostileText(json: String) {
        #expect(throws: IntentStoreError.self) {
            try StoredObjectDecoder.decode(INShortcutReference.self, from: json, types: types)
        }
    }

    @Test(
        "a value of another type than its parameter's is left out",
        arguments: [
            #""parameter.text":7"#, #""parameter.integer":{}"#, #""parameter.date":"x""#,
            #""parameter.date":{"day":"x"}"#,
            #""parameter.mass":{"@type":"circle","identifier":"x"}"#, #""parameter.mass":{"NS.value":1}"#,
            #""parameter.mass":{"NS.unit":{"@type":"mass"},"NS.value":1}"#, #""parameter.person":{}"#,
            #""parameter.mass":{"NS.unit":{"@type":"mass","NS.symbol":7,"NS.converter":{"@type":"linear"}}}"#,
            #""parameter.kind":99"#, #""parameter.objects":[7,{}]"#, #""parameter.file":{"filename":[]}"#,
            #""parameter.place":{"location":{"timestamp":"x"},"region":{"@type":"date"}}"#, #""parameter.amount":[]"#,
        ]
    )
    func wrongValue(field: String) throws {
        let json = #"{"@type":"intent:EveryType",\#(field)}"#
        let intent = try StoredObjectDecoder.decode(INIntent.self, from: json, types: types)
        let read = try #require(intent as? EveryTypeIntent)
        #expect(read.text == nil && read.integer == nil && read.date == nil && read.mass == nil)
        #expect(read.person == nil && read.kind == .unknown && read.file == nil)
    }
}
