import Basics
import CodeGeneration
import Foundation
import TestSupport
import Testing
import ToolSupport

@Suite("Giving a file another name") struct FileMoveTests {
    @Test("a file is under its new name only")
    func moves() throws {
        try withTemporaryFolder { folder in
            let (old, new) = (folder.file("a").path, folder.file("b").path)
            try folder.write("x", to: "a")
            try FileWriter.move(Path(old), to: Path(new))
            #expect(try folder.paths() == ["b"])
            #expect(try folder.text(of: "b") == "x")
        }
    }

    @Test("a file, a folder and a link that lead nowhere keep their names", arguments: ["file", "folder", "link"])
    func keepsOthers(kind: String) throws {
        try withTemporaryFolder { folder in
            let (old, new) = (folder.file("a").path, folder.file("b").path)
            try folder.write("x", to: "a")
            switch kind {
            case "file": try folder.write("y", to: "b")
            case "folder": try folder.write("y", to: "b/c")
            default: try FileManager.default.createSymbolicLink(atPath: new, withDestinationPath: "nowhere")
            }
            #expect(throws: FileError.self) { try FileWriter.move(Path(old), to: Path(new)) }
            #expect(try folder.text(of: "a") == "x")
            if kind == "file" { #expect(try folder.text(of: "b") == "y") }
        }
    }

    @Test("a missing file or folder is an error", arguments: [("gone", "b"), ("a", "c/b")])
    func fails(old: String, new: String) throws {
        try withTemporaryFolder { folder in
            try folder.write("x", to: "a")
            let (old, new) = (Path(folder.file(old).path), Path(folder.file(new).path))
            #expect(throws: FileError.self) { try FileWriter.move(old, to: new) }
            #expect(try folder.paths() == ["a"])
        }
    }
}
