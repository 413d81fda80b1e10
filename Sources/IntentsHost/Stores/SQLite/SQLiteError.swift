import CSQLite

/// An error of SQLite.
struct SQLiteError: Error {
    /// The extended result code.
    let code: Int32
    /// SQLite's message.
    let message: String
    /// Whether SQLite rejected a statement of this module, because the tables aren't those of the schema.
    var isUnknownSchema = false

    /// Creates an error from SQLite's state after the last call.
    init(_ code: Int32, of handle: OpaquePointer?) {
        self.code = code
        let words = handle.flatMap(sqlite3_errmsg) ?? sqlite3_errstr(code)
        message = words.map { String(cString: $0) } ?? "error \(code)"
    }

    /// The result code without its details.
    var primaryCode: Int32 { code & 0xFF }

    /// Whether the file is damaged.
    var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(primaryCode) || isUnknownSchema }

    /// Whether another connection has locked the file.
    var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(primaryCode) }
}
