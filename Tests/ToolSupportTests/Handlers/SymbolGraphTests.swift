import Basics
import Testing

@testable import ToolSupport

@Suite("Reading symbol graphs and declarations")
struct SymbolGraphTests {
    @Test(
        "a file that isn't a symbol graph is reported with its location",
        arguments: [
            ("", "expected a value"), ("[]", "'symbols' and 'relationships' are missing"),
            (#"{"symbols": 1, "relationships": []}"#, "'symbols' and 'relationships' are missing"), ("{,}", "expected"),
        ]
    )
    func broken(text: String, message: String) {
        var graph = SymbolGraph()
        var diagnostics: [Diagnostic] = []
        graph.read(Array(text.utf8), file: "App.symbols.json", diagnostics: &diagnostics)
        #expect(diagnostics.map(\.severity) == [.error])
        #expect(diagnostics.first?.message.contains(message) == true)
        #expect(diagnostics.first?.location.file == "App.symbols.json")
        #expect(diagnostics.first?.location.position != nil)
    }

    @Test("a place in a graph counts from 0, and its path is that of a URL")
    func places() {
        let text = #"""
            {"symbols": [{"identifier": {"precise": "s:A"}, "kind": {"identifier": "swift.class"}, "pathComponents": ["A"],
            "location": {"uri": "file:///my%20app/A%2.swift", "position": {"line": 4, "character": 6}}}], "relationships": []}
            """#
        var graph = SymbolGraph()
        var diagnostics: [Diagnostic] = []
        graph.read(Array(text.utf8), file: "App.symbols.json", diagnostics: &diagnostics)
        let location = graph.symbols["s:A"]?.location
        #expect(diagnostics.isEmpty)
        #expect(location == SourceLocation(file: "/my app/A%2.swift", position: SourcePosition(line: 5, column: 7)))
    }

    @Test(
        "one type has one spelling",
        arguments: [
            ("Swift.String", "String"), ("Optional<String>", "String?"), ("(String)?", "String?"),
            ("String!", "String?"),
            ("Array<Int>", "[Int]"), ("Swift.Array<Swift.Optional<Int>>", "[Int?]"), ("()", "Void"),
            ("any Error", "Error"), ("(any Error)?", "Error?"), ("Outer.Inner<Int>", "Inner<Int>"),
            ("@escaping @Sendable (_ value: Int, Error?) -> ()", "(Int, Error?) -> Void"),
            ("@escaping (Int) -> Swift.Void", "(Int) -> Void"), ("((Int) -> Void)?", "((Int) -> Void)?"),
            ("@MainActor () async throws -> [String : Int]", "@MainActor () async throws -> [String: Int]"),
            ("(Int, Int)", "(Int, Int)"), ("inout Int", "inout Int"), ("`Type`", "Type"), ("A & B", "A & B"),
        ]
    )
    func spelling(text: String, expected: String) {
        var parser = TypeParser(text, alias: { _ in .none })
        #expect(parser.type().text == expected)
    }

    @Test("an alias is followed, one that isn't known may be anything, and one of itself ends")
    func aliases() throws {
        let text = "func f(a: Done, b: Far, c: Loop)"
        let method = try #require(
            MethodDeclaration(text) { name in
                ["Done": .type("(Int) -> Void"), "Far": .unknown, "Loop": .type("Loop")][name] ?? .none
            }
        )
        #expect(method.parameters.map(\.type.text) == ["(Int) -> Void", "*", "*"])
        #expect(method.parameters[1].type.matches(TypeSpelling(text: "String")))
    }

    @Test(
        "declarations are read with their labels and effects",
        arguments: [
            ("func f()", "f()", false, false, "Void"),
            (
                "@objc(a:b:) public override func f(a b: Int, _ c: String = \"x, y\") -> Int", "f(a:_:)", false, false,
                "Int"
            ),
            ("func f<T>(a: T) async throws -> [T] where T : Sendable", "f(a:)", true, true, "[T]"),
            ("nonisolated(nonsending) final func f(a: Int) async throws(Never) -> A.B", "f(a:)", true, true, "B"),
            ("func `default`(for x: (Int, Int) = (1, 2))", "default(for:)", false, false, "Void"),
        ]
    )
    func declarations(text: String, name: String, isAsync: Bool, canThrow: Bool, result: String) throws {
        let method = try #require(MethodDeclaration(text))
        #expect(method.fullName == name)
        #expect(method.isAsync == isAsync)
        #expect(method.canThrow == canThrow)
        #expect(method.result.text == result)
    }

    @Test(
        "a declaration that isn't a method is nil",
        arguments: ["var a: Int", "class A", "func", "func f", "init()", ""]
    )
    func others(text: String) {
        #expect(MethodDeclaration(text) == nil)
    }
}
