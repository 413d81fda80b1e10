package import Basics

/// Decides which generated files in an output folder are stale.
///
/// A generated file names its source. It is stale if the source is among the inputs of this run, and doesn't generate the
/// file anymore. A run on some of the inputs thus keeps the output of the others, and the last good output of a definition
/// with errors stays.
package struct StaleFileJudge: Sendable {
    private let roots: [InputRoot]
    private let failedInputs: Set<Path>
    private let expectedFiles: Set<Path>

    /// Creates a judge of one run.
    ///
    /// - Parameters:
    ///   - roots: The inputs that the user gave.
    ///   - failedInputs: The absolute paths of files and folders that couldn't be read or compiled. Files that were
    ///     generated from them are kept.
    ///   - expectedFiles: The files that this run generates.
    package init(roots: [InputRoot], failedInputs: Set<Path>, expectedFiles: Set<Path>) {
        self.roots = roots
        self.failedInputs = failedInputs
        self.expectedFiles = expectedFiles
    }

    /// Whether the run generates a file, so that its header needn't be read.
    package func expects(_ file: Path) -> Bool {
        expectedFiles.contains(file)
    }

    /// Whether a generated file should be removed.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - output: The output folder.
    ///   - source: The source that the file names.
    package func isStale(_ file: Path, below output: Path, source: String) -> Bool {
        guard !expects(file), OutputLayout.mayGenerate(file, below: output, from: source) else { return false }
        let places = roots.flatMap { $0.places(ofSource: source) }
        return !places.isEmpty && !places.contains(where: isFailed)
    }

    /// Whether a file or a folder around it couldn't be read or compiled.
    private func isFailed(_ place: Path) -> Bool {
        failedInputs.contains(place) || (place.text != "/" && isFailed(place.folder))
    }
}
