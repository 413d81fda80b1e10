import Foundation
import FuzzTargets
import TestSupport
import Testing

@Suite("Inputs of the fuzzer")
struct ReplayTests {
    /// An input and the target that it is given to.
    struct Case: CustomTestStringConvertible, Sendable {
        var target: FuzzTarget
        var file: URL

        var testDescription: String { "\(target.name): \(file.lastPathComponent)" }
    }

    /// The files that once broke a target, and those that the fuzzer starts from.
    static let cases = FuzzTarget.all.flatMap { target in
        ["Tests/FuzzTargetsTests/FailCases", "Fuzzing/Seeds"].flatMap { path in
            files(in: PackageFolder.root.appendingPathComponent("\(path)/\(target.name)"))
                .map { Case(target: target, file: $0) }
        }
    }

    @Test("what must hold of every input holds of those that once broke a part, and of the seeds", arguments: cases)
    func holds(of input: Case) throws {
        try input.target.check([UInt8](Data(contentsOf: input.file)))
    }

    @Test(
        "each folder of inputs is named after a target, and holds some",
        arguments: ["Tests/FuzzTargetsTests/FailCases", "Fuzzing/Seeds", "Fuzzing/Corpus"]
    )
    func isNamedAfterTarget(path: String) {
        for folder in Self.files(in: PackageFolder.root.appendingPathComponent(path)) {
            #expect(FuzzTarget.all.map(\.name).contains(folder.lastPathComponent))
            #expect(!Self.files(in: folder).isEmpty, "\(folder.lastPathComponent)")
        }
    }

    @Test("the package's own definitions hold", arguments: FuzzTarget.all)
    func ownDefinitions(target: FuzzTarget) throws {
        for file in PackageFolder.definitions {
            try target.check([UInt8](Data(contentsOf: file)))
        }
    }

    private static func files(in folder: URL) -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }
    }
}
