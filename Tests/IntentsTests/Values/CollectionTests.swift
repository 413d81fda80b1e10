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

    private static func texts(_ words: String...) -> [NSString] { words.map { NSString(string: $0) } }

    private static func collection(_ title: String?, isIndexed: Bool = false) -> INObjectCollection<NSString> {
        let sections = [INObjectSection(title: title, items: texts("a", "b")), INObjectSection(title: nil, items: [])]
        let collection = INObjectCollection(sections: sections)
        collection.usesIndexedCollation = isIndexed
        return collection
    }

    @Test("a collection is equal to one of equal options in equal sections")
    func equality() {
        #expect(Self.collection("A") == Self.collection("A"))
        #expect(Self.collection("A").hash == Self.collection("A").hash)
        #expect(Self.collection("A") != Self.collection("B"))
        #expect(Self.collection("A") != Self.collection("A", isIndexed: true))
        #expect(
            INObjectSection(title: nil, items: Self.texts("a")) != INObjectSection(title: nil, items: Self.texts("b"))
        )
        let person = INPerson(
            personHandle: INPersonHandle(value: "+1", type: .phoneNumber),
            nameComponents: nil,
            displayName: "Ada",
            image: nil,
            contactIdentifier: nil,
            customIdentifier: nil
        )
        #expect(INObjectCollection(items: [person]) != INObjectCollection<INPerson>(items: []))
    }

    @Test("a copy of a collection is equal, and changes by itself")
    func copying() throws {
        let collection = Self.collection("A", isIndexed: true)
        let copy = try #require(collection.copy() as? INObjectCollection<NSString>)
        #expect(copy == collection)
        copy.usesIndexedCollation = false
        #expect(collection.usesIndexedCollation)
        let section = try #require(collection.sections.first)
        #expect(section.copy() as? INObjectSection<NSString> == section)
    }
}
