import Basics
import IntentDefinition
import TestSupport
import Testing

@Suite("The translation keys of a definition")
struct TranslationKeyTests {
    private static func value(_ name: String, _ displayName: String, _ key: String, index: Int) -> EnumValue {
        EnumValue {
            $0.name = Located(name)
            $0.displayName.text = Located(displayName)
            $0.displayName.key = Located(key)
            $0.index = Located(Number(index))
        }
    }

    private static func parameter(
        _ name: String,
        _ type: String,
        _ setFields: (inout Parameter) -> Void = { _ in }
    ) -> Parameter {
        Parameter {
            $0.name = Located(name)
            $0.type = Located(type)
            setFields(&$0)
        }
    }

    /// A definition whose intent has a title and parameters `size` (an enum), `hot` (a Boolean with names), `loud` (one
    /// without), `many`, `city` and `dangling` (an enum that it does not have).
    private static func definition(title: String, zeroName: String = "unknown") -> Definition {
        let size = EnumDefinition {
            $0.name = "Size"
            $0.values = [
                value("unknown", zeroName, "z", index: 0), value("small", "small one", "s", index: 1),
                value("big", "big one", "b", index: 2),
            ]
        }
        let hot = parameter("hot", "Boolean") { parameter in
            parameter.metadata = ParameterMetadata {
                $0.trueDisplayName.text = "hot"
                $0.trueDisplayName.key = "yes"
                $0.falseDisplayName.text = "cold"
                $0.falseDisplayName.key = "no"
            }
        }
        let intent = Intent {
            $0.name = "Order"
            $0.title.text = Located(title)
            $0.title.key = "t1"
            $0.parameters = [
                parameter("size", "Integer") { $0.enumType = "Size" }, hot, parameter("loud", "Boolean"),
                parameter("many", "Integer"), parameter("city", "String"),
                parameter("system", "Integer") {
                    $0.enumType = "Size"
                    $0.enumTypeNamespace = "System"
                },
                parameter("dangling", "Integer") { $0.enumType = "Nowhere" },
            ]
        }
        return Definition {
            $0.enums = [size]
            $0.intents = [intent]
        }
    }

    private func unit(title: String, zeroName: String = "unknown") throws -> TranslationKeys.Unit {
        let keys = TranslationKeys(Self.definition(title: title, zeroName: zeroName))
        return try #require(keys.units.first { keys.texts[$0.text].role == .title })
    }

    @Test(
        "a text without placeholders for few values has one key",
        arguments: ["Order", "${city} ${many}", "${loud}", "${system}", "${size.name}", "${nobody}", "size ${"]
    )
    func plainTexts(title: String) throws {
        let unit = try unit(title: title)
        #expect(unit.form == .plain)
        #expect(unit.entries.map(\.key) == ["t1"])
        #expect(unit.entries.map(\.text) == [title])
    }

    @Test("a text with an enum has a key for each case, and the case's name in the text")
    func enumeratedTexts() throws {
        let unit = try unit(title: "A ${size} in ${city.name}, ${size}!")
        #expect(unit.form == .enumerated(parameter: "size"))
        #expect(unit.entries.map(\.key) == ["t1-s", "t1-b"])
        #expect(
            unit.entries.map(\.text) == [
                "A small one in ${city.name}, small one!", "A big one in ${city.name}, big one!",
            ]
        )
    }

    @Test("a zero case with a name of its own has keys as well")
    func namedZero() throws {
        #expect(try unit(title: "${size}", zeroName: "any").entries.map(\.key) == ["t1-z", "t1-s", "t1-b"])
        let keys = TranslationKeys(Self.definition(title: "-", zeroName: "any"))
        #expect(keys.units.flatMap(\.entries).map(\.key).contains("z"))
    }

    @Test("a zero case that nobody named has no key")
    func namelessZero() {
        let keys = TranslationKeys(Self.definition(title: "-")).units.flatMap(\.entries).map(\.key)
        #expect(keys == ["s", "b", "t1", "yes", "no"])
    }

    @Test("a text with a Boolean has a key for true and one for false")
    func booleanTexts() throws {
        #expect(try unit(title: "${hot}?").entries.map(\.text) == ["hot?", "cold?"])
    }

    @Test(
        "a text with several such placeholders, or with an enum that is not there, has keys that are not known",
        arguments: ["${size} ${hot}", "${dangling}", "${dangling} ${size}"]
    )
    func unknownForms(title: String) throws {
        let unit = try unit(title: title)
        #expect(unit.form == .unknown)
        #expect(unit.entries.isEmpty)
        #expect(!unit.isTranslated { _ in false })
    }

    @Test("a table translates a text by all of its keys or by that of the whole")
    func translatedUnits() throws {
        let unit = try unit(title: "${size}")
        #expect(unit.isTranslated { ["t1-s", "t1-b"].contains($0) })
        #expect(unit.isTranslated { ["t1"].contains($0) })
        #expect(!unit.isTranslated { ["t1-s"].contains($0) })
    }

    @Test("a key means a text, a text with values, or nothing")
    func tellsMeaning() throws {
        let keys = TranslationKeys(Self.definition(title: "${size}"))
        let title = try #require(keys.texts.firstIndex { $0.role == .title })
        #expect(keys.meaning(of: "t1") == .text(title))
        #expect(keys.meaning(of: "t1-s") == .enumeration(title, values: ["s"]))
        #expect(keys.meaning(of: "t1-s-no") == .enumeration(title, values: ["s", "no"]))
        for key in ["t2", "t1-", "t1-x", "-t1", "", "t1--s", String(repeating: "t1-", count: 1000)] {
            #expect(keys.meaning(of: key) == nil)
        }
    }

    @Test("keys may have hyphens themselves")
    func hyphenatedKeys() throws {
        var definition = Self.definition(title: "${size}")
        definition.intents?.value[0].title.key = "Order-Title"
        definition.enums?.value[0].values?.value[1].displayName.key = "Size-small"
        let keys = TranslationKeys(definition)
        let title = try #require(keys.texts.firstIndex { $0.role == .title })
        #expect(keys.meaning(of: "Order-Title") == .text(title))
        #expect(keys.meaning(of: "Order-Title-Size-small") == .enumeration(title, values: ["Size-small"]))
        #expect(keys.meaning(of: "Order-Size") == nil)
    }
}
