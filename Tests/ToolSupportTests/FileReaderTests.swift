import Basics
import CodeGeneration
import Foundation
import TestSupport
import Testing

@testable import ToolSupport

@Suite("Reading files that change in the meantime")
struct FileReaderTests {
    /// What somebody else does to a file, half of which is read.
    enum Change: CaseIterable {
        case overwritten, longer, shorter, replaced, none

        func apply(to file: URL) throws {
            switch self {
            case .overwritten: try write("wxyz", to: file)
            case .longer: try write("wxyz and more", to: file)
            case .shorter: truncate(file.path, 1)
            case .replaced: try Data("wxyz".utf8).write(to: file, options: .atomic)
            case .none: break
            }
        }

        /// Writes over the start of a file, as a program does that does not know better.
        private func write(_ text: String, to file: URL) throws {
            let handle = try FileHandle(forWritingTo: file)
            try handle.write(contentsOf: Data(text.utf8))
            try handle.close()
        }
    }

    /// Reads a file of which `isChanged` tells each time whether a change comes in the middle.
    private func read(_ file: URL, _ change: Change, when isChanged: (Int) -> Bool) throws -> (text: String, count: Int)
    {
        var count = 0
        let content = try FileReader.contents(of: Path(file.path), limit: 100) { (descriptor, size) throws(FileError) in
            count += 1
            let start = try FileReader.bytes(of: descriptor, upTo: size / 2)
            if isChanged(count) { #expect(throws: Never.self) { try change.apply(to: file) } }
            return try start + FileReader.bytes(of: descriptor, upTo: size - start.count)
        }
        return (String(decoding: content, as: UTF8.self), count)
    }

    private func withFile(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let file = try folder.write("abcd", to: "A")
            // Changes of the next moment have another time.
            let past = Date(timeIntervalSince1970: 1_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
            try body(file)
        }
    }

    @Test("a file that is changed is read again, and one that is replaced is the old one", arguments: Change.allCases)
    func change(_ change: Change) throws {
        try withFile { file in
            let (text, count) = try read(file, change) { $0 == 1 }
            let isRepeated = change != .replaced && change != .none
            #expect(count == (isRepeated ? 2 : 1))
            #expect(try text == (isRepeated ? String(contentsOf: file, encoding: .utf8) : "abcd"))
        }
    }

    @Test("a file that changes each time it is read is refused")
    func changing() throws {
        try withFile { file in
            #expect(throws: FileError.changing) {
                try read(file, .longer) { count in
                    truncate(file.path, off_t(4 + count % 2))
                    return true
                }
            }
        }
    }
}
