import Basics

/// How diagnostics are printed.
package enum DiagnosticFormat: String, ArgumentValue, CaseIterable {
    /// For people: a line each, and the line of the source that it is about.
    case text
    /// For people and editors: `path:line:column: severity: message [id]`.
    case short
    /// For programs: a JSON object on each line.
    case json
    /// For code hosts and editors: one log in the format SARIF 2.1.0.
    case sarif
    /// For GitHub's workflows: a command each, which is shown beside its line.
    case github
    /// For Xcode: as `short`, with absolute paths.
    case xcode
}

/// The most findings, or errors, that are printed.
package struct FindingLimit: ArgumentValue {
    package static let validValues = "whole numbers from 0, which means all"

    /// The limit; `nil` for none.
    package var count: Int?

    package init() {}

    package init?(argument: String) {
        guard let count = Int(argument), count >= 0 else { return nil }
        self.count = count == 0 ? nil : count
    }

    package var defaultText: String? { count.map { "\($0)" } ?? "all" }
}

extension OptionDeclaration {
    /// The option that tells how diagnostics are printed.
    package static func diagnostics(_ property: WritableKeyPath<Command, DiagnosticFormat>) -> Self {
        .value(
            "diagnostics",
            "format",
            property,
            "How to print what is found; Documentation/diagnostics.md describes each form."
        )
    }

    /// The option that limits the errors that are told.
    package static func errorLimit(_ property: WritableKeyPath<Command, FindingLimit>) -> Self {
        .value("max-errors", "n", property, "The most errors to print; how many are left out is told.")
    }
}
