import Basics
import Testing

@testable import DefinitionChecks

@Suite("Cases of enums over time") struct EnumSuccessionTests {
    /// A definition with an enum that a parameter has.
    private func sizes(_ cases: String, isUsed: Bool = true) -> DefinitionText {
        .root(
            """
            <key>INEnums</key>
            <array>
                <dict>
                    <key>INEnumName</key>
                    <string>Size</string>
                    <key>INEnumValues</key>
                    <array>
            \(cases)
                    </array>
                </dict>
            </array>
            <key>INIntents</key>
            <array>
                <dict>
                    <key>INIntentName</key>
                    <string>Order</string>
                    <key>INIntentParameters</key>
                    <array>
                        <dict>
                            <key>INIntentParameterEnumType</key>
                            <string>\(isUsed ? "Size" : "Shape")</string>
                            <key>INIntentParameterName</key>
                            <string>size</string>
                            <key>INIntentParameterType</key>
                            <string>Integer</string>
                        </dict>
                    </array>
                </dict>
            </array>
            """
        )
    }

    private func value(
        _ name: String,
        _ index: Int,
        key: String = "",
        mark: String = "",
        nameMark: String = ""
    ) -> String {
        """
                    <dict>
                        <key>INEnumValueDisplayNameID</key>
                        <string>\(key)</string>
                        <key>INEnumValueIndex</key>
                        \(mark)<integer>\(index)</integer>
                        <key>INEnumValueName</key>
                        \(nameMark)<string>\(name)</string>
                    </dict>

        """
    }

    /// Checks both rules that look at cases.
    private func expectSilence(_ now: DefinitionText, since before: DefinitionText) throws {
        try expect(EnumIndexReuse.self, in: [now], since: [before])
        try expect(IdentityChanged.self, in: [now], since: [before])
    }

    @Test("unchanged cases in any order, and new ones with new indices, are right")
    func rightCases() throws {
        try expectSilence(
            sizes(value("large", 5) + value("medium", 3) + value("small", 1)),
            since: sizes(value("small", 1) + value("large", 5))
        )
    }

    @Test("an index that now belongs to a new case is an error with a free index")
    func reusedByNewCase() throws {
        let mark = """
            <!--! error enum-index-reuse: index 3 of enum 'Size' belonged to 'archived', so 'archived' in saved \
            shortcuts and widgets turns into 'deleted'; give 'deleted' an index that no case has had, such as 8 -->
            """
        let before = sizes(value("archived", 3) + value("old", 7))
        let now = sizes(value("deleted", 3, mark: mark) + value("old", 7))
        try expect(EnumIndexReuse.self, in: [now], since: [before])
        try expect(
            EnumIndexReuse.self,
            toTurn: sizes(value("deleted", 3) + value("old", 7)),
            into: sizes(value("deleted", 8) + value("old", 7)),
            since: before
        )
    }

    @Test("an index that now belongs to a case with another old index is an error")
    func swappedCases() throws {
        let before = sizes(value("small", 1) + value("large", 2))
        let now = sizes(value("small", 2) + value("large", 1))
        let subject = try CheckSubject(of: [now.xml], since: [before.xml])
        let messages = subject.findings(of: EnumIndexReuse.self).map(\.message)
        #expect(messages.count == 2)
        #expect(messages.allSatisfy { $0.contains("its old index") })
        #expect(subject.findings(of: IdentityChanged.self).isEmpty)
        try expect(EnumIndexReuse.self, toTurn: now, into: before, since: before)
    }

    @Test("a case with another name and the same text is renamed")
    func renamedCase() throws {
        let mark = """
            <!--! error identity-changed: case 'small' of enum 'Size' was renamed to 'little', so code and tools \
            that use its name don't find it; rename it back to 'small', and change only its display name -->
            """
        let before = sizes(value("small", 1, key: "sM4lL0"))
        let now = sizes(value("little", 1, key: "sM4lL0", nameMark: mark))
        try expect(IdentityChanged.self, in: [now], since: [before])
        let subject = try CheckSubject(of: [sizes(value("little", 1, key: "sM4lL0")).xml], since: [before.xml])
        #expect(subject.findings(of: EnumIndexReuse.self).isEmpty)
    }

    @Test("a case with another index that leaves its old one free is an error, and the fix-it gives it back")
    func movedCase() throws {
        let mark = """
            <!--! error identity-changed: case 'small' of enum 'Size' changed its index from 1 to 4, but saved \
            shortcuts and widgets keep the old one; set it back to 1 -->
            """
        let before = sizes(value("small", 1))
        try expect(IdentityChanged.self, in: [sizes(value("small", 4, mark: mark))], since: [before])
        try expect(
            IdentityChanged.self,
            toTurn: sizes(value("small", 4)),
            into: sizes(value("small", 1)),
            since: before
        )
    }

    @Test("a removed case is an error at the list of cases")
    func removedCase() throws {
        let before = sizes(value("small", 1) + value("large", 2))
        let now = sizes(value("small", 1))
        let subject = try CheckSubject(of: [now.xml], since: [before.xml])
        let found = subject.findings(of: IdentityChanged.self)
        #expect(
            found.map(\.message) == [
                """
                case 'large' of enum 'Size' with index 2 was removed, so saved shortcuts and widgets lose this \
                choice; restore it, or accept the finding in 'intentc.json'
                """
            ]
        )
        #expect(found.first?.location.position?.line == 11)
    }

    @Test("a case without an index has the index 0")
    func absentIndex() throws {
        let absent = "<dict><key>INEnumValueName</key><string>unknown</string></dict>"
        try expectSilence(sizes(value("unknown", 0)), since: sizes(absent))
    }

    @Test("an enum whose values nothing saves may change")
    func unusedEnum() throws {
        try expectSilence(
            sizes(value("deleted", 3), isUsed: false),
            since: sizes(value("archived", 3), isUsed: false)
        )
    }
}
