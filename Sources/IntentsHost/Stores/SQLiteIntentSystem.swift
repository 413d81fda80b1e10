public import Foundation
public import Intents

/// What the operating system remembers for an app on a device, in an SQLite file: donations, voice shortcuts, suggested
/// and relevant shortcuts.
///
/// ```swift
/// IntentEnvironment.system = SQLiteIntentSystem(intents: LatestArticleDefinition.intents)
/// ```
/// The file is `intents/<app id>.sqlite` in `$XDG_DATA_HOME`, by default `~/.local/share`, and only its user can read it.
/// Several processes can use it at the same time. What a completion acknowledges is on the disk. Completions run on a
/// background thread, in the order of the requests. When the program ends, by `exit` or by the end of its main function,
/// what the log beside the file holds is moved into the file.
///
/// The file is opened by the first request. A damaged one is renamed: requests that meet it fail, and later ones start
/// with an empty file. A file of a newer version of this package is left alone, and all requests fail.
public final class SQLiteIntentSystem: IntentSystem {
    /// What a host can choose.
    public struct Options: Sendable {
        /// How many of the newest donations are kept; up to a sixteenth more can be there for a while.
        public var retainedDonations = 10_000
        /// How long a request waits for other programs that use the file.
        public var busyTimeout = Duration.seconds(5)
        /// The language that the user speaks, as a code such as `en-US`; `nil` for that of the process.
        public var languageCode: String?
        /// Asks the user whether the assistant may work with the app. The answer is remembered. By default nobody is
        /// asked, and it stays undetermined.
        public var authorize: @Sendable () async -> INSiriAuthorizationStatus = { .notDetermined }
        /// Receives what a developer should know, on any thread; `nil` for the standard error stream. It must not wait
        /// for the system.
        public var report: (@Sendable (String) -> Void)?

        /// Creates the default choices.
        public init() {}
    }

    let types: StoredTypes
    let options: Options
    let queue: StoreQueue

    /// The id of an app that does not state one: the name of its executable.
    public static var defaultApplicationID: String { ProcessInfo.processInfo.processName }

    /// Creates a system that keeps its content in a file.
    ///
    /// - Parameters:
    ///   - applicationID: The app's id. Each app has a file of its own.
    ///   - intents: The intent classes of the app, from its generated definitions. Stored intents of other classes are
    ///     skipped and reported.
    ///   - dataHome: The folder to use instead of `$XDG_DATA_HOME`.
    ///   - options: What a host can choose.
    public convenience init(
        applicationID: String = SQLiteIntentSystem.defaultApplicationID,
        intents: [INIntent.Type],
        dataHome: URL? = nil,
        options: Options = Options()
    ) {
        let folder = (dataHome?.standardizedFileURL.path ?? DataHome.path()) + "/intents"
        let file = StoreFile(folder: folder, name: ApplicationFileName.name(for: applicationID))
        self.init(place: .file(file), intents: intents, options: options)
    }

    /// Creates a system that keeps its content in memory, for tests.
    public static func inMemory(intents: [INIntent.Type], options: Options = Options()) -> SQLiteIntentSystem {
        SQLiteIntentSystem(place: .memory, intents: intents, options: options)
    }

    private init(place: StorePlace, intents: [INIntent.Type], options: Options) {
        types = StoredTypes(intents: intents)
        self.options = options
        queue = StoreQueue(StoreConnection(place: place, busyTimeout: options.busyTimeout))
        if case .file = place { StoreExit.close(queue) }
    }

    /// Waits until all requests are answered, and closes the file. The next request opens it again.
    public func close() async {
        await withCheckedContinuation { continuation in
            queue.close { continuation.resume() }
        }
    }

    /// The language that the user speaks.
    public var siriLanguageCode: String { options.languageCode ?? Locale.current.identifier(.bcp47) }

    /// Tells a developer of something.
    public func report(_ message: String) {
        if let report = options.report { return report(message) }
        FileHandle.standardError.write(Data("intents: \(TerminalText(message))\n".utf8))
    }
}

