package import Basics
import CodeGeneration
package import ToolSupport

/// A check that applies safe fix-its repeatedly until none is left.
package struct FixRun {
    /// The maximum number of rounds. Each applies the fix-its that the previous ones left or made possible.
    private static let roundLimit = 20

    /// The files with their changes.
    package private(set) var files = FileOverlay()
    /// The report after the last change.
    package private(set) var report: CheckReport
    /// The number of fixed findings.
    package private(set) var fixCount = 0

    /// Checks and fixes the files in memory.
    package init(_ check: Check, in workingFolder: Path, progress: ProgressLine?) {
        report = check.run(on: files, in: workingFolder, progress: progress)
        for _ in 0..<Self.roundLimit {
            let plan = FixItPlan(for: report.diagnostics.sortedForReport())
            guard plan.fixItCount > 0 else { break }
            files.apply(plan)
            fixCount += plan.fixItCount
            report = check.run(on: files, in: workingFolder, progress: progress)
        }
    }
}
