extension StringProtocol {
    /// Returns the text, broken at spaces into lines of at most the given number of characters. A longer word gets its
    /// own line.
    package func wrapped(width: Int) -> [String] {
        var lines = [""]
        for word in split(separator: " ") {
            if lines[lines.count - 1].isEmpty {
                lines[lines.count - 1] += word
            } else if lines[lines.count - 1].count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
