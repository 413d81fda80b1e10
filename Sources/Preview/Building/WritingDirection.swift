/// The direction in which languages are written.
enum WritingDirection {
    private static let languages: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "mzn", "nqo", "pnb", "ps", "sd", "syr", "ug", "ur",
        "yi",
    ]
    private static let scripts: Set<String> = ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa"]

    /// Returns whether a language is written from right to left. A script in its name decides, or else the language.
    static func isRightToLeft(_ name: String) -> Bool {
        let parts = name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.first?.isLetter == true }) {
            return scripts.contains(script)
        }
        return parts.first.map(languages.contains) ?? false
    }
}
