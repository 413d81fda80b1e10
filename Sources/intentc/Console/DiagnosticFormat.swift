import DefinitionDiagnostics

/// How diagnostics are printed.
enum DiagnosticFormat: String, ArgumentValue, CaseIterable {
    /// For people, editors and Xcode: `path:line:column: severity: message [id]`.
    case text
    /// For programs: a JSON object on each line.
    case json
}

extension OptionDeclaration {
    /// The option that tells how diagnostics are printed.
    static func diagnostics(_ property: WritableKeyPath<Command, DiagnosticFormat>) -> Self {
        .value("diagnostics", "format", property, "How to print errors and warnings: for people, or JSON, one a line.")
    }
}

extension Console {
    /// Prints findings to the standard error, sorted and each once.
    func report(_ diagnostics: [Diagnostic], as format: DiagnosticFormat) {
        let text = text(of: diagnostics, as: format)
        if !text.isEmpty { writeError(text) }
    }

    /// Findings as they are printed, sorted and each once.
    func text(of diagnostics: [Diagnostic], as format: DiagnosticFormat) -> String {
        diagnostics.sortedForReport().map { diagnostic in
            switch format {
            case .text:
                return diagnostic.text(isColored: isColored) + "\n"
            case .json:
                var json = JSONWriter(.compact)
                diagnostic.writeJSON(to: &json)
                return String(decoding: json.bytes, as: UTF8.self) + "\n"
            }
        }
        .joined()
    }
}
