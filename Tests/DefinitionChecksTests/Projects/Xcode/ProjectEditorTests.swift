import Basics
import DefinitionChecks
import Testing

@Suite("Edits of a project file")
struct ProjectEditorTests {
    /// A file with objects as Xcode writes them, and others in one line.
    private static let text = """
        // !$*UTF8*$!
        {
        \tobjects = {
        /* Begin PBXBuildFile section */
        \t\tB1 /* A in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* A */; };
        \t\tB2 /* Ä in Sources */ = {isa = PBXBuildFile; fileRef = F2; settings = {ATTRIBUTES = (codegen, ); }; };
        \t\tB3 = {
        \t\t\tisa = PBXBuildFile;
        \t\t\tsettings = {
        \t\t\t};
        \t\t};
        /* End PBXBuildFile section */
        \t\tS1 /* Sources */ = {
        \t\t\tfiles = (
        \t\t\t\tB1 /* A, in ) Sources */,
        \t\t\t\tB2 /* Ä */ /* x */ ,
        \t\t\t\tB3 // last
        \t\t\t);
        \t\t};
        \t\tS2 = {
        \t\t\tfiles = (
        \t\t\t);
        \t\t};
        \t\tS3 = {files = (B1, B2 /* Ä */, B3); }; S4 = {files = (B1, ); }; S5 = {files = (); };
        \t\tF1 = {path = "a b"; };
        \t};
        }

        """

