import CSQLite

/// A connection to an SQLite database. One thread uses it at a time.
final class Database {
    private let handle: OpaquePointer
    /// The prepared statements, by their SQL. All SQL is fixed text of this module, so there are few.
    private var statements: [String: OpaquePointer] = [:]

    /// Opens an existing database, or one in memory.
    ///
    /// - Parameters:
    ///   - path: The path of the file, or `:memory:`.
    ///   - busyTimeout: The time that each statement waits for other connections.
    init(path: String, busyTimeout: Duration) throws {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let handle else {
            defer { sqlite3_close_v2(handle) }
            throw SQLiteError(code, of: handle)
        }
        self.handle = handle
        sqlite3_extended_result_codes(handle, 1)
        setBusyTimeout(busyTimeout)
    }

    /// Moves the contents of the log into the file, as far as other connections allow it.
    func emptyLog(waiting timeout: Duration) {
        setBusyTimeout(timeout)
        _ = try? rows("PRAGMA wal_checkpoint(TRUNCATE)") { _ in }
    }

    private func setBusyTimeout(_ timeout: Duration) {
        sqlite3_busy_timeout(handle, Int32(clamping: Int(timeout / .milliseconds(1))))
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    /// Runs a statement.
    ///
    /// - Returns: The number of rows that it changed.
    @discardableResult
    func run(_ sql: String, _ values: SQLValue...) throws -> Int { try run(sql, values) }

    /// Runs a statement with a list of values.
    @discardableResult
    func run(_ sql: String, _ values: [SQLValue]) throws -> Int {
        try step(sql, values) { _ in }
        return Int(sqlite3_changes(handle))
    }

    /// Runs a query, and reads its rows. Rows for which `read` returns `nil` are left out.
    func rows<Value>(_ sql: String, _ values: SQLValue..., read: (SQLRow) throws -> Value?) throws -> [Value] {
        var result: [Value] = []
        try step(sql, values) { row in
            if let value = try read(row) { result.append(value) }
        }
        return result
    }

    /// Runs a query with a number as its result.
    func number(_ sql: String) throws -> Int {
        try rows(sql) { $0.integer(0) }.first ?? 0
    }

    /// The number of the row that was inserted last.
    var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

    /// Runs code in a transaction, which is rolled back if the code throws an error.
    func transaction<Value>(_ body: () throws -> Value) throws -> Value {
        try run("BEGIN IMMEDIATE")
        do {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            // Some errors have already ended the transaction.
            if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
            throw error
        }
    }

    private func step(_ sql: String, _ values: [SQLValue], row: (SQLRow) throws -> Void) throws {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (value, index) in zip(values, Int32(1)...) { try bind(value, to: index, of: statement) }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: try row(SQLRow(statement: statement))
            case SQLITE_DONE: return
            case let code: throw SQLiteError(code, of: handle)
            }
        }
    }

    private func prepared(_ sql: String) throws -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        guard code == SQLITE_OK, let statement else {
            var error = SQLiteError(code, of: handle)
            error.isUnknownSchema = code == SQLITE_ERROR
            throw error
        }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: SQLValue, to index: Int32, of statement: OpaquePointer) throws {
        let code =
            switch value {
            case .null: sqlite3_bind_null(statement, index)
            case .integer(let number): sqlite3_bind_int64(statement, index, number)
            case .real(let number): sqlite3_bind_double(statement, index, number)
            case .text(var text):
                text.withUTF8 { bytes in
                    bytes.withMemoryRebound(to: CChar.self) { characters in
                        sqlite3_bind_text(
                            statement,
                            index,
                            characters.baseAddress,
                            Int32(clamping: bytes.count),
                            copied
                        )
                    }
                }
            }
        guard code == SQLITE_OK else { throw SQLiteError(code, of: handle) }
    }
}

/// The value that makes SQLite copy a text. Swift doesn't import the macro for it.
private nonisolated(unsafe) let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
