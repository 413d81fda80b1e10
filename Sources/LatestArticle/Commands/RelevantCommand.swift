import Foundation
import Intents
import IntentsHost

/// Says when the shortcut is of use, and shows what is of use at a moment.
struct RelevantCommand: Command {
    private enum Action {
        case set
        case rank(RelevanceContext)
    }

    private var action: Action

    init(_ words: inout Words) throws {
        switch try words.take(the: "action (set or rank)") {
        case "set": action = .set
        case "rank": action = .rank(try Self.context(&words))
        case let word: throw UsageError("'\(word)' is none of set, rank")
        }
    }

    func run(in app: App) async throws {
        switch action {
        case .set:
            let shortcuts = RelevantShortcuts.all()
            try await INRelevantShortcutStore.default.setRelevantShortcuts(shortcuts)
            print("set \(shortcuts.count) relevant shortcuts, each with the moment at which it weighs 1.00")
            for (index, shortcut) in shortcuts.enumerated() {
                let moments = shortcut.relevanceProviders.map(Self.moment).joined(separator: ", ")
                print("  \(index + 1). \(Self.title(shortcut)): \(moments)")
            }
        case .rank(let context):
            let ranking = try await app.system.rankedRelevantShortcuts(in: context)
            if ranking.items.isEmpty { print("no relevant shortcuts yet; 'relevant set' sets them") }
            for warning in ranking.warnings { print("note: \(warning)") }
            for item in ranking.items { print(Self.line(item)) }
        }
    }

    /// A shortcut in a ranking: its weight, its number in the list that was set, and what each of its hints says.
    private static func line(_ item: RelevanceRanking.Item) -> String {
        let reasons = item.reasons.map(\.description).joined(separator: ", ")
        let line = "\(item.score.weight)  \(item.index + 1). \(title(item.shortcut)): \(reasons)"
        return "\(TerminalText(line))"
    }

    private static func title(_ shortcut: INRelevantShortcut) -> String { shortcut.watchTemplate?.title ?? "shortcut" }

    /// When a hint makes a shortcut most relevant.
    private static func moment(_ hint: INRelevanceProvider) -> String {
        switch hint {
        case let hint as INDailyRoutineRelevanceProvider: "in the situation '\(hint.situation)'"
        case let hint as INLocationRelevanceProvider: "at '\(hint.region.identifier)'"
        case let hint as INDateRelevanceProvider: "at \(hint.startDate.formatted(.iso8601))"
        default: "by a hint of an unknown kind"
        }
    }

    private static func context(_ words: inout Words) throws -> RelevanceContext {
        var context = RelevanceContext()
        if let date = try words.takeTime("--at") { context.date = date }
        if let place = try words.takeOption("--near") { context.place = try self.place(place) }
        while let name = try words.takeOption("--situation") { context.situations.insert(try situation(name)) }
        return context
    }

    private static func place(_ text: String) throws -> RelevanceContext.Place {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2 || numbers.count == 3, let latitude = numbers[0], let longitude = numbers[1],
            CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)),
            let accuracy = numbers.count == 3 ? numbers[2] : 50, accuracy >= 0, accuracy.isFinite
        else {
            throw UsageError(
                "'\(text)' is no place like 52.5177,13.3929 or, with an accuracy in metres, 52.5177,13.3929,50"
            )
        }
        return RelevanceContext.Place(
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            accuracy: accuracy
        )
    }

    private static func situation(_ name: String) throws -> INDailyRoutineRelevanceProvider.Situation {
        let all = INDailyRoutineRelevanceProvider.Situation.all
        guard let situation = all.first(where: { "\($0)" == name }) else {
            throw UsageError("'\(name)' is no situation; there are \(all.map { "\($0)" }.joined(separator: ", "))")
        }
        return situation
    }
}
