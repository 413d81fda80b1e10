/// A value of a parameter in an SQL statement.
enum SQLValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    static func text(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }

    static func integer(_ number: Int) -> SQLValue { .integer(Int64(number)) }
}