    /// The file after an edit.
    private func text(
        _ source: String = Self.text,
        after edit: (ProjectEditor) throws -> TextEdit?
    ) throws -> String {
        let bytes = Array(source.utf8)
        let editor = try #require(ProjectEditor(SourceFile(path: "P", utf8: bytes)))
        let edit = try #require(try edit(editor))
        return String(decoding: try #require([edit].applied(to: bytes)), as: UTF8.self)
    }

    /// The place of a text in a line.
    private func position(
        of part: String,
        onLineWith start: String,
        in text: String = Self.text
    ) throws -> SourcePosition {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let index = try #require(lines.firstIndex { $0.contains(start) })
        let line = Array(lines[index].utf8)
        let offset = try #require(line.indices.first { line[$0...].starts(with: part.utf8) })
        return SourcePosition(line: UInt32(index + 1), column: UInt32(offset + 1))
    }

    @Test(
        "an element is removed with its line, its comment and its comma",
        arguments: [
            ("S1", "A, in )", "B1", "\t\t\t\tB1 /* A, in ) Sources */,\n", ""),
            ("S1", "/* x */", "B2", "\t\t\t\tB2 /* Ä */ /* x */ ,\n", ""),
            ("S1", "// last", "B3", "\t\t\t\tB3 // last", "\t\t\t\t// last"),
            ("S3", "S3", "B1", "(B1, B2", "(B2"), ("S3", "S3", "B2", "B2 /* Ä */, B3", "B3"),
            ("S3", "S3", "B3", ", B3)", ", )"),
        ]
    )
    func removesElement(object: String, line: String, element: String, old: String, new: String) throws {
        let position = try position(of: element, onLineWith: line)
        let after = try text { $0.removingElement(at: position, from: "files", of: object) }
        #expect(after == Self.text.replacing(old, with: new, maxReplacements: 1))
    }

    @Test("an object is removed with its line and its comment")
    func removesObject() throws {
        let line = "\t\tB1 /* A in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* A */; };\n"
        #expect(try text { $0.removingObject("B1") } == Self.text.replacing(line, with: ""))
        let lines = "\t\tB3 = {\n\t\t\tisa = PBXBuildFile;\n\t\t\tsettings = {\n\t\t\t};\n\t\t};\n"
        #expect(try text { $0.removingObject("B3") } == Self.text.replacing(lines, with: ""))
        let one = "S4 = {files = (B1, ); }; "
        #expect(try text { $0.removingObject("S4") } == Self.text.replacing(one, with: ""))
    }

    @Test(
        "an element is added in the style of the list",
        arguments: [
            ("S2", "files = (\n\t\t\t);", "files = (\n\t\t\t\tN /* n */,\n\t\t\t);"),
            ("S3", "B3); }", "B3, N /* n */,); }"), ("S4", "(B1, )", "(B1, N /* n */, )"), ("S5", "()", "(N /* n */,)"),
            ("S1", "\t\t\t\tB3 // last", "\t\t\t\tB3,\n\t\t\t\tN /* n */, // last"),
        ]
    )
    func appends(object: String, old: String, new: String) throws {
        let after = try text { $0.appending("N /* n */", to: "files", of: object) }
        #expect(after == Self.text.replacing(old, with: new, maxReplacements: 1))
    }

    @Test(
        "an attribute is added to existing ones",
        arguments: [
            ("B1", "F1 /* A */; };", "F1 /* A */; settings = {ATTRIBUTES = (no_codegen, ); }; };"),
            ("B2", "(codegen, )", "(no_codegen, codegen, )"),
            ("B3", "settings = {\n", "settings = {ATTRIBUTES = (no_codegen, ); \n"),
        ]
    )
    func addsAttribute(object: String, old: String, new: String) throws {
        let after = try text { $0.addingAttribute("no_codegen", toBuildFile: object) }
        #expect(after == Self.text.replacing(old, with: new))
    }

    @Test("a value is replaced, in quotes if necessary", arguments: [("c", "c"), ("c-\"d\"", #""c-\"d\"""#)])
    func sets(value: String, written: String) throws {
        let after = try text { $0.setting("path", to: value, of: "F1") }
        #expect(after == Self.text.replacing("\"a b\"", with: written))
    }

    @Test("an object is added on the line after another")
    func insertsObject() throws {
        let after = try text { $0.inserting("N = {isa = X; }", after: "B1") }
        #expect(after == Self.text.replacing("/* A */; };\n", with: "/* A */; };\n\t\tN = {isa = X; };\n"))
    }

    @Test("line breaks of Windows stay, and new lines have them too")
    func keepsLineBreaks() throws {
        let source = Self.text.replacing("\n", with: "\r\n")
        let after = try text(source) { $0.appending("N", to: "files", of: "S2") }
        #expect(after == source.replacing("files = (\r\n\t\t\t);", with: "files = (\r\n\t\t\t\tN,\r\n\t\t\t);"))
        let line = "\t\tB1 /* A in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* A */; };\r\n"
        #expect(try text(source) { $0.removingObject("B1") } == source.replacing(line, with: ""))
    }

    @Test("missing parts can't be edited, and neither can a project in XML")
    func refusesOthers() throws {
        let editor = try #require(ProjectEditor(SourceFile(path: "P", utf8: Array(Self.text.utf8))))
        #expect(editor.removingObject("X") == nil)
        #expect(editor.removingElement(at: .start, from: "files", of: "S1") == nil)
        #expect(editor.appending("N", to: "gone", of: "S1") == nil)
        #expect(editor.setting("gone", to: "x", of: "F1") == nil)
        #expect(ProjectEditor(SourceFile(path: "P", utf8: Array("<plist/>".utf8))) == nil)
        #expect(ProjectEditor(SourceFile(path: "P", utf8: [])) == nil)
    }

    @Test("new names are like Xcode's, the same for the same purpose, and not in use")
    func newNames() throws {
        let id = try #require(ProjectEditor(SourceFile(path: "P", utf8: Array(Self.text.utf8)))).newID(for: "App A")
        #expect(id.count == 24)
        #expect(id.allSatisfy { "0123456789ABCDEF".contains($0) })
        let taken = Self.text.replacing("F1 = {", with: "\(id) = {")
        let editor = try #require(ProjectEditor(SourceFile(path: "P", utf8: Array(taken.utf8))))
        #expect(editor.newID(for: "App A") != id)
        #expect(editor.newID(for: "App B") != id)
    }
}
