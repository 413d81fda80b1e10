import TestSupport

/// Texts of random characters of many scripts.
enum SeededPhrases {
    private static let alphabet = Array(
        "aZßΣςİıǅﬁ①ｶﾞ日é'’-—_.,!?¿+$ \t\n\u{A0}\u{AD}\u{200D}\u{301}\u{307}🙂👩‍👩‍👧𝔄Ⅷ".unicodeScalars
    )

    static let all: [String] = SeededRandom.seeds(100).map { seed in
        var random = SeededRandom(seed: seed)
        var text = String.UnicodeScalarView()
        for _ in 0..<12 { text.append(alphabet.randomElement(using: &random) ?? " ") }
        return String(text)
    }
}
