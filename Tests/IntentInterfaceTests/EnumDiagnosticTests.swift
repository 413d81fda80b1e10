import Testing

@Suite("An enum")
struct EnumDiagnosticTests {
    @Test("whose cases share an index, have none that is an integer, or are none is reported")
    func indices() throws {
        try expectMarked(
            """
            <key>INEnums</key><array>
                <dict>
                    <key>INEnumName</key><string>Size</string>
                    <key>INEnumValues</key><array>
                        <!--! note enum-index-reuse: the first is here -->
                        <dict><key>INEnumValueName</key><string>unknown</string></dict>
                        <dict>
                            <key>INEnumValueIndex</key>
                            <!--! error enum-index-reuse: two cases have index 0; give the newer one an index that was never used, because saved shortcuts store the index -->
                            <integer>0</integer>
                            <key>INEnumValueName</key><string>small</string>
                        </dict>
                        <dict>
                            <key>INEnumValueIndex</key>
                            <!--! error enum-index-invalid: '1.5' isn't a valid case index; use a signed 64-bit '<integer>' -->
                            <real>1.5</real>
                            <key>INEnumValueName</key><string>medium</string>
                        </dict>
                        <dict>
                            <key>INEnumValueIndex</key><integer>9</integer>
                            <key>INEnumValueName</key><string>large</string>
                        </dict>
                    </array>
                </dict>
                <!--! error enum-empty: the enum has no cases; add one, such as 'unknown' -->
                <dict><key>INEnumName</key><string>Taste</string></dict>
            </array>
            """
        )
    }

    @Test("whose name another enum with another class has is reported")
    func ambiguity() throws {
        let values =
            "<key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string></dict></array>"
        try expectMarked(
            """
            <key>INEnums</key><array>
                <dict>
                    <key>INEnumClassName</key><string>SoupSize</string>
                    <key>INEnumName</key>
                    <!--! note name-duplicate: 'Size' with class 'SoupSize' is here -->
                    <string>Size</string>
                    \(values)
                </dict>
                <dict>
                    <key>INEnumClassName</key><string>TeaSize</string>
                    <key>INEnumName</key>
                    <!--! error name-duplicate: the enum 'Size' is declared twice with different classes, so references to it are ambiguous; rename one -->
                    <string>Size</string>
                    \(values)
                </dict>
            </array>
            """
        )
    }
}
