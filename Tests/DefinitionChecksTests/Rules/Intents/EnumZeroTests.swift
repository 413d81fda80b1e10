import Basics
import Testing

@testable import DefinitionChecks

@Suite struct EnumZeroTests {
    @Test("a real choice with index 0 is a warning, whether or not the index is written")
    func realChoice() throws {
        for index in ["", "<key>INEnumValueIndex</key><integer>0</integer>"] {
            try expect(
                EnumZero.self,
                in: .enumeration(
                    """
                    <key>INEnumName</key>
                    <string>Size</string>
                    <key>INEnumValues</key>
                    <array>
                        <dict>
                            \(index)
                            <key>INEnumValueName</key>
                            <!--! warning enum-zero: case 'small' of enum 'Size' has index 0, which also stands for no \
                    choice; unless saved shortcuts use it, give it another index and add a case 'unknown' with \
                    index 0 -->
                            <string>small</string>
                        </dict>
                        <dict>
                            <key>INEnumValueIndex</key><integer>1</integer>
                            <key>INEnumValueName</key><string>large</string>
                        </dict>
                    </array>
                    """
                )
            )
        }
    }

    @Test(
        "names that stand for no value are accepted",
        arguments: ["unknown", "Unknown", "unknownSize", "none", "not_set", "sizeUndefined", "default", "unspecified"]
    )
    func noValue(name: String) throws {
        try expect(
            EnumZero.self,
            in: .enumeration(
                """
                <key>INEnumValues</key>
                <array><dict><key>INEnumValueName</key><string>\(name)</string></dict></array>
                """
            )
        )
    }

    @Test("an enum without index 0, or with an index that isn't a number, is accepted")
    func noZero() throws {
        for index in ["<integer>1</integer>", "<string>zero</string>", "<real>0.5</real>"] {
            try expect(
                EnumZero.self,
                in: .enumeration(
                    """
                    <key>INEnumValues</key>
                    <array>
                        <dict>
                            <key>INEnumValueIndex</key>\(index)
                            <key>INEnumValueName</key><string>small</string>
                        </dict>
                    </array>
                    """
                )
            )
        }
    }

    private func size(_ cases: String) -> DefinitionText {
        .enumeration(
            "<key>INEnumName</key>\n<string>Size</string>\n<key>INEnumValues</key>\n<array>\n\(cases)\n</array>"
        )
    }

    private func enumCase(_ name: String, index: Int?) -> String {
        let index = index.map { "\t<key>INEnumValueIndex</key>\n\t<integer>\($0)</integer>\n" } ?? ""
        return "<dict>\n\(index)\t<key>INEnumValueName</key>\n\t<string>\(name)</string>\n</dict>"
    }

    @Test("the fix-it gives the case the next index and adds a case 'unknown' with index 0 before the others")
    func fixIt() throws {
        let key = NewKeys(avoiding: []).key(replacing: "Size", for: "unknown")
        let unknown = """
            <dict>
            \t<key>INEnumValueDisplayName</key>
            \t<string>unknown</string>
            \t<key>INEnumValueDisplayNameID</key>
            \t<string>\(key)</string>
            \t<key>INEnumValueName</key>
            \t<string>unknown</string>
            </dict>
            """
        let large = enumCase("large", index: 4)
        for index in [nil, 0] {
            try expect(
                EnumZero.self,
                toTurn: size("\(enumCase("small", index: index))\n\(large)"),
                into: size("\(unknown)\n\(enumCase("small", index: 5))\n\(large)")
            )
        }
    }

    @Test("if another case is called 'unknown', there isn't a fix-it")
    func noFixIt() throws {
        let subject = try CheckSubject(
            of: [size(enumCase("small", index: nil) + enumCase("unknown", index: 1)).xml]
        )
        #expect(subject.findings(of: EnumZero.self, in: subject.definitions[0]).map(\.fixIts.count) == [0])
    }
}
