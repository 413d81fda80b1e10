import Basics

extension Findings {
    /// Whether there are few enough findings so far for suggestions that take a look at a larger part of the file: a
    /// definition with very many gets none after the first hundred, so that it is checked as quickly as a sound one.
    var canSuggest: Bool { diagnostics.count < 100 }

    /// What a message about an unknown name ends with, as long as there are few: the name that was most likely meant, and
    /// the valid ones.
    func advice(for name: String, among names: [String], nouns: String) -> String {
        canSuggest ? correction(of: name, among: names, nouns: nouns) : ""
    }

    /// The name that was most likely meant, as long as there are few findings.
    func nearest(to name: String, among names: [String]) -> String? {
        canSuggest ? names.nearest(to: name) : nil
    }
}
