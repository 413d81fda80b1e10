import Basics
import CodeGeneration
import PropertyLists
import ToolSupport

/// The reader of earlier definitions, from a folder or from Git.
struct EarlierReader {
    /// A definition's file.
    private struct Source {
        /// The path in findings.
        var label: String
        /// The path of the definition today, unless it has moved.
        var path: String
        var content: [UInt8]
    }

    /// The check, whose options the reader uses.
    var check: Check
    /// The absolute path that relative paths start from.
    var workingFolder: Path
    /// The current definitions.
    var units: [CheckUnit]

    /// The definitions in a folder of this name or, if it doesn't exist, in a revision.
    ///
    /// - Returns: `nil` if they can't be read.
    func definitions(of earlier: String, diagnostics: inout [Diagnostic]) -> [PreviousDefinition]? {
        let isFolder = (try? FileStatus(of: Path(earlier)))?.kind == .folder
        let sources =
            isFolder
            ? sources(inFolder: Path(earlier), diagnostics: &diagnostics)
            : sources(ofRevision: earlier, diagnostics: &diagnostics)

        return sources?.compactMap { source in
            let compiler = check.options.compiler(nil)
            let file = SourceFile(path: source.label, decoding: source.content)
            var found: [Diagnostic] = []
            guard let file, let model = compiler.decode(source.content, file: source.label, diagnostics: &found) else {
                // No shortcut comes from a definition that wasn't readable. Only a file that isn't a definition is
                // reported.
                diagnostics += found
                return nil
            }
            return PreviousDefinition(CheckedDefinition(source: file, model: model, interface: nil), path: source.path)
        }
    }

    /// The definitions in a folder, which are matched with the current ones by their relative paths.
    private func sources(inFolder folder: Path, diagnostics: inout [Diagnostic]) -> [Source]? {
        let found = DefinitionFinder(searching: [folder], workingFolder: workingFolder)
        diagnostics += found.diagnostics
        guard found.diagnostics.isEmpty else { return nil }
        let today = Dictionary(units.map { ($0.input.file.relativePath, $0.input.file.path) }) { first, _ in first }
        return DefinitionInput.grouping(found.distinctFiles, developmentLanguage: check.developmentLanguage).compactMap
        {
            guard let content = InputReader.read($0.file.path, diagnostics: &diagnostics) else { return nil }
            let path = today[$0.file.relativePath] ?? check.inputs.first?.appending($0.file.relativePath.text)
            return Source(label: $0.file.path.text, path: (path ?? $0.file.path).text, content: content)
        }
    }

    /// The folder at an input, or the nearest existing one above it, with the path from there.
    private static func existingFolder(of input: Path) -> (folder: Path, path: String) {
        var (folder, names) = (input, [String]())
        while (try? FileStatus(of: folder))?.kind != .folder, folder.text != "/", folder.text != "." {
            names.insert(folder.name, at: 0)
            folder = folder.folder
        }
        return (folder, names.isEmpty ? "." : names.joined(separator: "/"))
    }

    private func sources(ofRevision revision: String, diagnostics: inout [Diagnostic]) -> [Source]? {
        var sources: [Source] = []
        var seen: Set<String> = []

        var configurations = ConfigurationFinder(check.configurationSource, workingFolder: workingFolder)
        for input in check.inputs {
            do throws(GitRepository.Failure) {
                let (folder, path) = Self.existingFolder(of: input)
                let repository = GitRepository(folder: folder)
                let all = try repository.files(of: revision, below: path)
                let listed = SkippedFolder.searched(all) { Path($0.path) }
                    .filter { DefinitionFile.isNamedAsOne($0.path) }
                if listed.isEmpty, (try? FileStatus(of: input)) == nil {
                    throw GitRepository.Failure(reason: "'\(input)' exists neither now nor in that revision")
                }
                let objects = Dictionary(listed.map { (repository.folder.appending($0.path).text, $0) }) { $1 }
                let files = listed.map { file in
                    DefinitionFile(
                        repository.folder.appending(file.path),
                        relativePath: Path(file.path),
                        workingFolder: workingFolder,
                        package: workingFolder
                    )
                }
                for input in DefinitionInput.grouping(files, developmentLanguage: check.developmentLanguage) {
                    let path = input.file.path.text
                    let unit = CheckUnit(input: input, configuration: configurations.configuration(of: input.file))
                    guard let file = objects[path], seen.insert(path).inserted, !unit.isExcluded(in: workingFolder)
                    else { continue }
                    let content = try repository.content(of: file)
                    sources.append(Source(label: "\(revision):\(path)", path: path, content: content))
                }
            } catch {
                let message = """
                    can't compare with '\(revision)': \(error.reason); name a revision, or a folder with the \
                    earlier definitions
                    """
                diagnostics.append(
                    Diagnostic(.error, .readFailed, message: message, at: SourceLocation(file: input.text))
                )
                return nil
            }
        }
        return sources
    }
}
