import PropertyLists
import TestSupport
import Translations

/// Random tables in random styles.
enum RandomTable {
    static func entries(_ random: inout SeededRandom) -> [NewStringsEntry] {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
            let comment = Bool.random(using: &random) ? "note \(text(&random).filter { $0 != "/" })" : nil
            return NewStringsEntry(key: text(&random), value: text(&random), comment: comment)
        }
    }

    static func text(_ random: inout SeededRandom) -> String {
        let alphabet: [Unicode.Scalar] = [
            "a", "Z", "\"", "\\", "\n", "\t", "é", "😀", ";", "=", " ", "*", "/", "$", "{",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            text.unicodeScalars.append(alphabet.randomElement(using: &random)!)
        }
        return text
    }

    /// A table, in a style that may be unusual.
    static func file(_ random: inout SeededRandom) -> [UInt8] {
        var text = pick(["", "/* Header */\n\n", "// Header\n", "\n"], &random)
        for entry in entries(&random) {
            text += pick(["", "/* c */\n", "// d\n", "/* a */ ", "/* x\ny */\n", "\t", "/* far */\n\n"], &random)
            text += entry.key.oldStyleQuoted
            if Int.random(in: 0..<5, using: &random) > 0 {
                text += pick([" = ", "=", " =\n", "/* in */ = "], &random) + entry.value.oldStyleQuoted
            }
            text += pick([";", " ;"], &random)
            text += pick(["\n", "\n\n", "\r\n", " ", "", " // t\n", "/* t */\n", "/* t */ /* u\nv */\n"], &random)
        }
        return Array(text.utf8)
    }

    private static func pick(_ choices: [String], _ random: inout SeededRandom) -> String {
        choices.randomElement(using: &random)!
    }
}
