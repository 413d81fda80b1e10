import Basics
import PropertyLists
import Testing

@Suite("Files that aren't XML property lists")
struct DamagedFileTests {
    private static let linkAdvice =
        "instead of a property list, because a symbolic link was stored as text; replace it with a copy of the file "
        + "at that path, or restore the link with 'git config core.symlinks true' and 'git checkout -- FILE'"

    @Test(
        "another kind of file is recognized",
        arguments: [
            ("①", "the file is empty; restore it, or create a new one in its place"),
            ("① \n\n", "the file contains only white space; restore it"),
            (
                "①bplist00\u{4}\u{1}",
                "the file is a binary property list; convert it with 'plutil -convert xml1 FILE'"
            ),
            ("\n①{ \"a\": \"b = c\" }", "the file is JSON; convert it with 'plutil -convert xml1 FILE'"),
            ("①[{}]", "the file is JSON; convert it with 'plutil -convert xml1 FILE'"),
            (
                "①{ INIntents = ( { \"a:b\" = c; } ); }",
                "the file is an old-style property list; convert it with 'plutil -convert xml1 FILE'"
            ),
            (
                "①// !$*UTF8*$!\n{ archiveVersion = 1; }",
                "the file is an old-style property list; convert it with 'plutil -convert xml1 FILE'"
            ),
            ("①<!doctype html>\n<html><br></html>", "the file is a web page; download the raw file instead"),
            ("①<HTML lang='en'></HTML>", "the file is a web page; download the raw file instead"),
            (
                "①version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
                "the file is a Git LFS pointer; fetch the real file with 'git lfs pull'"
            ),
            (
                "①../Shared Code/Intents.intentdefinition",
                "the file contains the path '../Shared Code/Intents.intentdefinition' \(linkAdvice)"
            ),
            ("①Intents.intentdefinition\n", "the file contains the path 'Intents.intentdefinition' \(linkAdvice)"),
            ("①../Shared", "the file contains the path '../Shared' \(linkAdvice)"),
            (
                "\n①import Intents // all of it",
                "not an XML property list: the file starts with 'import Intents // all of it'; an XML property list "
                    + "starts with '<?xml'"
            ),
            (
                "①Hello world.",
                "not an XML property list: the file starts with 'Hello world.'; an XML property list starts with "
                    + "'<?xml'"
            ),
            (
                "①https://example.com/Intents.intentdefinition",
                "not an XML property list: the file starts with 'https://example.com/Intents.intentdefini…'; an XML "
                    + "property list starts with '<?xml'"
            ),
        ]
    )
    func recognizesOtherFiles(document: String, message: String) {
        MarkedDocument(document).expectError(.fileUnreadable, message)
    }

    private static func conflictMessage(_ line: String) -> String {
        "unresolved merge conflict '\(line)'; keep one side of each conflict and remove the lines that start with "
            + "'<<<<<<<', '=======' and '>>>>>>>'"
    }

    @Test(
        "an unresolved merge is reported from its first mark to its last",
        arguments: [
            "<dict>\n①<<<<<<< HEAD\n<key>a</key>\n=======\n<key>b</key>\n②>>>>>>> other\n<true/></dict>",
            "<dict></array>\n①<<<<<<< HEAD\n||||||| base\n=======\n②>>>>>>>\n</dict>",
            "<integer>x</integer>\n①<<<<<<< HEAD\n=======\n②>>>>>>> other\n<<<<<<< HEAD\n=======\n>>>>>>> other\n",
        ]
    )
    func reportsConflicts(content: String) {
        MarkedDocument.plist(content).expectError(
            .vcsConflict,
            Self.conflictMessage("<<<<<<< HEAD"),
            note: "the other side of the conflict ends here"
        )
    }

    @Test("a conflict at the start of a file, and one whose first mark was removed, are reported")
    func reportsPartsOfConflicts() {
        MarkedDocument("①<<<<<<< HEAD\n<?xml version='1.0'?>\n").expectError(
            .vcsConflict,
            Self.conflictMessage("<<<<<<< HEAD")
        )
        MarkedDocument.plist("<dict>\n①>>>>>>> other\n</dict>").expectError(
            .vcsConflict,
            Self.conflictMessage(">>>>>>> other")
        )
    }

    @Test("text that only looks like a mark of a conflict is accepted")
    func acceptsTextLikeMarks() throws {
        let document = MarkedDocument.plist(
            "<string>\n=======\n>>>>>>> other\n&lt;&lt;&lt;&lt;&lt;&lt;&lt; a\n</string>"
        )
        _ = try PropertyListParser().parse(Array(document.text.utf8))
    }
}
