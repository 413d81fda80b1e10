package import Basics
import CodeGeneration

/// The Git repository around a folder, read by running `git`.
package struct GitRepository {
    /// A file of a revision.
    package struct File {
        /// The path, relative to the folder.
        package var path: String
        /// The Git object with the content.
        var object: String
    }

    /// The reason why something could not be read, in words.
    package struct Failure: Error, Equatable {
        package var reason: String

        package init(reason: String) {
            self.reason = reason
        }
    }

    /// The folder within the repository.
    package let folder: Path

    package init(folder: Path) {
        self.folder = folder
    }

    /// Returns the files of a revision at or below a path, which is relative to the folder. Links and submodules are
    /// left out.
    package func files(of revision: String, below path: String) throws(Failure) -> [File] {
        // A revision that starts with a dash would be an option, and one with a colon names the tree of the folder.
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            throw Failure(reason: "'\(revision)' isn't a valid revision")
        }

        try check(["rev-parse", "--is-inside-work-tree"], reason: "'\(folder)' isn't in a Git repository")
        let commit = try check(
            ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"],
            reason: reasonWithout(revision)
        )
        let name = String(decoding: commit.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)

        // 'ls-tree' lists the folder that it runs in, with paths from there.
        let pathspec = path == "." ? [] : [path]
        let listing = try check(
            ["ls-tree", "-r", "-z", name, "--"] + pathspec,
            reason: "git can't list the files of '\(revision)'"
        )
        return listing.split(separator: 0).compactMap { File(entry: $0) }
    }

    /// Returns the content of a file.
    package func content(of file: File) throws(Failure) -> [UInt8] {
        try check(["cat-file", "blob", file.object], reason: "git can't read the content")
    }

    /// Returns the contents of files, in the same order.
    package func contents(of files: [File]) throws(Failure) -> [[UInt8]] {
        guard !files.isEmpty else { return [] }
        let failure = "git can't read the contents"
        let names = files.map { $0.object + "\n" }.joined()
        // 'cat-file' applies no filters, so nothing that the repository configures is run.
        let output = try check(["cat-file", "--batch"], reading: Array(names.utf8), reason: failure)

        var rest = output[...]
        var contents: [[UInt8]] = []
        for _ in files {
            // A line '<object> blob <size>', the content and a line break.
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { throw Failure(reason: failure) }
            let words = rest[..<end].split(separator: UInt8(ascii: " "))
            guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0,
                rest.endIndex - end > size + 1
            else { throw Failure(reason: failure) }
            contents.append(Array(rest[end + 1..<end + 1 + size]))
            rest = rest[(end + size + 2)...]
        }
        return contents
    }

    /// Returns the reason why a revision doesn't exist. Continuous integration services usually fetch only the last
    /// commit.
    private func reasonWithout(_ revision: String) -> String {
        let isShallow = try? check(["rev-parse", "--is-shallow-repository"], reason: "") == Array("true\n".utf8)
        guard isShallow == true else { return "the repository of '\(folder)' has no revision '\(revision)'" }
        return """
            the repository of '\(folder)' is a shallow clone without the revision '\(revision)'; run \
            'git fetch --unshallow' to get it
            """
    }

    @discardableResult
    private func check(
        _ arguments: [String],
        reading input: [UInt8] = [],
        reason: @autoclosure () -> String
    ) throws(Failure) -> [UInt8] {
        let process = ChildProcess(
            program: "git",
            arguments: ["-C", folder.text, "--no-pager", "--literal-pathspecs"] + arguments,
            input: input,
            environment: ["GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0"]
        )

        do throws(ChildProcess.Failure) {
            let result = try process.run()
            if result.exitCode == 0 { return result.output }
        } catch {
            throw Failure(reason: Self.reason(of: error))
        }
        throw Failure(reason: reason())
    }

    private static func reason(of failure: ChildProcess.Failure) -> String {
        switch failure {
        case .notFound: "'git' isn't in a folder of 'PATH'"
        case .notStarted(let code): "git can't be run: \(FileError.system(code))"
        case .tooMuchOutput: "git writes more output than can be read"
        case .timedOut: "git doesn't finish"
        }
    }
}

extension GitRepository.File {
    /// Reads an entry of the form `<mode> <type> <object>\t<path>`; `nil` if it isn't a file.
    fileprivate init?(entry: ArraySlice<UInt8>) {
        guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let facts = entry[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard facts.count == 3, facts[0].hasPrefix("100"), facts[1] == "blob" else { return nil }
        object = facts[2]
        path = String(decoding: entry[entry.index(after: tab)...], as: UTF8.self)
    }
}
