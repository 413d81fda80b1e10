import Intents
import Testing

@Suite("Collections of options")
struct CollectionTests {
    @Test("a plain list is one section without a title")
    func plainList() {
        let collection = INObjectCollection(items: ["a", "b"] as [NSString])
        #expect(collection.sections.map(\.title) == [nil])
        #expect(collection.allItems == ["a", "b"])
        #expect(!collection.usesIndexedCollation)
    }

    @Test("the items of all sections come in order")
    func sections() {
        let collection = INObjectCollection(sections: [
            INObjectSection(title: "Few", items: [1, 2] as [NSNumber]), INObjectSection(title: "Many", items: [10]),
        ])
        #expect(collection.allItems == [1, 2, 10])
    }
}
