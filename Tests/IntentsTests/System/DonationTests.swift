import Intents
import PortableForm
import Testing

@Suite("Donations")
struct DonationTests {
    private let system = MemoryIntentSystem()

    private func interaction(_ identifier: String, group: String? = nil) -> INInteraction {
        let interaction = INInteraction(intent: LatestArticleIntent(), response: nil)
        interaction.identifier = identifier
        interaction.groupIdentifier = group
        return interaction
    }

    private var identifiers: [String] { system.contents.interactions.map(\.identifier) }

    @Test("a donation is kept as a copy, with its own time and identifier")
    func donate() async throws {
        try await IntentEnvironment.withSystem(system) {
            let intent = LatestArticleIntent()
            let first = INInteraction(intent: intent, response: nil)
            intent.suggestedInvocationPhrase = "later"
            try await first.donate()
            first.groupIdentifier = "later"
            try await INInteraction(intent: intent, response: nil).donate()
        }
        let donated = system.contents.interactions
        #expect(donated.map(\.intent.suggestedInvocationPhrase) == [nil, "later"])
        #expect(donated.map(\.groupIdentifier) == [nil, nil])
        #expect(Set(donated.map(\.identifier)).count == 2)
        #expect(donated.allSatisfy { $0.dateInterval != nil })
    }

    @Test("a donation with the identifier of an earlier one replaces it")
    func replacement() async throws {
        try await IntentEnvironment.withSystem(system) {
            try await interaction("a").donate()
            try await interaction("b").donate()
            try await interaction("a", group: "new").donate()
        }
        #expect(identifiers == ["b", "a"])
        #expect(system.contents.interactions.last?.groupIdentifier == "new")
    }

    @Test("donations are deleted by identifier, by group, or all; what is not there is deleted too")
    func deletion() async throws {
        try await IntentEnvironment.withSystem(system) {
            for (identifier, group) in [("a", nil), ("b", "g"), ("c", "g"), ("d", nil)] as [(String, String?)] {
                try await interaction(identifier, group: group).donate()
            }
            try await INInteraction.delete(with: ["a", "nothing"])
            #expect(identifiers == ["b", "c", "d"])
            try await INInteraction.delete(with: "g")
            #expect(identifiers == ["d"])
            try await INInteraction.deleteAll()
            #expect(identifiers.isEmpty)
        }
    }

    @Test("an intent that fills no combination is not donated; the error has the code 1901 and says why")
    func invalid() async throws {
        await IntentEnvironment.withSystem(system) {
            let error = await #expect(throws: INIntentError.self) {
                try await INInteraction(intent: StartWorkoutIntent(), response: nil).donate()
            }
            #expect(error?.code == .donatingInteraction)
            #expect(error?.localizedDescription.contains("'kind'") == true)
        }
        #expect(system.contents.interactions.isEmpty)
    }

    @Test("completion handlers are optional, and run after the call, in order")
    func completionHandlers() async {
        let order = Box<[Int]>([])
        await IntentEnvironment.withSystem(system) {
            interaction("a").donate(completion: nil)
            INInteraction.delete(with: "none", completion: nil)
            await withCheckedContinuation { continuation in
                interaction("b").donate { _ in order.value.append(1) }
                INInteraction.delete(with: ["a"]) { _ in order.value.append(2) }
                INInteraction.deleteAll { error in
                    order.value.append(error == nil ? 3 : 0)
                    continuation.resume()
                }
            }
        }
        #expect(order.value == [1, 2, 3])
    }

    @Test("no more than the newest thousand donations are kept")
    func limit() async throws {
        try await IntentEnvironment.withSystem(system) {
            for number in 0..<1_001 { interaction("\(number)").donate(completion: nil) }
            try await interaction("last").donate()
        }
        #expect(system.contents.interactions.count == 1_000)
        #expect(identifiers.first == "2")
        #expect(identifiers.last == "last")
    }
}
