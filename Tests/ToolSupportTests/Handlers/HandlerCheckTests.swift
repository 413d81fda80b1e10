import Basics
import TestSupport
import Testing

@Suite("Handlers in the compiler's symbol graphs", .needsPortableModules)
struct HandlerCheckTests {
    /// A handler, and what is found in it.
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let source: String
        /// Parts of the messages, one for each finding.
        let findings: [String]
        let severity: Diagnostic.Severity

        init(_ name: String, _ source: String, _ findings: String..., severity: Diagnostic.Severity = .error) {
            self.name = name
            self.source = source
            self.findings = findings
            self.severity = severity
        }

        var testDescription: String { name }
    }

    private static let article = "NSObject, LatestArticleIntentHandling"
    private static let workout = "NSObject, StartWorkoutIntentHandling"
    private static let response = "LatestArticleIntentResponse"
    private static let handle =
        "func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse { fatalError() }"
    private static let others = """
        func resolveMinutes(for intent: StartWorkoutIntent) async -> StartWorkoutMinutesResolutionResult { fatalError() }
        func resolvePlace(for intent: StartWorkoutIntent) async -> INPlacemarkResolutionResult { fatalError() }
        func resolveRoute(for intent: StartWorkoutIntent) async -> StartWorkoutRouteResolutionResult { fatalError() }
        """
    private static let routes =
        "func provideRouteOptionsCollection(for intent: StartWorkoutIntent) async throws "
        + "-> INObjectCollection<WorkoutRoute> { fatalError() }"
    private static let kind =
        "func resolveKind(for intent: StartWorkoutIntent) async -> WorkoutKindResolutionResult { fatalError() }"

    /// A handler of an intent without parameters.
    private static func article(_ name: String, _ method: String, _ finding: String...) -> Row {
        let row = Row(name, "class \(name): \(article) { \(method) }")
        return Row(row, finding)
    }

    /// A handler of an intent without parameters, with a method that Apple's compiler takes in some way.
    private static func taken(_ name: String, _ method: String, _ finding: String...) -> Row {
        Row(article(name, method), finding, severity: .warning)
    }

    /// The sentence ends of findings about methods that are taken.
    private static let warned = "; Apple's compiler accepts it with a warning, but other hosts never call it"
    private static let refusedInSwift6 = "; Apple's compiler rejects it in Swift 6 mode"

    /// A handler that has everything but the method that finds the kind of workout.
    private static func workout(_ name: String, _ method: String, _ finding: String...) -> Row {
        Row(Row(name, "class \(name): \(workout) { \(handle)\n\(others)\n\(routes)\n\(method) }"), finding)
    }

    static let rows = [
        article("Complete", "func handle(intent: LatestArticleIntent, completion: @escaping (\(response)) -> Void) {}"),
        article("CompleteAsync", "func handle(intent: LatestArticleIntent) async -> \(response) { fatalError() }"),
        article(
            "Qualified",
            "func handle(intent: App.LatestArticleIntent, completion: @escaping (_ r: \(response)) -> Swift.Void) {}"
        ),
        article("EmptyTuple", "func handle(intent: LatestArticleIntent, completion: @escaping (\(response)) -> ()) {}"),
        taken(
            "SendableCompletion",
            "func handle(intent: LatestArticleIntent, completion: @escaping @Sendable (\(response)) -> Void) {}",
            "doesn't match 'handle' of 'LatestArticleIntentHandling' exactly: 'completion' must not be '@Sendable'"
                + refusedInSwift6
        ),
        taken(
            "AliasedSendable",
            "typealias Done = @Sendable (\(response)) -> Void\nfunc handle(intent: LatestArticleIntent, completion: @escaping Done) {}",
            "'completion' must not be '@Sendable'" + refusedInSwift6
        ),
        taken(
            "SentCompletion",
            "func handle(intent: LatestArticleIntent, completion: sending @escaping (\(response)) -> Void) {}",
            "'completion' must not be 'sending'" + refusedInSwift6
        ),
        taken(
            "SentIntent",
            "func handle(intent: sending LatestArticleIntent) async -> \(response) { fatalError() }",
            "'intent' must not be 'sending'" + refusedInSwift6
        ),
        article(
            "SentResponse",
            "func handle(intent: LatestArticleIntent, completion: @escaping (sending \(response)) -> Void) {}"
        ),
        article(
            "SentResult",
            "func handle(intent: LatestArticleIntent) async -> sending \(response) { fatalError() }"
        ),
        taken(
            "SendableOptional",
            "func handle(intent: LatestArticleIntent, completion: (@Sendable (\(response)) -> Void)?) {}",
            "it with a warning, but other hosts never call it, and Apple's compiler rejects it in Swift 6 mode"
        ),
        article(
            "Aliased",
            "typealias Done = (\(response)) -> Void\nfunc handle(intent: LatestArticleIntent, completion: @escaping Done) {}"
        ),
        article(
            "NeverThrowing",
            "func handle(intent: LatestArticleIntent) async throws(Never) -> \(response) { fatalError() }",
            "it must not throw"
        ),
        article(
            "Isolated",
            "@MainActor func handle(intent: LatestArticleIntent) async -> \(response) { fatalError() }"
        ),
        article(
            "EmptyHandler",
            "",
            "'EmptyHandler' doesn't implement 'handle', which 'LatestArticleIntentHandling' requires; add 'func handle(intent: "
        ),
        article(
            "NotEscaping",
            "func handle(intent: LatestArticleIntent, completion: (\(response)) -> Void) {}",
            "'completion' must be '@escaping'"
        ),
        article(
            "OtherCase",
            "func Handle(intent: LatestArticleIntent) async -> \(response) { fatalError() }",
            "'Handle(intent:)' in 'OtherCase' doesn't match 'handle'"
        ),
        article(
            "Typo",
            "func handel(intent: LatestArticleIntent) async -> \(response) { fatalError() }",
            "its name must be 'handle'"
        ),
        article(
            "Label",
            "func handle(for intent: LatestArticleIntent) async -> \(response) { fatalError() }",
            "the label 'for' must be 'intent'"
        ),
        article(
            "NoLabel",
            "func handle(_ intent: LatestArticleIntent) async -> \(response) { fatalError() }",
            "the label '_' must be 'intent'"
        ),
        article(
            "ExtraArgument",
            "func handle(intent: LatestArticleIntent, now: Bool) async -> \(response) { fatalError() }",
            "it must have the parameters of"
        ),
        article(
            "DefaultArgument",
            "func handle(intent: LatestArticleIntent, now: Bool = true) async -> \(response) { fatalError() }",
            "it must have the parameters of"
        ),
        article(
            "Synchronous",
            "func handle(intent: LatestArticleIntent) -> \(response) { fatalError() }",
            "it must be 'async'"
        ),
        article(
            "AsyncCompletion",
            "func handle(intent: LatestArticleIntent, completion: @escaping (\(response)) -> Void) async {}",
            "it must not be 'async'"
        ),
        article(
            "Throwing",
            "func handle(intent: LatestArticleIntent) async throws -> \(response) { fatalError() }",
            "it must not throw"
        ),
        article(
            "TypedThrowing",
            "func handle(intent: LatestArticleIntent) async throws(CancellationError) -> \(response) { fatalError() }",
            "it must not throw"
        ),
        article(
            "StaticMethod",
            "static func handle(intent: LatestArticleIntent) async -> \(response) { fatalError() }",
            "it must not be 'static'"
        ),
        article(
            "OtherResult",
            "func handle(intent: LatestArticleIntent) async -> String { fatalError() }",
            "it must return '\(response)', not 'String'"
        ),
        article(
            "OptionalResult",
            "func handle(intent: LatestArticleIntent) async -> \(response)? { fatalError() }",
            "not '\(response)?'"
        ),
        article(
            "Completion",
            "func handle(intent: LatestArticleIntent, completion: @escaping (String) -> Void) {}",
            "'completion' must be of type '(\(response)) -> Void', not '(String) -> Void'"
        ),
        article(
            "MainActorCompletion",
            "func handle(intent: LatestArticleIntent, completion: @escaping @MainActor (\(response)) -> Void) {}",
            "not '@MainActor (\(response)) -> Void'"
        ),
        article(
            "InOut",
            "func handle(intent: inout LatestArticleIntent) async -> \(response) { fatalError() }",
            "not 'inout LatestArticleIntent'"
        ),
        taken(
            "OptionalCompletion",
            "func handle(intent: LatestArticleIntent, completion: ((\(response)) -> Void)?) {}",
            "not '((\(response)) -> Void)?'" + warned
        ),
        taken(
            "UnwrappedCompletion",
            "func handle(intent: LatestArticleIntent, completion: ((\(response)) -> Void)!) {}",
            "not '((\(response)) -> Void)?'" + warned
        ),
        article(
            "OptionalResponse",
            "func handle(intent: LatestArticleIntent, completion: @escaping (\(response)?) -> Void) {}",
            "not '(\(response)?) -> Void'"
        ),
        article(
            "Parameter",
            "func handle(intent: StartWorkoutIntent) async -> \(response) { fatalError() }",
            "'intent' must be of type 'LatestArticleIntent', not 'StartWorkoutIntent'"
        ),
        taken(
            "OptionalParameter",
            "func handle(intent: LatestArticleIntent?) async -> \(response) { fatalError() }",
            "not 'LatestArticleIntent?'" + warned
        ),
        taken(
            "UnwrappedParameter",
            "func handle(intent: LatestArticleIntent!, completion: @escaping (\(response)) -> Void) {}",
            "not 'LatestArticleIntent?'" + warned
        ),
        taken(
            "UnwrappedResult",
            "func handle(intent: LatestArticleIntent) async -> \(response)! { fatalError() }",
            "not '\(response)?'" + warned
        ),
        article(
            "DoublyOptional",
            "func handle(intent: LatestArticleIntent??) async -> \(response) { fatalError() }",
            "not 'LatestArticleIntent??'"
        ),
        article(
            "Variadic",
            "func handle(intent: LatestArticleIntent...) async -> \(response) { fatalError() }",
            "not 'LatestArticleIntent...'"
        ),
        article(
            "Returning",
            "func handle(intent: LatestArticleIntent, completion: @escaping (\(response)) -> Void) -> Int { 0 }",
            "it must return 'Void', not 'Int'"
        ),
        workout("Workout", kind),
        workout("WorkoutLacking", "", "'WorkoutLacking' doesn't implement 'resolveKind'"),
        workout(
            "WorkoutLabel",
            "func resolveKind(for intent: StartWorkoutIntent, completion: @escaping (WorkoutKindResolutionResult) -> Void) {}",
            "the label 'completion' must be 'with'"
        ),
        workout(
            "WorkoutCase",
            "func resolvekind(for intent: StartWorkoutIntent) async -> WorkoutKindResolutionResult { fatalError() }",
            "its name must be 'resolveKind'"
        ),
        workout(
            "WorkoutArray",
            "func resolveKind(for intent: StartWorkoutIntent) async -> [WorkoutKindResolutionResult] { fatalError() }",
            "not '[WorkoutKindResolutionResult]'"
        ),
        Row(
            "TypedOptions",
            "class TypedOptions: \(workout) { \(handle)\n\(others)\n\(kind)\n\(routes.replacing("throws", with: "throws(CancellationError)")) }",
            "'provideRouteOptionsCollection(for:)' in 'TypedOptions' doesn't match 'provideRouteOptionsCollection', which 'StartWorkoutIntentHandling' requires: its 'throws' must not have a type"
        ),
        Row(
            "AnyOptions",
            "class AnyOptions: \(workout) { \(handle)\n\(others)\n\(kind)\n\(routes.replacing("throws", with: "throws(any Error)")) }"
        ),
        Row(
            "OptionalOptions",
            "class OptionalOptions: \(workout) { \(handle)\n\(others)\n\(kind)\n\(routes.replacing("> {", with: ">? {")) }",
            "it must return 'INObjectCollection<WorkoutRoute>', not 'INObjectCollection<WorkoutRoute>?'"
        ),
        Row(
            "EqualSpelling",
            "class EqualSpelling: \(workout) { \(handle)\n\(others)\n\(kind)\nfunc provideRouteOptionsCollection(for intent: StartWorkoutIntent, with completion: @escaping (Optional<INObjectCollection<WorkoutRoute>>, Error?) -> Void) {} }"
        ),
        Row(
            "OldOptions",
            "class OldOptions: \(workout) { \(handle)\n\(others)\n\(kind)\nfunc provideRouteOptions(for intent: StartWorkoutIntent, with completion: @escaping ([WorkoutRoute]?, (any Error)?) -> Void) {} }",
            "'OldOptions' doesn't implement 'provideRouteOptionsCollection'"
        ),
        Row(
            "Nothing",
            "class Nothing: \(workout) {}",
            "doesn't implement 'handle'",
            "doesn't implement 'provideRouteOptionsCollection'",
            "doesn't implement 'resolveKind'",
            "doesn't implement 'resolveMinutes'",
            "doesn't implement 'resolvePlace'",
            "doesn't implement 'resolveRoute'"
        ),
        Row(
            "Inheriting",
            "class Plain: NSObject { func handle(intent: LatestArticleIntent) async -> \(response) { fatalError() } }\nclass Inheriting: Plain, LatestArticleIntentHandling {}"
        ),
        Row(
            "InheritingNear",
            "class PlainNear: NSObject { func handles(intent: LatestArticleIntent) async -> \(response) { fatalError() } }\nclass InheritingNear: PlainNear, LatestArticleIntentHandling {}",
            "'handles(intent:)' in 'InheritingNear' doesn't match 'handle'"
        ),
        Row(
            "Stranger",
            "class Stranger: Operation, @unchecked Sendable, LatestArticleIntentHandling {}",
            "its superclass 'Operation', which isn't checked, may implement it",
            severity: .warning
        ),
        Row(
            "Extended",
            "class Extended: NSObject {}\nextension Extended: LatestArticleIntentHandling {}\nextension Extended { func handle(intent: LatestArticleIntent) async -> \(response) { fatalError() } }"
        ),
        Row(
            "ExtendedLacking",
            "class ExtendedLacking: NSObject {}\nextension ExtendedLacking: LatestArticleIntentHandling {}",
            "'ExtendedLacking' doesn't implement 'handle'"
        ),
        Row(
            "Refined",
            "protocol Refining: LatestArticleIntentHandling {}\nclass Refined: NSObject, Refining {}",
            "'Refined' doesn't implement 'handle'"
        ),
        Row("Generic", "class Generic<Value>: \(article) {}", "'Generic' doesn't implement 'handle'"),
        Row(
            "Outer.Nested",
            "enum Outer { private final class Nested: \(article) {} }",
            "'Outer.Nested' doesn't implement 'handle'"
        ),
        Row("HandlingActor", "actor HandlingActor: \(article) {}", "'HandlingActor' doesn't implement 'handle'"),
        Row(
            "Composed",
            "class Composed: \(workout), LatestArticleIntentHandling { \(handle)\n\(others)\n\(kind)\n\(routes) }",
            "'Composed' doesn't implement 'handle', which 'LatestArticleIntentHandling' requires"
        ),
        Row(
            "NearConfirm",
            "class NearConfirm: \(article) { func handle(intent: LatestArticleIntent) async -> \(response) { fatalError() }\nfunc confirm(intent: LatestArticleIntent, with completion: @escaping (\(response)) -> Void) {} }",
            "nearly matches the optional 'confirm' of 'LatestArticleIntentHandling', but is never called: the label 'with' must be 'completion'",
            severity: .warning
        ),
        Row(
            "OptionalConfirm",
            "class OptionalConfirm: \(article) { func handle(intent: LatestArticleIntent) async -> \(response) { fatalError() }\nfunc confirm(intent: LatestArticleIntent?) async -> \(response) { fatalError() } }",
            "doesn't match 'confirm' of 'LatestArticleIntentHandling' exactly: 'intent' must be of type 'LatestArticleIntent', not 'LatestArticleIntent?'"
                + warned,
            severity: .warning
        ),
        Row(
            "OwnConfirm",
            "class OwnConfirm: \(article) { func handle(intent: LatestArticleIntent) async -> \(response) { fatalError() }\nfunc confirm(order: String) {} }"
        ),
    ]

    private static let source =
        "import Intents\n" + rows.map { "// \($0.name)\n\($0.source)\n" }.joined()

    private static let fixture = Result { try HandlerFixture(source) }

    @Test("a complete handler has no finding, and each difference is reported", arguments: rows)
    func findings(row: Row) throws {
        let found = try Self.fixture.get().diagnostics.filter { $0.message.contains("'\(row.name)'") }
        #expect(found.count == row.findings.count, "\(found.map(\.message))")
        for (diagnostic, finding) in zip(found.sorted { $0.message < $1.message }, row.findings) {
            #expect(diagnostic.message.contains(finding))
            #expect(diagnostic.severity == row.severity)
        }
    }

    @Test("every finding is in the handler's file, at the line of the handler or its method", arguments: rows)
    func places(row: Row) throws {
        let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0 == "// \(row.name)" })
        let end = start + row.source.split(separator: "\n", omittingEmptySubsequences: false).count
        for diagnostic in try Self.fixture.get().diagnostics where diagnostic.message.contains("'\(row.name)'") {
            #expect(diagnostic.location.file.hasSuffix("/Handlers.swift"))
            let line = Int(try #require(diagnostic.location.position).line)
            #expect((start + 2...end + 1).contains(line))
        }
    }

    @Test("all types that conform are judged, and nothing else is found")
    func count() throws {
        let fixture = try Self.fixture.get()
        #expect(fixture.handlerCount == Self.rows.count)
        #expect(fixture.diagnostics.count == Self.rows.map(\.findings.count).reduce(0, +))
    }
}

extension HandlerCheckTests.Row {
    /// A row with findings.
    fileprivate init(_ row: HandlerCheckTests.Row, _ findings: [String], severity: Diagnostic.Severity? = nil) {
        name = row.name
        source = row.source
        self.findings = findings
        self.severity = severity ?? row.severity
    }
}
