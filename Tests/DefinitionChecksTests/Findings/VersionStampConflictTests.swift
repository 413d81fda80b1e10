import Basics
import IntentDefinition
import PropertyLists
import TestSupport
import Testing

@testable import DefinitionChecks

@Suite struct VersionStampConflictTests {
    /// A definition with three version stamps, each a line or the lines of a conflict.
    private static func definition(
        system: String = "<string>21C52</string>",
        build: String,
        version: String,
        title: String = "<string>Order</string>"
    ) -> String {
        DefinitionText.root(
            """
            <key>INIntentDefinitionSystemVersion</key>
            \(system)
            <key>INIntentDefinitionToolsBuildVersion</key>
            \(build)
            <key>INIntentDefinitionToolsVersion</key>
            \(version)
            <key>INIntents</key>
            <array>
                <dict>
                    <key>INIntentName</key>
                    <string>OrderSoup</string>
                    <key>INIntentTitle</key>
                    \(title)
                </dict>
            </array>
            """
        ).xml
    }

    private static func conflict(_ ours: String, _ theirs: String, base: String? = nil) -> String {
        let base = base.map { "||||||| 1a2b3c\n<string>\($0)</string>\n" } ?? ""
        return "<<<<<<< HEAD\n<string>\(ours)</string>\n\(base)=======\n<string>\(theirs)</string>\n>>>>>>> main"
    }

    /// The finding about an unreadable text.
    private static func finding(in text: String) throws -> Diagnostic {
        var diagnostics: [Diagnostic] = []
        let bytes = Array(text.utf8)
        #expect(DefinitionDecoder(file: "A.intentdefinition").decode(bytes, diagnostics: &diagnostics) == nil)
        let source = SourceFile(path: "A.intentdefinition", utf8: bytes)
        return try #require(diagnostics.first).completed(from: source)
    }

    private static func fixed(_ text: String) throws -> String? {
        let plan = FixItPlan(for: [try finding(in: text)])
        return plan.edits["A.intentdefinition"].flatMap { $0.applied(to: Array(text.utf8)) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        "if only version stamps differ, the newer ones are kept on either side",
        arguments: [
            ("13.2.1", "13.10", "13.10"), ("14.0", "13.4.1", "14.0"), ("26.2", "9.4", "26.2"),
            ("12.5", "12.5.1", "12.5.1"),
        ]
    )
    func newerStamps(ours: String, theirs: String, kept: String) throws {
        let isOurs = kept == ours
        let text = Self.definition(build: Self.conflict("13C100", "13F17a"), version: Self.conflict(ours, theirs))
        let expected = Self.definition(
            build: "<string>\(isOurs ? "13C100" : "13F17a")</string>",
            version: "<string>\(kept)</string>"
        )
        #expect(try Self.fixed(text) == expected)
    }

    @Test("the finding says so, and the fix-it is safe")
    func message() throws {
        let text = Self.definition(build: "<string>13C100</string>", version: Self.conflict("13.2", "13.3"))
        let finding = try Self.finding(in: text)
        #expect(finding.id == .vcsConflict)
        #expect(
            finding.message.hasSuffix("; only version stamps differ: keep the version stamps of Xcode 13.3")
        )
        #expect(finding.fixIts.map(\.isSafe) == [true])
    }

    @Test("builds decide if the versions are equal, and the base between the sides is dropped")
    func builds() throws {
        let version = "<string>13.2</string>"
        let text = Self.definition(build: Self.conflict("13C90", "13C100", base: "13A1"), version: version)
        #expect(try Self.fixed(text) == Self.definition(build: "<string>13C100</string>", version: version))
    }

    @Test("sides that differ in anything else are left to the user")
    func otherDifferences() throws {
        let text = Self.definition(
            build: "<string>13C100</string>",
            version: Self.conflict("13.2", "13.3"),
            title: Self.conflict("Order", "Buy")
        )
        #expect(try Self.finding(in: text).fixIts == [])
    }

    @Test(
        "marks that don't form a whole conflict are left to the user",
        arguments: [
            "<<<<<<< HEAD\n<string>1</string>", "<string>1</string>\n>>>>>>> main",
            "<<<<<<< HEAD\n<string>1</string>\n>>>>>>> main", "<<<<<<< HEAD\n<<<<<<< HEAD\n=======\n>>>>>>> main",
            "<<<<<<< HEAD\n=======\n=======\n>>>>>>> main",
        ]
    )
    func incompleteMarks(version: String) throws {
        let text = Self.definition(build: "<string>13C100</string>", version: version)
        #expect(try Self.finding(in: text).fixIts == [])
    }

    @Test("a side that isn't a definition is left to the user")
    func unreadableSide() throws {
        let text = Self.definition(build: "<string>13C100</string>", version: Self.conflict("13.2", "13.3<br>"))
        #expect(try Self.finding(in: text).fixIts == [])
    }

    @Test("Windows line endings are kept")
    func windowsLineEnds() throws {
        let text = Self.definition(build: "<string>13C100</string>", version: Self.conflict("13.2", "13.3"))
            .replacing("\n", with: "\r\n")
        let expected = Self.definition(build: "<string>13C100</string>", version: "<string>13.3</string>")
        #expect(try Self.fixed(text) == expected.replacing("\n", with: "\r\n"))
    }

    @Test(
        "versions are compared by their numbers and letters",
        arguments: [
            ("9.4", "13.2"), ("13.2", "13.2.1"), ("14C18", "14C100"), ("11E608c", "11E608d"), ("12A7300", "12D4e"),
        ]
    )
    func versions(older: String, newer: String) {
        #expect(VersionText.precedes(older, newer))
        #expect(!VersionText.precedes(newer, older))
        #expect(!VersionText.precedes(newer, newer))
    }
}
