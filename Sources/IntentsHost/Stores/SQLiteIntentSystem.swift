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
