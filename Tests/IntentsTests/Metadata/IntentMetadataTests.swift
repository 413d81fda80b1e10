import Intents
import PortableForm
import Testing

@Suite("Facts of a definition")
struct IntentMetadataTests {
    private let metadata: IntentMetadata

    init() throws {
        metadata = try #require(StartWorkoutIntent.intentMetadata)
    }

    @Test("an intent class states its texts")
    func texts() {
        #expect(metadata.name == "StartWorkout")
        #expect(metadata.title == IntentText("Start Workout", identifier: "w1Title"))
        #expect(LatestArticleIntent().intentDescription == "Reads the title of the newest article")
        #expect(metadata.category == IntentCategory("start", verb: "Start"))
        #expect(metadata.traits == [.confirmed])
    }

    @Test("parameters keep their order and their facts")
    func parameters() throws {
        #expect(metadata.parameters.map(\.name) == ["kind", "minutes", "place", "equipment"])
        #expect(metadata.parameters.map(\.isResolved) == [true, true, false, true])
        #expect(metadata.parameters.map(\.hasDynamicOptions) == [false, false, false, true])
        #expect(metadata.index(ofParameterNamed: "place") == 2)
        let minutes = try #require(metadata.parameter(named: "minutes"))
        #expect(minutes.minimum == 1)
        #expect(minutes.maximum == 180)
        #expect(minutes.prompt(.primary)?.text == "How many minutes?")
        #expect(minutes.prompt(.confirmation) == nil)
        #expect(minutes.unsupportedReason(2)?.name == "greaterThanMaximumValue")
        #expect(metadata.parameter(named: "kind")?.defaultValue == .enumeration(1))
    }

    @Test("a key path of a property leads to its parameter")
    func keyPaths() {
        #expect(metadata.parameter(at: \StartWorkoutIntent.kind)?.name == "kind")
        #expect(metadata.parameter(at: \StartWorkoutIntent.equipment)?.name == "equipment")
        #expect(metadata.parameter(at: \StartWorkoutIntent.equipment?.displayString) == nil)
        #expect(metadata.parameter(at: \LatestArticleIntent.suggestedInvocationPhrase) == nil)
    }

    @Test("an enum states its cases")
    func enumeration() {
        #expect(WorkoutKind.intentMetadata.values.map(\.rawValue) == [0, 1, 2, 4])
        #expect(WorkoutKind.intentMetadata.value(1)?.displayName.text == "Run")
        #expect(WorkoutKind.intentMetadata.value(1)?.synonyms.map(\.text) == ["Jog"])
        #expect(WorkoutKind.intentMetadata.value(3) == nil)
    }

    @Test("an object type states its properties")
    func objectType() {
        #expect(Equipment.intentMetadata?.properties.map(\.name) == ["weight", "kinds"])
        #expect(INObject.intentMetadata == nil)
    }

    @Test("a response states its properties and codes")
    func response() throws {
        let metadata = try #require(StartWorkoutIntentResponse.intentMetadata)
        #expect(metadata.properties.map(\.name) == ["equipment", "wait"])
        #expect(metadata.codes.map(\.rawValue) == [100, 101])
        #expect(metadata.code(101)?.conciseText?.text == "Go")
        #expect(LatestArticleIntentResponse.intentMetadata?.outputProperty == "articleTitle")
    }

    @Test("the code of a response is read and set as a number")
    func code() throws {
        let metadata = try #require(StartWorkoutIntentResponse.intentMetadata)
        let response = StartWorkoutIntentResponse(code: .started, userActivity: nil)
        #expect(metadata.code(of: response) == 101)
        #expect(metadata.setCode(5, of: response))
        #expect(response.code == .failure)
        #expect(!metadata.setCode(99, of: response))
        #expect(response.code == .failure)
    }

    @Test("a definition lists its intent classes")
    func definition() {
        #expect(StartWorkoutDefinition.intents.map { $0.intentMetadata?.name } == ["StartWorkout"])
        #expect(LatestArticleDefinition.intents.map { $0.intentMetadata?.name } == ["LatestArticle"])
    }

    @Test(
        "a relationship holds if the parent's value meets the condition",
        arguments: [
            ("kind", .hasAnyValue, true), ("minutes", .hasAnyValue, true), ("place", .hasAnyValue, false),
            ("kind", .enumeration(4), true), ("kind", .enumeration(1), false), ("minutes", .greaterThan(20), false),
            ("minutes", .atLeast(20), true), ("minutes", .boolean(true), true), ("minutes", .boolean(false), false),
            ("nothing", .hasAnyValue, false), ("place", .boolean(false), false),
        ] as [(String, IntentParameterRelationship.Condition, Bool)]
    )
    func relationships(parent: String, condition: IntentParameterRelationship.Condition, expected: Bool) throws {
        var facts = IntentMetadataBuilder<StartWorkoutIntent>("Child")
        facts.parameter("minutes", \.minutes, as: .integer)
        facts.relationship(parent, condition)
        let relationship = try #require(facts.metadata.parameters.first?.relationship)
        let intent = StartWorkoutIntent()
        intent.kind = .cycle
        intent.minutes = 20
        #expect(relationship.holds(in: intent) == expected)
    }

    @Test("case zero of an enum doesn't count as a value")
    func unknownCase() throws {
        let relationship = try #require(metadata.parameter(named: "minutes")?.relationship)
        #expect(!relationship.holds(in: StartWorkoutIntent()))
    }
}
