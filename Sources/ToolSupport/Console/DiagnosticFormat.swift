import Basics

/// The format in which findings are printed.
package enum DiagnosticFormat: String, ArgumentValue, CaseIterable {
    /// For people: one line per finding, followed by its line of the source.
    case text
    /// For people and editors: `path:line:column: severity: message [id]`.
    case short
    /// For programs: one JSON object per line.
    case json
    /// For code hosts and editors: one log in the SARIF 2.1.0 format.
    case sarif
    /// For GitHub workflows: one command per finding, which is shown beside its line.
    case github
    /// For Xcode: like `short`, with absolute paths.
    case xcode
}

/// The maximum number of findings, or errors, to print.
package struct FindingLimit: ArgumentValue {
    package static let validValues = "0 (for all) and greater whole numbers"

    /// The limit; `nil` for no limit.
    package var count: Int?

    package init() {}

    package init?(argument: String) {
        guard let count = Int(argument), count >= 0 else { return nil }
        self.count = count == 0 ? nil : count
    }

    package var defaultText: String? { count.map { "\($0)" } ?? "all" }
}

extension OptionDeclaration {
    /// The option for the format in which findings are printed.
    package static func diagnostics(_ property: WritableKeyPath<Command, DiagnosticFormat>) -> Self {
        .value(
            "diagnostics",
            valueName: "format",
            property,
            help: "The format for findings; Documentation/diagnostics.md describes each format."
        )
    }

    /// The option that limits the number of printed errors.
    package static func errorLimit(_ property: WritableKeyPath<Command, FindingLimit>) -> Self {
        .value(
            "max-errors",
            valueName: "n",
            property,
            help: "The maximum number of errors to print; the number left out is reported."
        )
    }
}
