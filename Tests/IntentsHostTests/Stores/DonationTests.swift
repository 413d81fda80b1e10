import Foundation
import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite struct DonationTests {
    @Test("a donation reads back in another process's system, with its values and times")
    func readBack() async throws {
        try await withStore { store in
            let date = Date(timeIntervalSince1970: 1_700_000_000.25)
            let interaction = INInteraction(intent: workout(.run, minutes: 30), response: nil)
            interaction.dateInterval = DateInterval(start: date, duration: 60)
            interaction.direction = .outgoing
            interaction.groupIdentifier = "group"
            try await IntentEnvironment.withSystem(store.system()) { try await interaction.donate() }

            let donation = try #require(try await store.system().donations().first)
            #expect(donation.intent == workout(.run, minutes: 30))
            #expect(donation.identifier == interaction.identifier)
            #expect(donation.groupIdentifier == "group")
            #expect(donation.dateInterval == DateInterval(start: date, duration: 60))
            #expect(donation.direction == .outgoing)
            #expect(donation.handlingStatus == .unspecified)
            #expect(donation.secondsFromGMT == TimeZone.current.secondsFromGMT(for: date))
        }
    }

    @Test("the handling status is that of the response's code")
    func status() async throws {
        try await withStore { store in
            let response = LatestArticleIntentResponse.success(articleTitle: "A")
            let interaction = INInteraction(intent: LatestArticleIntent(), response: response)
            let system = store.system()
            try await IntentEnvironment.withSystem(system) { try await interaction.donate() }
            #expect(try await system.donations().map(\.handlingStatus) == [.success])
        }
    }

    @Test("what the program changes after the call is not stored")
    func changedAfterwards() async throws {
        try await withStore { store in
            let system = store.system()
            let interaction = INInteraction(intent: workout(.run), response: nil)
            try await result { (completion: IntentCompletion<Void>) in
                system.donate(interaction, completion: completion)
                (interaction.intent as? StartWorkoutIntent)?.kind = .swim
                interaction.identifier = "other"
            }
            #expect(try await system.donations().map(\.intent) == [workout(.run)])
        }
    }

    @Test("donating the same action again is another donation")
    func events() async throws {
        try await withStore { store in
            let system = store.system()
            for _ in 0..<3 { try await system.donate(workout(.run)) }
            #expect(try await system.donations().count == 3)
            #expect(try await system.donatedActions().map(\.moments.count) == [3])
        }
    }

    @Test("donating an identifier again replaces the donation")
    func replaced() async throws {
        try await withStore { store in
            let system = store.system()
            try await system.donate(workout(.run), identifier: "a")
            try await system.donate(workout(.swim), identifier: "b")
            try await system.donate(workout(.cycle), identifier: "a")
            #expect(try await system.donations().map(\.intent) == [workout(.swim), workout(.cycle)])
        }
    }

    @Test("an intent of a class that the system was not given is refused")
    func unknownClass() async throws {
        try await withStore { store in
            let system = store.system(intents: LatestArticleDefinition.intents)
            let error = await #expect(throws: INIntentError.self) { try await system.donate(workout(.run)) }
            #expect(error?.code == .donatingInteraction)
            #expect(error?.localizedDescription.contains("'StartWorkoutIntent'") == true)
        }
    }

    @Test("donations of classes that are gone are skipped and reported")
    func removedClass() async throws {
        try await withStore { store in
            try await store.system().donate(workout(.run), identifier: "a")
            try await store.system().donate(LatestArticleIntent(), identifier: "b")
            let system = store.system(intents: LatestArticleDefinition.intents)
            #expect(try await system.identifiers() == ["b"])
            let report = try #require(store.reports.first)
            #expect(
                report
                    == "the donation 'a' is skipped: this program doesn't know the stored type 'intent:StartWorkout'"
            )
            #expect(try await store.system().identifiers() == ["a", "b"])
        }
    }

    @Test("the newest donations are kept", arguments: [1, 16, 64])
    func retention(limit: Int) async throws {
        var options = SQLiteIntentSystem.Options()
        options.retainedDonations = limit
        try await withStore(options: options) { store in
            let system = store.system()
            for number in 1...200 { try await system.donate(LatestArticleIntent(), identifier: "\(number)") }
            let kept = try await system.identifiers()
            #expect(kept.count >= limit && kept.count <= limit + limit / 16)
            #expect(kept == (201 - kept.count...200).map(String.init))
        }
    }

    @Test("replacing one donation again and again drops no other")
    func retentionOfReplaced() async throws {
        var options = SQLiteIntentSystem.Options()
        options.retainedDonations = 16
        try await withStore(options: options) { store in
            let system = store.system()
            try await system.donate(workout(.run), identifier: "old")
            for _ in 0..<100 { try await system.donate(LatestArticleIntent(), identifier: "again") }
            #expect(try await system.identifiers() == ["old", "again"])
        }
    }

    @Test("completions come on other threads, in the order of the donations")
    func completions() async throws {
        try await withStore { store in
            let system = store.system()
            let log = CompletionLog()
            await withCheckedContinuation { continuation in
                for number in 0..<100 {
                    let interaction = INInteraction(intent: LatestArticleIntent(), response: nil)
                    let completion = IntentCompletion<Void> { _ in
                        log.add(number)
                        if number == 99 { continuation.resume() }
                    }
                    system.donate(interaction, completion: completion)
                }
            }
            #expect(log.numbers == Array(0..<100))
            #expect(!log.wasOnMainThread)
        }
    }

    @Test("an activity that is eligible for prediction is kept when it becomes current")
    func activities() async throws {
        try await withStore { store in
            let system = store.system()
            for (identifier, isEligible) in [("a", true), ("b", false), ("c", true)] {
                let activity = NSUserActivity(activityType: "org.example.read")
                activity.persistentIdentifier = identifier
                activity.isEligibleForPrediction = isEligible
                system.userActivityBecameCurrent(activity)
            }
            func kept() async throws -> [String?] {
                try await system.donatedActions().map { $0.shortcut.userActivity?.persistentIdentifier }
            }
            #expect(try await kept() == ["a", "c"])
            try await result { system.deleteUserActivities(withPersistentIdentifiers: ["a", "x"], completion: $0) }
            #expect(try await kept() == ["c"])
            try await result { system.deleteUserActivities(withPersistentIdentifiers: nil, completion: $0) }
            #expect(try await kept() == [])
        }
    }
}
