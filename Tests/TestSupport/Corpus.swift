package import Foundation
package import Testing

/// Real definitions of public projects, which are test input and no part of the package.
///
/// They stand in the folder that `INTENTC_CORPUS` names, or else in `shared/corpus` beside the package. A test that
/// reads them bears the trait `.needsCorpus`.
package enum Corpus {
    /// A file of the corpus.
    package struct File: Sendable, CustomTestStringConvertible {
        /// The path below the corpus.
        package let path: String
        /// Where the file is.
        package let url: URL

        /// The content.
        package func bytes() throws -> [UInt8] {
            try [UInt8](Data(contentsOf: url))
        }

        /// The path, which names the file in the output of tests.
        package var testDescription: String { path }
    }

    /// The folder; `nil` where there is none.
    package static let folder: URL? = {
        let given = ProcessInfo.processInfo.environment["INTENTC_CORPUS"]
        let folder =
            given.map { URL(fileURLWithPath: $0) }
            ?? PackageFolder.root.deletingLastPathComponent().appendingPathComponent("shared/corpus")
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory)
        return exists && isDirectory.boolValue ? folder : nil
    }()

    /// The definitions, sorted by path.
    package static let definitions = files(withExtension: "intentdefinition")

    /// Definitions for tests that are too slow for all of them: a number of these, evenly spread; all where
    /// `INTENTC_ALL` asks for them.
    package static func sample(of count: Int) -> [File] {
        let files = definitions
        guard ProcessInfo.processInfo.environment["INTENTC_ALL"] != "1", files.count > count else { return files }
        return (0..<count).map { files[$0 * files.count / count] }
    }

    /// The files with an extension, sorted by path.
    package static func files(withExtension pathExtension: String) -> [File] {
        guard let folder, let paths = FileManager.default.subpaths(atPath: folder.path) else { return [] }
        return paths.filter { $0.hasSuffix("." + pathExtension) }
            .sorted()
            .map { File(path: $0, url: folder.appendingPathComponent($0)) }
    }
}

extension Trait where Self == Requirement {
    /// Skips a test, saying so, where there are no real definitions.
    package static var needsCorpus: Self {
        .requires(Corpus.folder != nil, orSkip: "there is no corpus of real definitions; name one by INTENTC_CORPUS")
    }
}
