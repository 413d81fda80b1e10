import Intents
import TestSupport
import Testing

@Suite("Files")
struct FileTests {
    @Test("a file at an address takes its name from there, and its bytes when they are asked for")
    func address() throws {
        try withTemporaryFolder { folder in
            let url = folder.file("note.txt")
            let file = INFile(fileURL: url, filename: nil, typeIdentifier: nil)
            #expect(file.filename == "note.txt")
            #expect(file.data.isEmpty)
            try Data("late".utf8).write(to: url)
            #expect(file.data == Data("late".utf8))
        }
    }

    @Test("bytes have an address while there is a folder for them, under the file's name")
    func bytes() throws {
        let folder = IntentFileFolder()
        let file = INFile(data: Data("one".utf8), filename: "note.txt", typeIdentifier: nil)
        let other = INFile(data: Data("two".utf8), filename: "note.txt", typeIdentifier: nil)
        #expect(file.fileURL == nil)
        file.use(folder)
        other.use(folder)
        let (address, otherAddress) = try (#require(file.fileURL), #require(other.fileURL))
        #expect(address.lastPathComponent == "note.txt" && otherAddress.lastPathComponent == "note.txt")
        #expect(try Data(contentsOf: address) == file.data)
        #expect(try Data(contentsOf: otherAddress) == other.data)
        #expect(file.fileURL == address)
        folder.remove()
        #expect(file.fileURL == nil)
        #expect(!FileManager.default.fileExists(atPath: address.path))
        #expect(file == INFile(data: Data("one".utf8), filename: "note.txt", typeIdentifier: nil))
    }

    @Test(
        "a name that leads elsewhere, or isn't one, is not followed",
        arguments: ["../up", "/a/b/c", "..", "", "a\0b"]
    )
    func names(filename: String) throws {
        let folder = IntentFileFolder()
        defer { folder.remove() }
        let file = INFile(data: Data("one".utf8), filename: filename, typeIdentifier: nil)
        file.use(folder)
        let address = try #require(file.fileURL)
        #expect(address.path.hasPrefix(FileManager.default.temporaryDirectory.path + "/intents-"))
        #expect(["up", "c", "file"].contains(address.lastPathComponent))
        #expect(file.filename == filename)
    }

    @Test("an archive holds the bytes, not the temporary address")
    func archiving() throws {
        let folder = IntentFileFolder()
        defer { folder.remove() }
        let file = INFile(data: Data("one".utf8), filename: "note.txt", typeIdentifier: nil)
        file.use(folder)
        #expect(file.fileURL != nil)
        let read = try #require(try archived(file))
        #expect(read.fileURL == nil)
        #expect(read == file)
    }
}
