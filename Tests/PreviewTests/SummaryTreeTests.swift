import Preview
import Testing

@Suite("The choice among summaries") struct SummaryTreeTests {
    /// The states of an intent's summaries, one a line.
    private func states(_ xml: String) throws -> [String] {
        let preview = Preview(of: [try Samples.source(xml)], findings: [])
        let intent = try #require(preview.intents.first)
        var lines: [String] = []
        func walk(_ index: Int, _ path: String) {
            guard intent.summaryTree.nodes.indices.contains(index) else { return }
            switch intent.summaryTree.nodes[index] {
            case .choice(let parent, let options):
                for option in options {
                    let value =
                        switch option.value {
                        case .text(let text): preview.texts[text].source
                        case .literal(let text): text
                        }
                    walk(option.next, "\(path)\(parent)=\(value); ")
                }
            case .summary(let outcome):
                let summary = outcome.summary.map { intent.summaries[$0].parameters.joined(separator: ",") }
                let others = outcome.others.isEmpty ? "" : " below: \(outcome.others.joined(separator: ","))"
                lines.append("\(path)\(summary ?? "none")\(others)")
            }
        }
        walk(0, "")
        return lines
    }

    @Test("without relationships is the summary with the most parameters")
    func noRelationships() throws {
        let xml = Samples.intent(["a", "b"].map { Samples.parameter($0) }, summaries: ["a", "a,b", ""])
        #expect(try states(xml) == ["a,b"])
    }

    @Test("of an intent without summaries has none, and lists all parameters")
    func noSummaries() throws {
        #expect(try states(Samples.intent([Samples.parameter("a")], summaries: [])) == ["none below: a"])
    }

    @Test("follows each case of an enum that a condition names, and all others together")
    func enumeration() throws {
        #expect(
            try states(Samples.shop) == ["size=large; size,bread", "size=another value; size", "size=no value; size"]
        )
    }

    @Test(
        "follows the values that make a difference to a condition",
        arguments: [
            ("Boolean", "BooleanHasExactValue <true/>", ["p=true; p,c", "p=false; p", "p=no value; p"]),
            ("Boolean", "BooleanHasExactValue", ["p=true; p", "p=false; p,c", "p=no value; p"]),
            ("String", "HasAnyValue", ["p=any value; p,c", "p=no value; p"]),
            ("String", "StringHasExactValue <string>x</string>", ["p=x; p,c", "p=another value; p", "p=no value; p"]),
            (
                "Integer", "IntegerValueIsGreaterThan <integer>2</integer>",
                ["p=no value; p", "p=1; p", "p=2; p", "p=3; p,c"]
            ),
            (
                "Integer", "IntegerValueIsGreaterThanOrEqual <integer>2</integer>",
                ["p=no value; p", "p=1; p", "p=2; p,c", "p=3; p,c"]
            ),
            ("Integer", "IntegerHasExactValue", ["p=no value; p", "p=-1; p", "p=0; p,c", "p=1; p"]),
            ("String", "Unheard", ["p=any value; p,c", "p=no value; p,c"]),
        ]
    )
    func conditions(type: String, condition: String, expected: [String]) throws {
        let parameters = [Samples.parameter("p", type: type), Samples.parameter("c", under: "p", if: condition)]
        #expect(try states(Samples.intent(parameters, summaries: ["p", "p,c"])) == expected)
    }

    @Test("asks for the value of a parent only if the parent applies")
    func nested() throws {
        let parameters = [
            Samples.parameter("a", type: "Boolean"),
            Samples.parameter("b", type: "Boolean", under: "a", if: "BooleanHasExactValue <true/>"),
            Samples.parameter("c", under: "b", if: "BooleanHasExactValue <true/>"),
        ]
        let states = try states(Samples.intent(parameters, summaries: ["a", "a,b", "b,c,a"]))
        #expect(states.first == "a=true; b=true; b,c,a")
        #expect(states.contains("a=true; b=false; a,b"))
        #expect(states.contains("a=false; a"))
        #expect(states.count == 5)
    }

    @Test("ends if parameters depend on each other or on themselves")
    func cycles() throws {
        let parameters = [
            Samples.parameter("a", under: "b", if: "HasAnyValue"),
            Samples.parameter("b", under: "a", if: "HasAnyValue"),
            Samples.parameter("c", under: "c", if: "HasAnyValue"),
            Samples.parameter("d", under: "gone", if: "HasAnyValue"),
        ]
        #expect(try states(Samples.intent(parameters, summaries: [""])) == [""])
    }

    @Test("is cut if there are too many combinations of values")
    func cut() throws {
        let parents = (0..<12).map { Samples.parameter("p\($0)", type: "Boolean") }
        let children = (0..<12).map { Samples.parameter("c\($0)", under: "p\($0)", if: "HasAnyValue") }
        let xml = Samples.intent(parents + children, summaries: ["p0"])
        let tree = try #require(Preview(of: [try Samples.source(xml)], findings: []).intents.first?.summaryTree)
        #expect(tree.isCut)
        #expect(tree.nodes.count < 10_000)
    }
}
