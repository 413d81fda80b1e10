import Basics
import CodeGeneration

/// Removes outdated generated files from an output folder, and the folders that become empty.
///
/// Doesn't follow links and skips hidden folders, because they never contain generated files.
struct StaleFileSweep {
    /// The extensions of generated files.
    private static let pathExtensions = [".swift", ".h", ".m"]

    /// The removed files.
    private(set) var changes: [FileChange] = []
    /// The files that couldn't be removed, each with the reason.
    private(set) var diagnostics: [Diagnostic] = []

    private let output: OutputFolder
    private let judge: StaleFileJudge

    /// Sweeps a folder, or only reports stale files if the folder is read-only.
    init(of output: OutputFolder, _ judge: StaleFileJudge) {
        self.output = output
        self.judge = judge
        sweep(output.path)
    }

    private mutating func sweep(_ folder: Path) {
        do throws(FileError) {
            for entry in try FolderEntry.entries(of: folder) where entry.isNameValid {
                let path = folder.appending(entry.name)
                if entry.kind == .folder, !entry.name.hasPrefix(".") { sweep(path) }
                if entry.kind == .file { sweepFile(path) }
            }
        } catch  where error == .doesNotExist || error == .notAFolder {
            return
        } catch {
            report(.warning, at: folder, "can't be searched for files that are no longer generated (\(error))")
        }
    }

    private mutating func sweepFile(_ path: Path) {
        if let temporary = TemporaryFile(path) {
            if temporary.isLeftOver, !output.isReadOnly { try? FileWriter.remove(path, below: output.path) }
            return
        }

        guard Self.pathExtensions.contains(where: path.name.hasSuffix), !judge.expects(path),
            let start = try? FileReader.start(of: path, byteCount: GeneratedHeader.maximumByteCount),
            let header = GeneratedHeader(recognizing: start), header.fileName == path.name,
            judge.isStale(path, below: output.path, source: header.source)
        else { return }

        do throws(FileError) {
            if !output.isReadOnly { try FileWriter.remove(path, below: output.path) }
            changes.append(FileChange(.removed, path, source: header.source))
        } catch {
            report(.error, at: path, "no longer generated, but can't be removed (\(error)); delete the file yourself")
        }
    }

    private mutating func report(_ severity: Diagnostic.Severity, at path: Path, _ message: String) {
        diagnostics.append(Diagnostic(severity, .writeFailed, message: message, at: SourceLocation(file: path.text)))
    }
}
