package import Basics
import CodeGeneration
package import ToolSupport

/// Mends what can be mended safely, until there is nothing more of it.
package struct FixRun {
    /// The most rounds. Each mends what the ones before have left or brought to light.
    private static let roundLimit = 20

    /// The files with their changes.
    package private(set) var files = FileOverlay()
    /// What is found after the last change.
    package private(set) var report: CheckReport
    /// How many findings were mended.
    package private(set) var fixCount = 0

    /// Checks and mends in memory.
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
