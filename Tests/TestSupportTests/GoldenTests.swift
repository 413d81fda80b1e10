import Foundation
import Testing

@testable import TestSupport

@Suite("a golden")
struct GoldenTests {
    @Test("passes for equal bytes only")
    func comparison() throws {
        try withTemporaryFolder { folder in
            let file = try folder.write("a\nb\n", to: "golden")
            #expect(try Golden.check(Array("a\nb\n".utf8), against: file, recording: false) == nil)
            let message = try Golden.check(Array("a\nc\n".utf8), against: file, recording: false)
            #expect(message?.contains("- b\n+ c") == true)
            #expect(try folder.text(of: "golden") == "a\nb\n")
        }
    }

    @Test("fails for a missing file, saying how to record it")
    func missingFile() throws {
        try withTemporaryFolder { folder in
            let message = try Golden.check([], against: folder.file("none"), recording: false)
            #expect(message?.contains("RECORD_GOLDENS=1") == true)
        }
    }

    @Test("is written when recording, and the recording fails")
    func recording() throws {
        try withTemporaryFolder { folder in
            let file = folder.file("deep/golden")
            let message = try Golden.check(Array("new".utf8), against: file, recording: true)
            #expect(message?.contains("recorded") == true)
            let written = try folder.text(of: "deep/golden")
            #expect(written == "new")
        }
    }

    @Test("shows a change with two lines of context and its line number")
    func lineDifference() {
        let old = (1...9).map(String.init).joined(separator: "\n")
        let new = old.replacing("5", with: "five\n5½")
        let expected = """
            @@ 3
              3
              4
            - 5
            + five
            + 5½
              6
              7
            """
        #expect(LineDifference(from: old, to: new).description == expected)
    }
}
