import Basics
import Testing

@Suite struct FixItTests {
    private func finding(_ edits: TextEdit..., isSafe: Bool = true) -> Diagnostic {
        let fixIt = FixIt("mend it", isSafe: isSafe, edits: edits)
        return Diagnostic(.error, .enumZero, message: "m", at: SourceLocation(file: "A"), fixIts: [fixIt])
    }

    private func edit(_ range: Range<Int>, _ text: String, in file: String = "A") -> TextEdit {
        TextEdit(file: file, range: range, replacement: text)
    }

    @Test("edits of a file are applied together, in the order of the text")
    func apply() throws {
        let plan = FixItPlan(for: [finding(edit(4..<5, "E")), finding(edit(0..<1, ""), edit(2..<2, "++"))])
        #expect(plan.fixItCount == 2)
        let bytes = try #require(plan.edits["A"]?.applied(to: Array("abcdef".utf8)))
        #expect(String(decoding: bytes, as: UTF8.self) == "b++cdEf")
    }

    @Test(
        "if fix-its touch each other, the first is chosen",
        arguments: [1..<3, 0..<1, 2..<4, 3..<3, 1..<1, 0..<9]
    )
    func conflict(range: Range<Int>) {
        let plan = FixItPlan(for: [finding(edit(1..<3, "X")), finding(edit(range, "Y"), edit(20..<21, "Z"))])
        #expect(plan.fixItCount == 1)
        #expect(plan.edits["A"] == [edit(1..<3, "X")])
    }

    @Test("a fix-it whose own edits touch each other is not chosen")
    func selfConflict() {
        let plan = FixItPlan(for: [finding(edit(1..<3, "X"), edit(2..<4, "Y"))])
        #expect(plan.fixItCount == 0)
        #expect(plan.edits.isEmpty)
    }

    @Test("edits of other files do not touch, and unsafe fix-its wait to be asked for")
    func files() {
        let findings = [finding(edit(0..<1, "X")), finding(edit(0..<1, "Y", in: "B"), isSafe: false)]
        #expect(FixItPlan(for: findings).edits.keys.sorted() == ["A"])
        #expect(FixItPlan(for: findings, includingUnsafe: true).edits.keys.sorted() == ["A", "B"])
    }

    @Test("edits beyond the end of a file change nothing")
    func shortFile() {
        #expect([edit(0..<1, "X"), edit(5..<9, "Y")].applied(to: Array("abcdef".utf8)) == nil)
    }

    @Test("a fix-it with an impossible edit is nil")
    func impossible() {
        #expect(FixIt("mend it", isSafe: true, edits: edit(0..<1, "X"), nil) == nil)
        #expect(FixIt("mend it", isSafe: true, edits: edit(0..<1, "X")) != nil)
    }
}

@Suite struct FileRenameTests {
    private func finding(edits: [TextEdit] = [], renames: FileRename...) -> Diagnostic {
        let fixIt = FixIt("rename it", isSafe: true, edits: edits, renames: renames)
        return Diagnostic(.error, .enumZero, message: "m", at: SourceLocation(file: "A"), fixIts: [fixIt])
    }

    private func edit(_ file: String) -> TextEdit { TextEdit(file: file, range: 0..<1, replacement: "x") }

    @Test("files are renamed beside edits of others")
    func plan() {
        let plan = FixItPlan(for: [finding(edits: [edit("C")], renames: FileRename("A", to: "B"))])
        #expect(plan.renames == [FileRename("A", to: "B")])
        #expect(plan.edits.keys.sorted() == ["C"])
        #expect(plan.fixItCount == 1)
    }

    @Test(
        "if renames and edits share a path, the first is chosen",
        arguments: [("A", "C"), ("C", "A"), ("B", "C"), ("C", "B")]
    )
    func conflict(file: String, newPath: String) {
        let other = finding(renames: FileRename(file, to: newPath))
        #expect(FixItPlan(for: [finding(renames: FileRename("A", to: "B")), other]).renames.count == 1)
        let edited = FixItPlan(for: [finding(edits: [edit(file)]), other, finding(edits: [edit(newPath)])])
        #expect(edited.renames.isEmpty)
        #expect(edited.fixItCount == 2)
        #expect(FixItPlan(for: [other, finding(edits: [edit(file)])]).edits.isEmpty)
    }

    @Test("a fix-it that edits a file it renames isn't chosen")
    func selfConflict() {
        #expect(FixItPlan(for: [finding(edits: [edit("A")], renames: FileRename("A", to: "B"))]).fixItCount == 0)
        #expect(FixItPlan(for: [finding(renames: FileRename("A", to: "A"))]).fixItCount == 0)
    }

    @Test("JSON includes the renames of a fix-it, if there are any")
    func json() {
        var json = JSONWriter(.compact)
        finding(renames: FileRename("A", to: "B")).writeJSON(to: &json)
        let text = String(decoding: json.bytes, as: UTF8.self)
        #expect(text.contains(#""edits":[],"renames":[{"file":"A","newPath":"B"}]"#))
        var other = JSONWriter(.compact)
        finding(edits: [edit("A")]).writeJSON(to: &other)
        #expect(!String(decoding: other.bytes, as: UTF8.self).contains("renames"))
    }
}
