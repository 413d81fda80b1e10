import Intents
import PortableForm
import Testing

@Suite("Interactions")
struct InteractionTests {
    @Test(
        "the status follows from the response's code",
        arguments: [
            (0, .unspecified), (1, .ready), (2, .deferredToApplication), (3, .inProgress), (4, .success), (5, .failure),
            (6, .failure), (100, .failure), (101, .success),
        ] as [(Int, INIntentHandlingStatus)]
    )
    func status(rawValue: Int, expected: INIntentHandlingStatus) throws {
        let code = try #require(StartWorkoutIntentResponseCode(rawValue: rawValue))
        let response = StartWorkoutIntentResponse(code: code, userActivity: nil)
        #expect(INInteraction(intent: StartWorkoutIntent(), response: response).intentHandlingStatus == expected)
    }

    @Test("without a response the status is not known")
    func noResponse() {
        #expect(INInteraction(intent: StartWorkoutIntent(), response: nil).intentHandlingStatus == .unspecified)
    }

    @Test("the value of a parameter comes from the intent or the response, as their properties hold it")
    func parameterValue() throws {
        let intent = ValueTests.workout(minutes: 20)
        let response = ValueTests.busy(wait: 3)
        let interaction = INInteraction(intent: intent, response: response)
        let minutes = try #require(INParameter(keyPath: \StartWorkoutIntent.minutes))
        #expect(interaction.parameterValue(for: minutes) as? NSNumber == 20)
        let wait = try #require(INParameter(keyPath: \StartWorkoutIntentResponse.wait))
        #expect(interaction.parameterValue(for: wait) as? NSNumber == 3)
        let title = try #require(INParameter(keyPath: \LatestArticleIntentResponse.articleTitle))
        #expect(interaction.parameterValue(for: title) == nil)
        #expect(interaction.parameterValue(for: INParameter(for: StartWorkoutIntent.self, keyPath: "x")) == nil)
    }
}
