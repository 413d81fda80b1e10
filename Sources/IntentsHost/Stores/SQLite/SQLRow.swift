import CSQLite

/// A row of a result. It is valid until the next one is read.
struct SQLRow {
    let statement: OpaquePointer

    func text(_ column: Int32) -> String? {
        guard let bytes = sqlite3_column_text(statement, column) else { return nil }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
}
