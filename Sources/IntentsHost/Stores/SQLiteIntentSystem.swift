public import Foundation
public import Intents

/// The data that the operating system stores for an app on a device, in an SQLite file: donations, voice shortcuts,
/// suggested shortcuts and relevant shortcuts.
///
/// ```swift
/// IntentEnvironment.system = SQLiteIntentSystem(intents: LatestArticleDefinition.intents)
/// ```
/// The file is `intents/<app id>.sqlite` in `$XDG_DATA_HOME`, by default `~/.local/share`, and only its user can read it.
/// Several processes can use it at the same time. Completions run on a background thread, in the order of the requests,
/// when the data is on the disk. When the program ends, by `exit` or at the end of its main function, the contents of the
/// log file are moved into the file.
///
/// The first request opens the file. A damaged file is renamed: the requests that find it fail, and later ones start
/// with an empty file. A file of a newer version of this package stays unchanged, and all requests fail.
public final class SQLiteIntentSystem: IntentSystem {
    /// The options of a system.
    public struct Options: Sendable {
        /// The number of newest donations to keep. Up to a sixteenth more can be stored for a while.
        public var retainedDonations = 10_000
        /// The time that a request waits for other programs that use the file.
        public var busyTimeout = Duration.seconds(5)
        /// The language that the user speaks, as a code such as `en-US`; `nil` for the language of the process.
        public var languageCode: String?
        /// Asks the user whether Siri may work with the app. The answer is stored. By default the user isn't asked, and
        /// the status stays undetermined.
        public var authorize: @Sendable () async -> INSiriAuthorizationStatus = { .notDetermined }
        /// Receives messages for developers, on any thread; `nil` for standard error. It must not wait for the system.
        public var report: (@Sendable (String) -> Void)?

        /// Creates the default options.
        public init() {}
    }

    let types: StoredTypes
    let options: Options
    let queue: StoreQueue

    /// The default id of an app: the name of its executable.
    public static var defaultApplicationID: String { ProcessInfo.processInfo.processName }

    /// Creates a system that stores its data in a file.
    ///
    /// - Parameters:
    ///   - applicationID: The app's id. Each app has a file of its own.
    ///   - intents: The intent classes of the app, from its generated definitions. Stored intents of other classes are
    ///     skipped and reported.
    ///   - dataHome: The folder to use instead of `$XDG_DATA_HOME`.
    ///   - options: The options.
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

    /// Creates a system that stores its data in memory, for tests.
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

    /// Reports a message to developers.
    public func report(_ message: String) {
        if let report = options.report { return report(message) }
        FileHandle.standardError.write(Data("intents: \(TerminalText(message))\n".utf8))
    }
}

extension SQLiteIntentSystem {
    private static let setting = "authorization"

    /// The user's stored answer; undetermined if the user wasn't asked or the store can't be read.
    public var siriAuthorizationStatus: INSiriAuthorizationStatus {
        let sql = "SELECT value FROM setting WHERE name = ?"
        let stored = try? queue.now { try $0.rows(sql, .text(Self.setting)) { $0.integer(0) }.first }
        return stored.flatMap(INSiriAuthorizationStatus.init) ?? .notDetermined
    }

    /// Lets the host ask the user, and stores the answer.
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

extension SQLiteIntentSystem {
    /// Adds a request with objects whose stored form must be created before the call returns, because the program may
    /// change the objects afterwards.
    ///
    /// - Parameters:
    ///   - completion: Receives the result.
    ///   - code: The code of the error that the completion receives; `nil` for the store's own error.
    ///   - form: Returns the stored form.
    ///   - body: The work with the stored form.
    func request<Form: Sendable, Value>(
        _ completion: IntentCompletion<Value>,
        code: INIntentError.Code? = nil,
        storing form: () throws -> Form,
        body: @escaping @Sendable (Database, Form) throws -> Value
    ) {
        do {
            let form = try form()
            queue.add(StoreRequest(completion, code: code) { try body($0, form) })
        } catch {
            let failed = StoreRequest(completion, code: code) { _ in throw error }
            queue.fail(failed, with: error)
        }
    }

    /// Adds a request, and waits for its result.
    nonisolated(nonsending) func read<Value>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        let result = await withCheckedContinuation { continuation in
            let completion = IntentCompletion<Value> { continuation.resume(returning: UncheckedBox($0)) }
            queue.add(StoreRequest(completion, body: body))
        }
        return try result.value.get()
    }

    /// Returns a completion for a request that the program doesn't wait for. It reports an error.
    func reporting(_ action: String) -> IntentCompletion<Void> {
        IntentCompletion { [self] result in
            if case .failure(let error) = result { report("\(action) failed: \(error)") }
        }
    }
}

// MARK: The stored forms of objects

extension SQLiteIntentSystem {
    func stored(_ object: any NSObject & NSSecureCoding) throws -> String {
        try StoredObjectEncoder.encode(object, types: types)
    }

    func stored(_ shortcut: INShortcut) throws -> String {
        try stored(INShortcutReference(shortcut))
    }

    /// Reads a stored object; `nil` if the program doesn't know its type any more, which is reported.
    func object<Object: NSObject & NSSecureCoding>(_ type: Object.Type, _ json: String?, of what: String) -> Object? {
        do {
            return try StoredObjectDecoder.decode(type, from: json ?? "", types: types)
        } catch {
            report("\(what) is skipped: \(error)")
            return nil
        }
    }

    func shortcut(_ json: String?, of what: String) -> INShortcut? {
        object(INShortcutReference.self, json, of: what)?.shortcut
    }
}