// Apple's framework lets nobody read these: on a device they show in the system's own apps.
extension SQLiteIntentSystem {
    /// The donated interactions, the oldest first.
    ///
    /// - Throws: `IntentStoreError`, as all of these do.
    public nonisolated(nonsending) func donations() async throws -> [Donation] {
        try await read { [self] database in
            try database.rows(
                """
                SELECT identifier, group_identifier, start, duration, seconds_from_gmt, direction, status, intent
                FROM interaction ORDER BY id
                """,
                read: donation
            )
        }
    }

    /// What the user did, as donated interactions and activities tell, for predictions.
    public nonisolated(nonsending) func donatedActions() async throws -> [DonatedAction] {
        try await read { [self] database in
            let interactions = "SELECT intent, start, seconds_from_gmt FROM interaction ORDER BY id"
            let activities = "SELECT activity, start, seconds_from_gmt FROM activity ORDER BY id"
            return try actions(interactions, in: database) {
                object(INIntent.self, $0, of: "a donation").map(INShortcut.intent)
            }
                + actions(activities, in: database) {
                    object(ArchivedActivity.self, $0, of: "an activity").map { .userActivity($0.activity) }
                }
        }
    }

    /// The voice shortcuts, the one that was added first first.
    public nonisolated(nonsending) func voiceShortcuts() async throws -> [INVoiceShortcut] {
        try await read(voiceShortcuts(in:))
    }

    /// The suggested shortcuts.
    public nonisolated(nonsending) func shortcutSuggestions() async throws -> [INShortcut] {
        try await read(suggestions(in:))
    }

    /// The relevant shortcuts, in the order in which they were set.
    public nonisolated(nonsending) func relevantShortcuts() async throws -> [INRelevantShortcut] {
        try await read(relevantShortcuts(in:))
    }

    private func donation(_ row: SQLRow) -> Donation? {
        guard let identifier = row.text(0),
            let intent = object(INIntent.self, row.text(7), of: "the donation '\(identifier)'")
        else { return nil }
        return Donation(
            identifier: identifier,
            groupIdentifier: row.text(1),
            intent: intent,
            dateInterval: DateInterval(
                start: Date(timeIntervalSince1970: row.real(2)),
                duration: max(0, row.real(3))
            ),
            secondsFromGMT: row.integer(4),
            direction: INInteractionDirection(rawValue: row.integer(5)) ?? .unspecified,
            handlingStatus: INIntentHandlingStatus(rawValue: row.integer(6)) ?? .unspecified
        )
    }

    /// Reads what happened, and each stored form once, since people do the same again and again.
    private func actions(
        _ sql: String,
        in database: Database,
        shortcut: (String) -> INShortcut?
    ) throws -> [DonatedAction] {
        var forms: [String] = []
        var moments: [String: [DonatedAction.Moment]] = [:]
        _ = try database.rows(sql) { row -> Void? in
            guard let form = row.text(0) else { return nil }
            let date = Date(timeIntervalSince1970: row.real(1))
            if moments[form] == nil { forms.append(form) }
            moments[form, default: []].append(DonatedAction.Moment(date: date, secondsFromGMT: row.integer(2)))
            return nil
        }
        return forms.compactMap { form in
            shortcut(form).map { DonatedAction(shortcut: $0, moments: moments[form] ?? []) }
        }
    }
}

extension SQLiteIntentSystem {
    private static let setting = "authorization"

    /// The remembered answer of the user; undetermined where nobody was asked or the store cannot be read.
    public var siriAuthorizationStatus: INSiriAuthorizationStatus {
        let sql = "SELECT value FROM setting WHERE name = ?"
        let stored = try? queue.now { try $0.rows(sql, .text(Self.setting)) { $0.integer(0) }.first }
        return stored.flatMap(INSiriAuthorizationStatus.init) ?? .notDetermined
    }

    /// Lets the host ask the user, and remembers the answer.
    public func requestSiriAuthorization(completion: IntentCompletion<INSiriAuthorizationStatus>) {
        Task {
            let answer = await options.authorize()
            let request = StoreRequest(completion) { database in
                let sql = "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)"
                try database.run(sql, .text(Self.setting), .integer(answer.rawValue))
                return answer
            }
            queue.add(request)
        }
    }
}
