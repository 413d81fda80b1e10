/// The place of a store's data.
enum StorePlace: Sendable {
    /// In memory, for the lifetime of the store.
    case memory
    /// In a file.
    case file(StoreFile)

    /// The name of the place, for messages.
    var name: String {
        switch self {
        case .memory: ":memory:"
        case .file(let file): file.path
        }
    }
}

/// A connection to a store, which runs transactions. It handles files that are damaged, replaced, of another version or
/// unavailable.
final class StoreConnection {
    private let place: StorePlace
    private let busyTimeout: Duration
    private var opened: (database: Database, identity: FileIdentity?)?

    /// The number of times that a transaction is tried if other processes replace the file.
    private static let attempts = 5

    /// Creates a connection to a store, which the first transaction opens.
    init(place: StorePlace, busyTimeout: Duration) {
        self.place = place
        self.busyTimeout = busyTimeout
    }

    /// Runs code in a transaction, which is on the disk when this returns.
    ///
    /// - Parameters:
    ///   - erases: Whether the data that the transaction deletes must not stay readable in the file or its log.
    ///   - body: The code. It can run more than once; only the data that the last run writes is kept.
    /// - Throws: `IntentStoreError`.
    func transaction<Value>(erases: Bool, _ body: (Database) throws -> Value) throws -> Value {
        for _ in 1...Self.attempts {
            let (database, identity) = try reporting { try open() }
            let value = try reporting {
                try database.transaction {
                    try StoreSchema.check(database)
                    return try body(database)
                }
            }

            // Another process that found the file damaged may have renamed it meanwhile.
            guard isCurrent(identity) else {
                opened = nil
                continue
            }

            // While another connection reads, parts of the log stay; the next checkpoint overwrites them.
            if erases { _ = try? database.rows("PRAGMA wal_checkpoint(TRUNCATE)") { _ in } }
            return value
        }
        throw unavailable("other programs keep replacing it")
    }

    /// Closes the file, which the next transaction opens again.
    ///
    /// The contents of the log are moved into the file, so that a copy of the file alone is complete. SQLite does that
    /// only for the last connection, and not at all if two connections close at the same time.
    func close() {
        guard let (database, identity) = opened else { return }
        if isCurrent(identity) { database.emptyLog(waiting: min(busyTimeout, Self.longestWaitToClose)) }
        opened = nil
    }

    /// The time that closing waits for other connections at most. If they take longer, the last of them moves the log.
    private static let longestWaitToClose = Duration.seconds(1)

    private func open() throws -> (database: Database, identity: FileIdentity?) {
        if let opened, isCurrent(opened.identity) { return opened }
        opened = nil
        var path = ":memory:"
        if case .file(let file) = place {
            try file.create()
            path = file.path
        }
        let new = (database: try Database(path: path, busyTimeout: busyTimeout), identity: identity)
        // If preparing the tables finds damage, the file that was opened must be renamed.
        opened = new
        try StoreSchema.prepare(new.database, busyTimeout: busyTimeout)
        return new
    }

    private func isCurrent(_ identity: FileIdentity?) -> Bool { identity == self.identity }

    /// The identity of the file that is at the store's path now.
    private var identity: FileIdentity? {
        switch place {
        case .memory: nil
        case .file(let file): FileIdentity(path: file.path)
        }
    }

    /// Runs code, and converts its errors to `IntentStoreError`.
    private func reporting<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as IntentStoreError {
            throw error
        } catch StoreSchema.Problem.newer(let version) {
            opened = nil
            throw IntentStoreError.newerSchema(file: place.name, version: version, supported: StoreSchema.version)
        } catch StoreSchema.Problem.foreign {
            throw setAside()
        } catch let error as SQLiteError where error.isDamage {
            throw setAside()
        } catch let error as SQLiteError {
            // A new connection recovers from what can be recovered from.
            opened = nil
            throw unavailable(error.isBusy ? "another program is using it" : error.message)
        } catch {
            opened = nil
            throw unavailable("\(error)")
        }
    }

    private func unavailable(_ reason: String) -> IntentStoreError { .unavailable(file: place.name, reason: reason) }

    /// Renames the damaged file.
    private func setAside() -> IntentStoreError {
        let identity = opened?.identity
        opened = nil
        guard case .file(let file) = place, let identity else { return .damaged(file: place.name, keptAs: nil) }
        do {
            guard let kept = try file.setAside(identity) else {
                return unavailable("it was damaged, and another program has replaced it")
            }
            return .damaged(file: file.path, keptAs: kept)
        } catch {
            return .damaged(file: file.path, keptAs: nil)
        }
    }
}
