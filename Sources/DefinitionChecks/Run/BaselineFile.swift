package import Basics
import CodeGeneration
import ToolSupport

/// A baseline file.
package struct BaselineFile: Sendable {
    /// The path on the command line.
    let path: Path
    /// The absolute path of its folder, which the paths in it are relative to.
    let root: Path
    /// The content.
    private(set) var baseline: Baseline

    /// Reads a baseline.
    ///
    /// - Parameter diagnostics: Receives the problems of the file.
    /// - Returns: `nil` if it can't be read or doesn't exist.
    package init?(reading path: Path, in workingFolder: Path, diagnostics: inout [Diagnostic]) {
        self.path = path
        root = path.absolute(in: workingFolder).folder
        do throws(FileError) {
            let bytes = try FileReader.contents(of: path, limit: Baseline.byteLimit)
            guard let baseline = Baseline(bytes, file: path.text, diagnostics: &diagnostics) else { return nil }
            self.baseline = baseline
        } catch {
            if error != .doesNotExist {
                let message = "can't be read (\(error)); name a baseline, or a new file to write one to"
                diagnostics.append(
                    Diagnostic(.error, .readFailed, message: message, at: SourceLocation(file: path.text))
                )
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
    /// - Returns: The error if the file can't be written.
    package func write() -> Diagnostic? {
        do throws(FileError) {
            try FileWriter.replace(path, with: baseline.bytes, keepingNature: true)
            return nil
        } catch {
            let message = "can't be written (\(error)); choose a path that you can write to"
            return Diagnostic(.error, .writeFailed, message: message, at: SourceLocation(file: path.text))
        }
    }
}
