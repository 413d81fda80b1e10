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
}
