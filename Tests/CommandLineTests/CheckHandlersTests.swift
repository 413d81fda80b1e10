import Foundation
import TestSupport
import Testing

/// The command of the plugins' tool that judges handlers.
@Suite struct CheckHandlersTests {
    private func run(
        _ arguments: String,
        graph: String = Self.graph(
            method: "handle(for:)",
            "func handle(for intent: OrderIntent) async -> OrderIntentResponse"
        )
    ) throws -> Subprocess.Result {
        try withTool { runner, folder in
            var runner = runner
            runner.program = ToolRunner.buildTool
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            try folder.write(Definitions.withUnknownType, to: "Broken.intentdefinition")
            let text = graph.replacing("FOLDER", with: folder.url.resolvingSymlinksInPath().path)
            try folder.write(text, to: "Graphs/App.symbols.json")
            try folder.write("no graph", to: "Graphs/README")
            return try runner.run(["check-handlers"] + arguments.split(separator: " ").map(String.init))
        }
    }

    /// A symbol graph with a handler of one method.
    private static func graph(method: String, _ declaration: String) -> String {
        #"""
        {"symbols": [
          {"kind": {"identifier": "swift.class"}, "identifier": {"precise": "s:3App7HandlerC"}, "pathComponents": ["Handler"],
           "location": {"uri": "file://FOLDER/Sources/Handler.swift", "position": {"line": 2, "character": 12}}},
          {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:f"}, "pathComponents": ["Handler", "METHOD"],
           "declarationFragments": [{"kind": "text", "spelling": "DECLARATION"}], "accessLevel": "internal",
           "location": {"uri": "file://FOLDER/Sources/Handler.swift", "position": {"line": 3, "character": 9}}}],
         "relationships": [
          {"kind": "memberOf", "source": "s:f", "target": "s:3App7HandlerC"},
          {"kind": "conformsTo", "source": "s:3App7HandlerC", "target": "s:3App19OrderIntentHandlingP",
           "targetFallback": "App.OrderIntentHandling"}]}
        """#
        .replacing("METHOD", with: method).replacing("DECLARATION", with: declaration)
    }

    @Test("a wrong method is reported with its path from the working folder, and the exit code is 1")
    func wrongMethod() throws {
        let result = try run("Definitions --graph Graphs")
        #expect(result.status == 1)
        #expect(
            result.errorText.hasPrefix(
                "Sources/Handler.swift:4:10: error: 'handle(for:)' in 'Handler' doesn't match 'handle', which "
                    + "'OrderIntentHandling' requires: the label 'for' must be 'intent'; implement "
                    + "'func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void)' or "
                    + "'func handle(intent: OrderIntent) async -> OrderIntentResponse'"
            )
        )
        #expect(result.outputText.isEmpty)
    }

    @Test(
        "the findings come in each form that the tool knows",
        arguments: ["text", "short", "json", "github", "sarif"]
    )
    func formats(form: String) throws {
        let result = try run("Definitions --graph Graphs/App.symbols.json --diagnostics \(form)")
        #expect(result.status == 1)
        #expect((result.outputText + result.errorText).contains("handler-missing-method"))
    }

    @Test(
        "a method that Apple's compiler takes in some way is a warning, and the exit code is 0",
        arguments: [
            "func handle(intent: OrderIntent?) async -> OrderIntentResponse",
            "func handle(intent: OrderIntent) async -> OrderIntentResponse!",
            "func handle(intent: OrderIntent, completion: @escaping @Sendable (OrderIntentResponse) -> Void)",
        ]
    )
    func warnings(declaration: String) throws {
        let result = try run("Definitions --graph Graphs", graph: Self.graph(method: "handle", declaration))
        #expect(result.status == 0)
        #expect(result.errorText.hasPrefix("Sources/Handler.swift:4:10: warning: 'handle(intent:"))
        #expect(result.errorText.contains("[handler-near-match]"))
        #expect(result.outputText == "checked 1 handler of 1 intent\n")
    }

    @Test("complete handlers are counted")
    func complete() throws {
        let declaration = "func handle(intent: OrderIntent) async -> OrderIntentResponse"
        let result = try run("Definitions --graph Graphs", graph: Self.graph(method: "handle(intent:)", declaration))
        #expect(result.status == 0)
        #expect(result.outputText == "checked 1 handler of 1 intent\n")
    }

    @Test("a class prefix counts, as in the generated code")
    func classPrefix() throws {
        let result = try run("Definitions --graph Graphs --class-prefix XY")
        #expect(result.status == 0)
        #expect(result.outputText == "checked 0 handlers of 1 intent\n")
    }

    @Test(
        "input that can't be read or understood is an error",
        arguments: [
            ("Definitions --graph Missing.json", 74, "Missing.json: error: can't be read"),
            ("Definitions --graph Graphs/README", 1, "Graphs/README:1:1: error: not a symbol graph"),
            ("Missing --graph Graphs", 74, "Missing: error: can't be read"),
            ("Broken.intentdefinition --graph Graphs", 1, "Broken.intentdefinition:"),
            ("Definitions", 64, "missing option '--graph <file>'; name a symbol graph"),
            ("--graph Graphs", 64, "missing argument '<path>'; name a definition or a folder"),
            ("Definitions --graph Graphs --exclude Definitions --frob", 64, "unknown option '--frob'"),
        ]
    )
    func failures(arguments: String, status: Int, message: String) throws {
        let result = try run(arguments)
        #expect(result.status == status)
        #expect(result.errorText.contains(message))
    }
}
