package import Basics

/// How the tool ended, in the numbering of `sysexits.h` beyond 1. Of several statuses the highest is told.
package enum ExitStatus: Int32, CaseIterable {
    case success = 0
    case errorsInInput = 1
    case usage = 64
    case outputNotWritten = 73
    case inputNotRead = 74

    /// What the status means.
    package var help: String {
        switch self {
        case .success: "All is well."
        case .errorsInInput:
            """
            A definition has errors, with 'check --strict' warnings; 'build --verify' found files that are not up to \
            date, or 'format --verify' definitions in another form.
            """
        case .usage: "The arguments are wrong."
        case .outputNotWritten: "Output could not be written."
        case .inputNotRead: "An input could not be found or read."
        }
    }

    /// The status that findings lead to.
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
