import Foundation

/// The tables of a store.
enum StoreSchema {
    /// The version that this module reads and writes.
    static let version = 1

    /// The application id, in SQLite's format, of the stores of this module.
    private static let applicationID = 0x494E_5453

    /// A problem with a file.
    enum Problem: Error {
        /// It was written by a newer version of this module.
        case newer(Int)
        /// It is a database of something else.
        case foreign
    }

    /// Prepares a connection, and creates the tables if the file is new.
    ///
    /// - Throws: `Problem`, `SQLiteError`.
    static func prepare(_ database: Database, busyTimeout: Duration) throws {
        try check(database)

        // Functions in the file's own schema aren't trusted, and deleted data is overwritten.
        try set(
            "trusted_schema = OFF",
            "cell_size_check = ON",
            "secure_delete = ON",
            "synchronous = NORMAL",
            in: database
        )
        try useLog(database, busyTimeout: busyTimeout)

        if try database.number("PRAGMA user_version") == 0 {
            try database.transaction {
                // Another process may have been faster.
                guard try database.number("PRAGMA user_version") == 0 else { return }
                for statement in statements { try database.run(statement) }
            }
        }

        // From here on a commit waits until the data is on the disk, and not only with the operating system.
        try set("synchronous = FULL", in: database)
    }

    private static func set(_ settings: String..., in database: Database) throws {
        for setting in settings { _ = try database.rows("PRAGMA \(setting)") { _ in } }
    }

    /// Refuses a file of a newer version, or of another kind.
    static func check(_ database: Database) throws {
        // The order matters: another program may create everything in one transaction between two of these statements,
        // and if the tables or the version are there, the owner must be there too.
        let tables = try database.number("SELECT count(*) FROM sqlite_master")
        let found = try database.number("PRAGMA user_version")
        let owner = try database.number("PRAGMA application_id")
        let isEmpty = tables == 0 && found == 0 && owner == 0
        guard isEmpty || owner == applicationID else { throw Problem.foreign }
        guard found <= version else { throw Problem.newer(found) }
    }

    /// Switches to the write-ahead log. SQLite doesn't wait for other connections here, so this function does.
    private static func useLog(_ database: Database, busyTimeout: Duration) throws {
        let deadline = ContinuousClock.now + busyTimeout
        while true {
            do {
                _ = try database.rows("PRAGMA journal_mode = WAL") { _ in }
                return
            } catch let error as SQLiteError where error.isBusy && ContinuousClock.now < deadline {
                usleep(2_000)
            }
        }
    }

    private static let statements = [
        """
        CREATE TABLE interaction (
            id INTEGER PRIMARY KEY,
            identifier TEXT NOT NULL UNIQUE,
            group_identifier TEXT,
            start REAL NOT NULL,
            duration REAL NOT NULL,
            seconds_from_gmt INTEGER NOT NULL,
            direction INTEGER NOT NULL,
            status INTEGER NOT NULL,
            intent TEXT NOT NULL
        )
        """,
        """
        CREATE INDEX interaction_by_group ON interaction (group_identifier) WHERE group_identifier IS NOT NULL
        """,
        """
        CREATE TABLE activity (
            id INTEGER PRIMARY KEY,
            persistent_identifier TEXT,
            start REAL NOT NULL,
            seconds_from_gmt INTEGER NOT NULL,
            activity TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE voice_shortcut (
            id INTEGER PRIMARY KEY,
            identifier TEXT NOT NULL UNIQUE,
            phrase TEXT NOT NULL,
            shortcut TEXT NOT NULL
        )
        """,
        "CREATE TABLE suggestion (position INTEGER PRIMARY KEY, shortcut TEXT NOT NULL)",
        "CREATE TABLE relevant_shortcut (position INTEGER PRIMARY KEY, content TEXT NOT NULL)",
        "CREATE TABLE setting (name TEXT PRIMARY KEY, value INTEGER NOT NULL)",
        "PRAGMA application_id = \(applicationID)",
        "PRAGMA user_version = \(version)",
    ]
}
