import Intents
import IntentsHost
import PortableForm
import Testing

@Suite("Relationships between parameters")
struct RelationshipTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let set: @Sendable (DependentIntent) -> Void
        let asked: Set<String>
    }

    static let rows = [
        Row(testDescription: "nothing is set", set: { _ in }, asked: []),
        Row(testDescription: "a true flag", set: { $0.flag = true }, asked: ["whenTrue"]),
        Row(testDescription: "a false flag", set: { $0.flag = false }, asked: ["whenFalse"]),
        Row(testDescription: "the case", set: { $0.kind = .swim }, asked: ["whenSwimming", "whenAnyKind"]),
        Row(testDescription: "another case", set: { $0.kind = .run }, asked: ["whenAnyKind"]),
        Row(testDescription: "a number below", set: { $0.count = 2 }, asked: []),
        Row(testDescription: "the number itself", set: { $0.count = 3 }, asked: ["whenEnough"]),
        Row(testDescription: "a number above", set: { $0.count = 4 }, asked: ["whenEnough", "whenMany"]),
        Row(testDescription: "any value", set: { $0.note = "x" }, asked: ["whenNoted", "grandchild"]),
        Row(testDescription: "a value of a parent that is passed over", set: { $0.whenNoted = "x" }, asked: []),
    ]

    @Test("children are resolved if their condition holds", arguments: rows)
    func conditions(_ row: Row) async {
        let intent = DependentIntent()
        row.set(intent)
        let handler = SampleHandler("whenNoted", [[.success(.string("value"))]])
        let host = IntentHost.test(handler) { $0.intents = [DependentIntent.self] }
        let run = await host.run(intent, in: ScriptedDialogue())
        #expect(Set(run.steps(.resolve).compactMap(\.parameter)) == row.asked)
        let children = DependentIntent.intentMetadata?.parameters.filter { $0.relationship != nil } ?? []
        #expect(run.steps(.skip).count == children.count - row.asked.count)
    }

    @Test("parameters are resolved in the definition's order")
    func order() async {
        let intent = DependentIntent()
        intent.flag = true
        intent.count = 9
        intent.kind = .swim
        let host = IntentHost.test(SampleHandler("", [])) { $0.intents = [DependentIntent.self] }
        let run = await host.run(intent, in: ScriptedDialogue())
        #expect(
            run.steps(.resolve).map(\.parameter) == [
                "whenTrue", "whenSwimming", "whenMany", "whenEnough", "whenAnyKind",
            ]
        )
    }
}
