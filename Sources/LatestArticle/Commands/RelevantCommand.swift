import Foundation
import Intents
import IntentsHost

/// The command that sets the relevant shortcuts, and ranks them at a moment.
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
        case let word: throw UsageError("unknown action '\(word)'; use set or rank")
        }
    }

    func run(in app: App) async throws {
        switch action {
        case .set:
            let shortcuts = RelevantShortcuts.all()
            try await INRelevantShortcutStore.default.setRelevantShortcuts(shortcuts)
            print("set \(shortcuts.count) relevant shortcuts, with the moments that score 1.00:")
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

    /// Returns a line for a shortcut in a ranking: its score, its number in the list that was set, and its reasons.
    private static func line(_ item: RelevanceRanking.Item) -> String {
        let reasons = item.reasons.map(\.description).joined(separator: ", ")
        let line = "\(item.score.weight)  \(item.index + 1). \(title(item.shortcut)): \(reasons)"
        return "\(TerminalText(line))"
    }

    private static func title(_ shortcut: INRelevantShortcut) -> String { shortcut.watchTemplate?.title ?? "shortcut" }

    /// Returns the situation, place or time in which a hint makes a shortcut most relevant.
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
                "'\(text)' isn't a place; write it like 52.5177,13.3929 or, with an accuracy in meters, 52.5177,13.3929,50"
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
            throw UsageError("unknown situation '\(name)'; use one of \(all.map { "\($0)" }.joined(separator: ", "))")
        }
        return situation
    }
}
