import Basics
import CodeGeneration
import Testing

@Suite struct PathTests {
    @Test(
        "slashes at the end are left out, and an empty path is the working folder",
        arguments: [
            ("", "."), (".", "."), ("/", "/"), ("//", "/"), ("a", "a"), ("a/", "a"), ("/a//", "/a"), ("a//b", "a//b"),
        ]
    )
    func text(given: String, expected: String) {
        #expect(Path(given).text == expected)
    }

    @Test(
        "a path has a name and a folder",
        arguments: [
            ("a/b.txt", "b.txt", "a"), ("b.txt", "b.txt", "."), ("/b.txt", "b.txt", "/"), ("/a/b", "b", "/a"),
            ("/", "/", "/"), ("../a", "a", ".."), ("a/\u{301}b", "\u{301}b", "a"),
        ]
    )
    func nameAndFolder(text: String, name: String, folder: String) {
        #expect(Path(text).name == name)
        #expect(Path(text).folder.text == folder)
    }

    @Test(
        "a path is taken from a folder",
        arguments: [
            (".", "a", "a"), ("a", "b/c", "a/b/c"), ("/", "a", "/a"), ("a", "/b", "/b"), ("a/", "b/", "a/b"),
            ("..", "a", "../a"), ("a", ".", "a"), ("/", ".", "/"),
        ]
    )
    func appending(folder: String, other: String, expected: String) {
        #expect(Path(folder).appending(other).text == expected)
    }

    @Test(
        "an absolute path has no dots and no doubled slashes",
        arguments: [
            ("a", "/w/a"), (".", "/w"), ("..", "/"), ("../../..", "/"), ("./a/../b//c/", "/w/b/c"), ("/x/./y", "/x/y"),
        ]
    )
    func absolute(text: String, expected: String) {
        #expect(Path(text).absolute(in: Path("/w")).text == expected)
    }

    @Test(
        "a relative path leads from a folder to a place",
        arguments: [
            ("/w/a/b", "/w", "a/b"), ("/w", "/w", "."), ("/w", "/w/a/b", "../.."), ("/x/y", "/w/a", "../../x/y"),
            ("/wide", "/w", "../wide"), ("/w/a", "/", "w/a"),
        ]
    )
    func relative(text: String, base: String, expected: String) {
        #expect(Path(text).relative(to: Path(base)).text == expected)
        #expect(Path(base).appending(expected).absolute(in: Path("/")).text == text)
    }

    @Test(
        "only a folder and its contents are inside it",
        arguments: [
            ("/w/a", "/w", true), ("/w", "/w", true), ("/w", "/", true), ("/wide", "/w", false), ("/", "/w", false),
        ]
    )
    func isInside(text: String, folder: String, expected: Bool) {
        #expect(Path(text).isInside(Path(folder)) == expected)
    }

    @Test("paths are ordered component by component")
    func order() {
        let sorted = ["a", "a/b", "a/c", "a b", "a-b/c", "b"]
        #expect(sorted.reversed().map { Path($0) }.sorted().map(\.text) == sorted)
    }
}
