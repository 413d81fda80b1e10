/// The patterns of dates, times and spans in a language.
///
/// The table has the form of ``SentenceGrammar``. The last group, `moment`, is the pattern of a date, a time or both. Its
/// slots are `hour`, `minute`, `day`, `month`, `year`, `weekday` and `count`; its settings are:
///
/// | setting | meaning |
/// |---|---|
/// | `days` | the date, as days from today |
/// | `to` | minutes before the hour; the slot `to` is the same in words |
/// | `half` | `am` or `pm` |
/// | `unit` | the unit of `count` from now: `minute`, `hour`, `day` or `week` |
struct MomentPatterns: Sendable {
    /// The pattern of a date, a time or both.
    let moment: SentencePattern
    /// The pattern of the start or end of a span, which can also be an hour alone.
    let end: SentencePattern
    /// The words before a span and between its ends, such as `from` and `to`.
    let spans: [(start: [String], middle: [String])]

    init(_ table: String, spans: [(start: String, middle: String)]) {
        let grammar = SentenceGrammar(table)
        moment = grammar.group("moment")
        end = .choice([moment, grammar.group("bare")])
        self.spans = spans.map {
            ($0.start.split(separator: " ").map(String.init), $0.middle.split(separator: " ").map(String.init))
        }
    }
}
