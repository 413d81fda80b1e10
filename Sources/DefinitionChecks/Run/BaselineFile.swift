package import Basics
import CodeGeneration
import ToolSupport

/// A baseline on the disk.
package struct BaselineFile: Sendable {
    /// The path, as the user gave it.
    let path: Path
    /// The absolute path of its folder, from which the paths in it start.
    let root: Path
    /// What it holds.
    private(set) var baseline: Baseline

    /// Reads a baseline.
    ///
    /// - Parameter diagnostics: Receives what is wrong with it.
    /// - Returns: `nil` if it cannot be read, or doesn't exist.
    package init?(reading path: Path, in workingFolder: Path, diagnostics: inout [Diagnostic]) {
        self.path = path
        root = path.absolute(in: workingFolder).folder
        do throws(FileError) {
            let bytes = try FileReader.contents(of: path, limit: Baseline.byteLimit)
            guard let baseline = Baseline(bytes, file: path.text, diagnostics: &diagnostics) else { return nil }
            self.baseline = baseline
        } catch {
            if error != .doesNotExist {
                let message = "cannot be read (\(error)); name a baseline, or a file to write one to"
                diagnostics.append(Diagnostic(.error, .readFailed, message, at: SourceLocation(file: path.text)))
            }
            return nil
        }
    }

    /// Creates the baseline of a report.
    package init(of report: CheckReport, at path: Path, in workingFolder: Path) {
        self.path = path
        root = path.absolute(in: workingFolder).folder
        let fingerprinter = Fingerprinter(root: root, workingFolder: workingFolder, files: report.files)
        baseline = Baseline(of: report.findings.filter(\.diagnostic.canBeKnown).flatMap(fingerprinter.fingerprints))
    }

    /// Writes the baseline.
    ///
    /// - Returns: Why that failed.
    package func write() -> Diagnostic? {
        do throws(FileError) {
            try FileWriter.replace(path, with: baseline.bytes, keepingNature: true)
            return nil
        } catch {
            let message = "cannot be written (\(error)); choose a path that can be written"
            return Diagnostic(.error, .writeFailed, message, at: SourceLocation(file: path.text))
        }
    }
}
