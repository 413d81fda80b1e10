import Foundation
import TestSupport
import Testing

@Suite("What the package needs")
struct PackageTests {
    @Test("libcurl is needed by the sample app alone, so that nobody who uses a library has to install it")
    func curl() throws {
        let manifest = try String(contentsOf: PackageFolder.root.appending(path: "Package.swift"), encoding: .utf8)
        let lines = manifest.split(separator: "\n").filter { $0.contains("\"CCurl\"") }
        try #require(lines.count == 2)
        #expect(lines[0].contains("system(\"CCurl\""))
        #expect(lines[1].contains("name: \"LatestArticle\""))
    }

    @Test("no other module imports libcurl")
    func imports() throws {
        let sources = PackageFolder.root.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
        let importing = try files.filter { $0.hasSuffix(".swift") }.filter { file in
            try String(contentsOf: sources.appending(path: file), encoding: .utf8).contains("import CCurl")
        }
        #expect(importing == ["LatestArticle/Articles/Download.swift"])
    }
}
