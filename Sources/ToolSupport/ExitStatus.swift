package import Basics

/// The exit code of the tool; above 1, a code of `sysexits.h`. If several apply, the highest is used.
package enum ExitStatus: Int32, CaseIterable {
    case success = 0
    case errorsInInput = 1
    case usage = 64
    case outputNotWritten = 73
    case inputNotRead = 74

    /// The meaning of the exit code.
    package var help: String {
        switch self {
        case .success: "Success."
        case .errorsInInput:
            """
            A definition has errors (or warnings, with 'check --strict'), 'build --verify' found files that aren't up \
            to date, or 'format --verify' found definitions that aren't formatted.
            """
        case .usage: "The arguments are invalid."
        case .outputNotWritten: "The output could not be written."
        case .inputNotRead: "An input could not be found or read."
        }
    }

    /// Returns the exit code for findings.
    package init(of diagnostics: [Diagnostic]) {
        self = diagnostics.filter { $0.severity == .error }.map { Self(of: $0.id) }.max() ?? .success
    }

    private init(of id: Diagnostic.ID) {
        self =
            switch id {
            case .readFailed, .noDefinitions: .inputNotRead
            case .writeFailed, .outputForeign: .outputNotWritten
            case .notADefinition: .usage
            default: .errorsInInput
            }
    }
}

extension ExitStatus: Comparable {
    package static func < (first: ExitStatus, second: ExitStatus) -> Bool {
        first.rawValue < second.rawValue
    }
}
