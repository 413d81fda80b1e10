package import Foundation
package import Testing

/// Files that hold what code is expected to give: `Tests/Goldens/<test module>/<name>`.
///
/// `RECORD_GOLDENS=1` writes them anew. A run that records fails, so that it never passes for a check.
package enum Golden {
    /// Checks text against a golden.
    package static func expect(
        _ text: String,
        matches name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expect(Array(text.utf8), matches: name, sourceLocation: sourceLocation)
    }

    /// Checks bytes against a golden.
    package static func expect(
        _ bytes: [UInt8],
        matches name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expect(bytes, matches: file(name, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
    }

    /// Checks bytes against a golden that is no test's own, such as a page of the documentation.
    package static func expect(
        _ bytes: [UInt8],
        matches golden: URL,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
        let found = try check(bytes, against: golden, recording: isRecording)
        if let found {
            Issue.record("golden '\(golden.lastPathComponent)': \(found)", sourceLocation: sourceLocation)
        }
    }

    /// The file of a golden, for tests that compile or run it.
    package static func file(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> URL {
        PackageFolder.tests.appendingPathComponent("Goldens/\(sourceLocation.moduleName)/\(name)")
    }

    /// Compares bytes with a file, or writes them to it.
    ///
    /// - Returns: What to tell; `nil` where the bytes are those of the file.
    static func check(_ bytes: [UInt8], against file: URL, recording: Bool) throws -> String? {
        let expected = FileManager.default.contents(atPath: file.path).map { [UInt8]($0) }
        if expected == bytes { return nil }
        if recording {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(bytes).write(to: file, options: .atomic)
            return "recorded; look at what changed, and run again without RECORD_GOLDENS"
        }
        guard let expected else { return "there is no such file; record it with RECORD_GOLDENS=1" }
        let (old, new) = (String(decoding: expected, as: UTF8.self), String(decoding: bytes, as: UTF8.self))
        return """
            the result differs from the file; if it is right, record it with RECORD_GOLDENS=1
            \(LineDifference(from: old, to: new))
            """
    }
}
