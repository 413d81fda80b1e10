package import Basics
import CodeGeneration
package import ToolSupport

/// Findings that were there before, which a report leaves out.
package struct KnownFindings: Sendable {
    /// The absolute path of the folder that paths in fingerprints start from.
    let root: Path
    /// The baseline that they come from; `nil` for those of a revision.
    let baseline: BaselineFile?
    /// How many findings of each kind are left.
    private(set) var counts: [Fingerprint: Int]

    /// Knows the findings of a revision.
    package init(_ fingerprints: [Fingerprint], root: Path) {
        self.root = root
        baseline = nil
        counts = fingerprints.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// Knows the findings of a baseline.
    package init(_ file: BaselineFile) {
        root = file.root
        baseline = file
        counts = file.baseline.entries.reduce(into: [:]) { $0[$1.fingerprint, default: 0] += $1.count }
    }

    /// Takes a finding as known.
    ///
    /// - Returns: Whether it was, with all languages and keys that it is about.
    mutating func remove(_ fingerprints: [Fingerprint]) -> Bool {
        var isKnown = true
        for fingerprint in fingerprints {
            let count = counts[fingerprint] ?? 0
            if count > 0 { counts[fingerprint] = count - 1 } else { isKnown = false }
        }
        return isKnown
    }

    /// What the baseline has and nothing was found of; `nil` if that is nothing.
    ///
    /// - Parameter isKnowable: Whether the run would have found what an entry stands for.
    func staleness(_ isKnowable: (Fingerprint) -> Bool) -> Diagnostic? {
        guard let baseline else { return nil }
        let lost = baseline.baseline.entries.filter { counts[$0.fingerprint] ?? 0 > 0 && isKnowable($0.fingerprint) }
        guard let first = lost.first else { return nil }
        let place = { (entry: Baseline.Entry) in SourceLocation(file: baseline.path.text, position: entry.position) }
        let verb = lost.count == 1 ? "entry of the baseline matches" : "entries of the baseline match"
        return Diagnostic(
            .warning,
            .baselineStale,
            """
            \(lost.count) \(verb) no finding any more, so that a new one like it would be hidden; write the baseline \
            anew with '--update-baseline'
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
