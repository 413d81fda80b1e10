import Foundation
import Intents
import IntentsHost
import PortableForm

/// Measures the stores and the ranking, and prints rows of a Markdown table: what, the median, and the goal. With
/// `--smoke` it only tries, with few repetitions, that everything runs.
@main
struct StoreBenchmark {
    static let isSmoke = CommandLine.arguments.contains("--smoke")
    static let intents = LatestArticleDefinition.intents + StartWorkoutDefinition.intents

    static func main() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stores-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await measureOpening(in: folder)
        try await measureDonations(in: folder)
        try await measureRanking()
    }

    private static func system(_ id: String, in folder: URL) -> SQLiteIntentSystem {
        var options = SQLiteIntentSystem.Options()
        options.report = { _ in }
        return SQLiteIntentSystem(applicationID: id, intents: intents, dataHome: folder, options: options)
    }

    /// Prints how long something took.
    private static func show(_ what: String, _ times: [Duration], within limit: Duration? = nil) {
        let time = median(times)
        let goal = limit.map { "≤ \(milliseconds($0)) | \(time <= $0 ? "met" : "missed")" }
        print("| \(what) | \(milliseconds(time)) | \(goal ?? "|") |")
    }

    /// Prints how many of something were done in a second.
    private static func show(_ what: String, _ times: [Duration], count: Int, atLeast limit: Double) {
        let rate = Double(count) / (median(times) / .seconds(1))
        print("| \(what) | \(perSecond(rate)) | ≥ \(perSecond(limit)) | \(rate >= limit ? "met" : "missed") |")
    }

    private static func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }

    private static func milliseconds(_ time: Duration) -> String {
        (time / .milliseconds(1)).formatted(.number.precision(.significantDigits(1...3)).locale(english)) + " ms"
    }

    private static func perSecond(_ rate: Double) -> String {
        rate.formatted(.number.precision(.significantDigits(1...3)).locale(english)) + " a second"
    }

    private static let english = Locale(identifier: "en")

    private static func measureOpening(in folder: URL) async throws {
        let clock = ContinuousClock()
        var (new, existing): ([Duration], [Duration]) = ([], [])
        for number in 0..<(isSmoke ? 2 : 50) {
            let first = system("open-\(number)", in: folder)
            new.append(try await clock.measure { _ = try await first.voiceShortcuts() })
            await first.close()
            let second = system("open-\(number)", in: folder)
            existing.append(try await clock.measure { _ = try await second.voiceShortcuts() })
            await second.close()
        }
        show("opening a store", existing, within: .milliseconds(5))
        show("creating a store", new)
    }

    private static func measureDonations(in folder: URL) async throws {
        let clock = ContinuousClock()
        let system = system("donations", in: folder)
        let intent = StartWorkoutIntent()
        intent.kind = .run
        intent.minutes = 30
        let count = isSmoke ? 100 : 20_000
        var times: [Duration] = []
        for _ in 0..<(isSmoke ? 1 : 7) {
            times.append(await clock.measure { await donate(intent, count: count, to: system) })
        }
        show("donations, many at a time", times, count: count, atLeast: 20_000)
        var single: [Duration] = []
        for _ in 0..<(isSmoke ? 2 : 200) {
            single.append(await clock.measure { await donate(intent, count: 1, to: system) })
        }
        show("one donation after another", single)
        var predicting: [Duration] = []
        for _ in 0..<(isSmoke ? 1 : 7) {
            predicting.append(try await clock.measure { _ = try await system.predictions() })
        }
        show("predicting from the stored donations", predicting)
        await system.close()
    }

    /// Donates, and waits for all completions.
    private static func donate(_ intent: INIntent, count: Int, to system: SQLiteIntentSystem) async {
        let group = DispatchGroup()
        for _ in 0..<count {
            group.enter()
            let interaction = INInteraction(intent: intent, response: nil)
            system.donate(
                interaction,
                completion: IntentCompletion { result in
                    if case .failure(let error) = result { print("error: \(error)") }
                    group.leave()
                }
            )
        }
        await withCheckedContinuation { continuation in
            group.notify(queue: .global()) { continuation.resume() }
        }
    }

    private static func measureRanking() async throws {
        let clock = ContinuousClock()
        let now = Date()
        let count = isSmoke ? 100 : 10_000
        let shortcuts = (0..<count).map { number in
            let intent = StartWorkoutIntent()
            intent.minutes = NSNumber(value: number)
            let shortcut = INRelevantShortcut(shortcut: .intent(intent))
            let center = CLLocationCoordinate2D(latitude: Double(number % 90), longitude: Double(number % 180))
            let region = CLCircularRegion(center: center, radius: 100, identifier: "region")
            let start = now + Double(number - count / 2) * 60
            shortcut.relevanceProviders =
                switch number % 3 {
                case 0: [INDateRelevanceProvider(start: start, end: start + 3_600)]
                case 1: [INLocationRelevanceProvider(region: region)]
                default: [INDailyRoutineRelevanceProvider(situation: .gym)]
                }
            return shortcut
        }
        let place = RelevanceContext.Place(CLLocationCoordinate2D(latitude: 1, longitude: 1), accuracy: 10)
        let context = RelevanceContext(date: now, place: place, situations: [.gym])
        let times = (0..<(isSmoke ? 1 : 50)).map { _ in
            clock.measure { _ = RelevanceRanking(shortcuts, in: context) }
        }
        show("ranking \(count.formatted(.number.locale(english))) relevant shortcuts", times, within: .milliseconds(10))
    }
}
