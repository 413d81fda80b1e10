import Testing

@testable import DefinitionChecks

@Suite struct TagInconsistentTests {
    private let parameters = """
        <key>INIntentParameters</key>
        <array>
            <dict>
                <key>INIntentParameterName</key>
                <string>soup</string>
                <key>INIntentParameterTag</key>
                <integer>1</integer>
            </dict>
            <dict>
                <key>INIntentParameterName</key>
                <string>size</string>
                <key>INIntentParameterTag</key>
                <integer>3</integer>
            </dict>
        </array>
        """

    @Test("a counter below the highest tag is a warning with a note at the tag")
    func lowCounter() throws {
        try expect(
            TagInconsistent.self,
            in: .intent(
                """
                <key>INIntentLastParameterTag</key>
                <!--! warning tag-inconsistent: 'INIntentLastParameterTag' is 2, but parameter 'size' has tag 3, which \
                Xcode may assign again; set it to 3 -->
                <integer>2</integer>
                <key>INIntentParameters</key>
                <array>
                    <dict>
                        <key>INIntentParameterName</key>
                        <string>size</string>
                        <key>INIntentParameterTag</key>
                        <!--! note tag-inconsistent: 'size' has its tag here -->
                        <integer>3</integer>
                    </dict>
                </array>
                """
            )
        )
    }

    @Test("two equal tags of a type's properties are a warning at the second, and so is a missing counter")
    func equalTags() throws {
        try expect(
            TagInconsistent.self,
            in: .root(
                """
                <key>INTypes</key>
                <array>
                    <!--! warning tag-inconsistent: 'INTypeLastPropertyTag' is missing, but property 'name' has tag \
                100, which Xcode may assign again; set it to 100 -->
                    <dict>
                        <key>INTypeProperties</key>
                        <array>
                            <dict>
                                <key>INTypePropertyName</key>
                                <string>name</string>
                                <key>INTypePropertyTag</key>
                                <!--! note tag-inconsistent: 'name' has the tag here -->
                                <!--! note tag-inconsistent: 'name' has its tag here -->
                                <integer>100</integer>
                            </dict>
                            <dict>
                                <key>INTypePropertyName</key>
                                <string>size</string>
                                <key>INTypePropertyTag</key>
                                <!--! warning tag-inconsistent: property 'size' has the same tag as 'name', 100; give \
                the newer one an unused tag -->
                                <integer>100</integer>
                            </dict>
                        </array>
                    </dict>
                </array>
                """
            )
        )
    }

    @Test("a counter at or above the highest tag, gaps, and parameters without tags are accepted")
    func rightCounter() throws {
        for counter in [3, 7] {
            try expect(
                TagInconsistent.self,
                in: .intent("<key>INIntentLastParameterTag</key><integer>\(counter)</integer>\n\(parameters)")
            )
        }
        let untagged = "<array><dict><key>INIntentParameterName</key><string>soup</string></dict></array>"
        try expect(TagInconsistent.self, in: .intent("<key>INIntentParameters</key>\(untagged)"))
    }

    @Test("the fix-it raises a low counter")
    func raisedCounter() throws {
        let before = "<key>INIntentLastParameterTag</key>\n<integer>2</integer>\n"
        let after = "<key>INIntentLastParameterTag</key>\n<integer>3</integer>\n"
        try expect(
            TagInconsistent.self,
            toTurn: .intent(before + parameters),
            into: .intent(after + parameters)
        )
    }

    @Test("the fix-it inserts a missing counter where its key belongs")
    func insertedCounter() throws {
        let category = "    <key>INIntentCategory</key>\n    <string>order</string>\n"
        let counter = "    <key>INIntentLastParameterTag</key>\n    <integer>3</integer>\n"
        let rest = "    <key>INIntentName</key>\n    <string>Order</string>\n\(parameters)"
        try expect(
            TagInconsistent.self,
            toTurn: .intent(category + rest),
            into: .intent(category + counter + rest)
        )
    }

    @Test("the fix-it changes the later of two equal tags and raises the counter")
    func newTag() throws {
        func intent(counter: Int, tags: Int...) -> DefinitionText {
            let members = tags.map { "<dict><key>INIntentParameterTag</key><integer>\($0)</integer></dict>" }
            return .intent(
                """
                <key>INIntentLastParameterTag</key>
                <integer>\(counter)</integer>
                <key>INIntentParameters</key>
                <array>\(members.joined())</array>
                """
            )
        }
        try expect(
            TagInconsistent.self,
            toTurn: intent(counter: 7, tags: 2, 5, 2),
            into: intent(counter: 8, tags: 2, 5, 8)
        )
    }
}
