import CSQLite

/// An error of SQLite.
struct SQLiteError: Error {
    /// The extended result code.
    let code: Int32
    /// SQLite's words for it.
    let message: String
    /// Whether SQL that this module wrote was refused, which happens where the tables are not those of the schema.
    var isUnknownSchema = false

    /// Creates an error from what SQLite says about the last call.
    init(_ code: Int32, of handle: OpaquePointer?) {
        self.code = code
        let words = handle.flatMap(sqlite3_errmsg) ?? sqlite3_errstr(code)
        message = words.map { String(cString: $0) } ?? "error \(code)"
    }

    /// The result code without its details.
    var primaryCode: Int32 { code & 0xFF }

    /// Whether the file does not hold what it should.
    var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(primaryCode) || isUnknownSchema }

    /// Whether another connection holds the file.
    var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(primaryCode) }
}
