package import Foundation

/// A folder for the files of one test.
package struct TemporaryFolder: Sendable {
    /// Where it is.
    package let url: URL

    /// The file or folder at a path below this folder.
    package func file(_ path: String) -> URL {
        url.appendingPathComponent(path)
    }

    /// Writes a file, and the folders that lead to it.
    ///
    /// - Returns: Where the file is.
    @discardableResult
    package func write(_ content: Data, to path: String) throws -> URL {
        let target = file(path)
        let parent = target.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try content.write(to: target)
        return target
    }

    /// Writes a text in UTF-8, and the folders that lead to it.
    ///
    /// - Returns: Where the file is.
    @discardableResult
    package func write(_ content: String, to path: String) throws -> URL {
        try write(Data(content.utf8), to: path)
    }

    /// The text of a file.
    package func text(of path: String) throws -> String {
        try String(decoding: Data(contentsOf: file(path)), as: UTF8.self)
    }

    /// The paths of all files below the folder, sorted.
    package func paths() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: url.path)
            .filter { path in
                var isDirectory: ObjCBool = false
                return FileManager.default.fileExists(atPath: file(path).path, isDirectory: &isDirectory)
                    && !isDirectory.boolValue
            }
            .sorted()
    }
}

/// Gives a test a new, empty folder that is removed when the test is done with it.
package func withTemporaryFolder<Value>(_ body: (TemporaryFolder) throws -> Value) throws -> Value {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try body(folder)
}

/// Gives an asynchronous test a new, empty folder that is removed when the test is done with it.
package nonisolated(nonsending) func withTemporaryFolder<Value>(
    _ body: nonisolated(nonsending) (TemporaryFolder) async throws -> Value
) async throws -> Value {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try await body(folder)
}

extension TemporaryFolder {
    /// Creates a new, empty folder.
    fileprivate init() throws {
        let name = "intentc-tests-\(UUID().uuidString)"
        url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Removes the folder with all that is in it.
    fileprivate func remove() {
        try? FileManager.default.removeItem(at: url)
    }
}
