package import Basics
import CodeGeneration
import ToolSupport

/// The findings of an earlier revision, whose files are checked like those of today.
package struct EarlierFindings {
    /// The check of the current files.
    let check: Check
    /// The absolute path that relative paths start from.
    let workingFolder: Path

    package init(check: Check, workingFolder: Path) {
        self.check = check
        self.workingFolder = workingFolder
    }

    /// The findings of a revision.
    ///
    /// - Parameter diagnostics: Receives the reason if the revision isn't available.
    package func known(of revision: String, diagnostics: inout [Diagnostic]) -> KnownFindings? {
        let start = check.inputs.first ?? Path(".")
        do throws(GitRepository.Failure) {
            var repositories = RepositoryFinder()
            guard let root = repositories.root(of: start.absolute(in: workingFolder)) else {
                throw GitRepository.Failure(reason: "'\(start)' isn't in a Git repository")
            }
            return try RevisionTree.with(revision, of: root) { folder in
                KnownFindings(fingerprints(in: folder, insteadOf: root), root: root)
            }
        } catch {
            let message = """
                can't compare with '\(revision)': \(error.reason); name a revision of the repository that contains \
                the definitions
                """
            diagnostics.append(Diagnostic(.error, .readFailed, message: message, at: SourceLocation(file: start.text)))
            return nil
        }
    }

    /// The fingerprints of the findings in a folder that stands for the repository.
    private func fingerprints(in folder: Path, insteadOf root: Path) -> [Fingerprint] {
        func moved(_ path: Path) -> Path {
            let path = path.absolute(in: workingFolder)
            return path.isInside(root) ? folder.appending(path.relative(to: root).text) : path
        }
        func movedIfThere(_ paths: [Path]) -> [Path] {
            paths.map(moved).filter { (try? FileStatus(of: $0)) != nil }
        }

        var check = check
        check.inputs = movedIfThere(check.inputs)
        if case .file(let path) = check.configurationSource {
            check.configurationSource = .file(path.absolute(in: workingFolder))
        }
        check.surroundings.projects = movedIfThere(check.surroundings.projects)
        check.surroundings.propertyLists = movedIfThere(check.surroundings.propertyLists)
        check.surroundings.bundles = check.surroundings.bundles.map { $0.absolute(in: workingFolder) }
        check.surroundings.earlier = nil
        check.known = []
        check.collectsFindings = true
        check.allowsEmptyInputs = true

        let report = check.run(on: FileOverlay(), in: moved(workingFolder), progress: nil)
        let fingerprinter = Fingerprinter(root: folder, workingFolder: moved(workingFolder), files: report.files)
        return report.findings.flatMap(fingerprinter.fingerprints)
    }
}
