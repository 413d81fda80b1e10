extension Sentence {
    /// Returns the start of the longest words of a group that end before a word; `nil` if there are none.
    func start(of group: SentencePattern, before end: Int) -> Int? {
        let starts = group.wordings.compactMap { wording -> Int? in
            let start = end - wording.count
            return start >= 0 && has(wording, at: start) ? start : nil
        }
        return starts.min()
    }

    /// Returns the end of the longest words of a group that start at a word; `nil` if there are none.
    func end(of group: SentencePattern, after start: Int) -> Int? {
        group.wordings.filter { has($0, at: start) }.map { start + $0.count }.max()
    }

    /// Returns the sentence without words of a group at its start, and of another group at its end.
    func trimmed(start: SentencePattern, end: SentencePattern) -> Sentence {
        var sentence = self
        if let first = sentence.end(of: start, after: 0), first < sentence.count {
            sentence = sentence.removing(0..<first)
        }
        if let last = sentence.start(of: end, before: sentence.count), last > 0 {
            sentence = sentence.removing(last..<sentence.count)
        }
        return sentence
    }

    private func has(_ wording: [String], at start: Int) -> Bool {
        let end = start + wording.count
        return !wording.isEmpty && end <= count && words[start..<end].map(\.text) == wording
    }
}
