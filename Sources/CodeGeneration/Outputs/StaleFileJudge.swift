package import Basics

/// Tells which generated files in an output folder are no longer wanted.
///
/// A generated file names its source. It is stale when that source lies among the inputs of this run and does not, or
/// not any more, yield the file. A run on part of the inputs thus leaves the output of the others alone, and the last
/// good output of a definition that cannot be compiled stays.
package struct StaleFileJudge: Sendable {
    private let roots: [InputRoot]
    private let failedInputs: Set<Path>
    private let expectedFiles: Set<Path>

    /// Creates a judge of one run.
    ///
    /// - Parameters:
    ///   - roots: What the user gave as inputs.
    ///   - failedInputs: The absolute paths of files and folders that could not be read or compiled. What was once
    ///     generated from them is kept.
    ///   - expectedFiles: The files that this run generates.
    package init(roots: [InputRoot], failedInputs: Set<Path>, expectedFiles: Set<Path>) {
        self.roots = roots
        self.failedInputs = failedInputs
        self.expectedFiles = expectedFiles
    }

    /// Whether the run generates a file, so that nobody needs to look into it.
    package func expects(_ file: Path) -> Bool {
        expectedFiles.contains(file)
    }

    /// Whether a generated file is to be removed.
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

    /// Whether a file, or a folder that it is in, could not be read or compiled.
    private func isFailed(_ place: Path) -> Bool {
        failedInputs.contains(place) || (place.text != "/" && isFailed(place.folder))
    }
}
