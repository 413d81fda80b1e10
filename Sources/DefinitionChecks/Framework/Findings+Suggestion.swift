import DefinitionDiagnostics

extension Findings {
    /// What a message about an unknown name ends with: the name that was most likely meant, and the valid ones.
    ///
    /// A definition with very many findings gets no such end after the first hundred, so that it is checked as quickly
    /// as a sound one.
    func advice(for name: String, among names: [String], nouns: String) -> String {
        guard diagnostics.count < 100 else { return "" }
        guard !names.isEmpty else { return "; there are no \(nouns)" }
        let meant = nearest(to: name, among: names).map { "; did you mean '\($0)'? " } ?? "; "
        return "\(meant)the \(nouns) are \(quotedList(names, limit: 10))"
    }

    /// The name that was most likely meant, for the first hundred findings.
    func nearest(to name: String, among names: [String]) -> String? {
        diagnostics.count < 100 ? names.nearest(to: name) : nil
    }
}
