package import Basics
import CodeGeneration
package import ToolSupport

/// The findings that occurred before, which a report leaves out.
package struct KnownFindings: Sendable {
    /// The absolute path of the folder that paths in fingerprints are relative to.
    let root: Path
    /// The baseline with the findings; `nil` for those of a revision.
    let baseline: BaselineFile?
    /// The number of findings left, by fingerprint.
    private(set) var counts: [Fingerprint: Int]

    /// The findings of a revision.
    package init(_ fingerprints: [Fingerprint], root: Path) {
        self.root = root
        baseline = nil
        counts = fingerprints.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// The findings in a baseline.
    package init(_ file: BaselineFile) {
        root = file.root
        baseline = file
        counts = file.baseline.entries.reduce(into: [:]) { $0[$1.fingerprint, default: 0] += $1.count }
    }

    /// Removes a finding.
    ///
    /// - Returns: Whether the finding was known, with all its languages and keys.
    mutating func remove(_ fingerprints: [Fingerprint]) -> Bool {
        var isKnown = true
        for fingerprint in fingerprints {
            let count = counts[fingerprint] ?? 0
            if count > 0 { counts[fingerprint] = count - 1 } else { isKnown = false }
        }
        return isKnown
    }

    /// The warning about baseline entries without a finding; `nil` if there aren't any.
    ///
    /// - Parameter isKnowable: Whether the run would have found the finding of a fingerprint.
    func staleness(_ isKnowable: (Fingerprint) -> Bool) -> Diagnostic? {
        guard let baseline else { return nil }
        let lost = baseline.baseline.entries.filter { counts[$0.fingerprint] ?? 0 > 0 && isKnowable($0.fingerprint) }
        guard let first = lost.first else { return nil }

        let place = { (entry: Baseline.Entry) in SourceLocation(file: baseline.path.text, position: entry.position) }
        let verb = lost.count == 1 ? "entry no longer matches" : "entries no longer match"
        return Diagnostic(
            .warning,
            .baselineStale,
            message: """
                \(lost.count) \(verb) a finding and would hide a new one; update the baseline with '--update-baseline'
                """,
            at: place(first),
            notes: lost.prefix(5).map { entry in
                let element = entry.fingerprint.element.map { " at '\($0)'" } ?? ""
                let message = "'\(entry.fingerprint.rule)' isn't found in '\(entry.fingerprint.path)'\(element)"
                return Diagnostic.Note(message, at: place(entry))
            }
        )
    }
}
