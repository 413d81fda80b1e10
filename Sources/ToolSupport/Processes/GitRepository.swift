package import Basics
import CodeGeneration

/// The repository of git around a folder, read by running `git`.
package struct GitRepository {
    /// A file of a revision.
    package struct File {
        /// The path from the folder.
        package var path: String
        /// The name of the content.
        var object: String
    }

    /// Why something could not be read, in words.
    package struct Failure: Error, Equatable {
        package var reason: String

        package init(reason: String) {
            self.reason = reason
        }
    }

    /// A folder of the repository.
    package let folder: Path

    package init(folder: Path) {
        self.folder = folder
    }

    /// The files of a revision at or below a path that is taken from the folder. Links and submodules are left out.
    package func files(of revision: String, below path: String) throws(Failure) -> [File] {
        // Without the dash a revision cannot be an option, and with the colon it names the tree of the folder.
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            throw Failure(reason: "'\(revision)' cannot be a revision")
        }
        try check(["rev-parse", "--is-inside-work-tree"], "'\(folder)' is in no repository of git")
        let commit = try check(
            ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"],
            reasonWithout(revision)
        )
        let name = String(decoding: commit.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        // 'ls-tree' lists the folder that it runs in, with paths from there.
        let pathspec = path == "." ? [] : [path]
        let listing = try check(["ls-tree", "-r", "-z", name, "--"] + pathspec, "git cannot list '\(revision)'")
        return listing.split(separator: 0).compactMap { File(entry: $0) }
    }

    /// The content of a file.
    package func content(of file: File) throws(Failure) -> [UInt8] {
        try check(["cat-file", "blob", file.object], "git cannot give the content")
    }

    /// The contents of files, in their order.
    package func contents(of files: [File]) throws(Failure) -> [[UInt8]] {
        guard !files.isEmpty else { return [] }
        let failure = "git cannot give the contents"
        let names = files.map { $0.object + "\n" }.joined()
        // Without filters, so that nothing runs that the repository asks for.
        let output = try check(["cat-file", "--batch"], reading: Array(names.utf8), failure)
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

    /// Why there is no such revision; services that build changes fetch only the last as a rule.
    private func reasonWithout(_ revision: String) -> String {
        let isShallow = try? check(["rev-parse", "--is-shallow-repository"], "") == Array("true\n".utf8)
        guard isShallow == true else { return "the repository of '\(folder)' has no revision '\(revision)'" }
        return """
            the repository of '\(folder)' is a shallow clone and has no revision '\(revision)', which \
            'git fetch --unshallow' may bring
            """
    }

    @discardableResult
    private func check(
        _ arguments: [String],
        reading input: [UInt8] = [],
        _ reason: @autoclosure () -> String
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
        case .notFound: "there is no program 'git' in the folders of 'PATH'"
        case .notStarted(let code): "git cannot be run: \(FileError.system(code))"
        case .tooMuchOutput: "git gives more than can be read"
        case .timedOut: "git does not come to an end"
        }
    }
}

extension GitRepository.File {
    /// Reads an entry of the form `<mode> <type> <object>\t<path>`; `nil` for what is no file.
    fileprivate init?(entry: ArraySlice<UInt8>) {
        guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let facts = entry[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard facts.count == 3, facts[0].hasPrefix("100"), facts[1] == "blob" else { return nil }
        object = facts[2]
        path = String(decoding: entry[entry.index(after: tab)...], as: UTF8.self)
    }
}
