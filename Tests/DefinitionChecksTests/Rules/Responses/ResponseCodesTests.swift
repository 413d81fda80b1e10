import Basics
import IntentDefinition
import Testing
import ToolSupport

@testable import DefinitionChecks

@Suite struct ResponseCodesTests {
    private static let combination = "<key>INIntentParameterCombinations</key><dict><key></key><dict/></dict>"

    private static func intent(
        _ codes: String,
        verb: String = "Order",
        combination: String = combination
    ) -> DefinitionText {
        .intent(
            """
            <key>INIntentName</key>
            <string>OrderSoup</string>
            \(combination)
            <key>INIntentResponse</key>
            <dict>
                <key>INIntentResponseCodes</key>
            \(codes)
            </dict>
            <key>INIntentVerb</key>
            <string>\(verb)</string>
            """
        )
    }

    private static let success = """
                <dict>
                    <key>INIntentResponseCodeName</key>
                    <string>success</string>
                    <key>INIntentResponseCodeSuccess</key>
                    <true/>
                </dict>
        """

    private static let failure = """
                <dict>
                    <key>INIntentResponseCodeName</key>
                    <string>failure</string>
                </dict>
        """

    private static var forIOS12: CheckConfiguration {
        var configuration = CheckConfiguration()
        configuration.minimumOS = [.iOS: Located(OSVersion(12, 2))]
        return configuration
    }

    @Test("a missing standard code is a warning, and the fix-it adds it")
    func missing() throws {
        try expect(
            ResponseCodes.self,
            in: Self.intent(
                """
                <!--! warning response-codes: the response of intent 'OrderSoup' lacks the standard code 'failure'; \
                add it -->
                <array>
                \(Self.success)
                </array>
                """
            )
        )
        try expect(
            ResponseCodes.self,
            toTurn: Self.intent("    <array>\n\(Self.success)\n    </array>"),
            into: Self.intent("    <array>\n\(Self.success)\n\(Self.failure)\n    </array>")
        )
    }

    @Test("two missing codes are added together")
    func bothMissing() throws {
        try expect(
            ResponseCodes.self,
            toTurn: Self.intent("    <array/>"),
            into: Self.intent("    <array>\n\(Self.success)\n\(Self.failure)\n    </array>")
        )
    }

    @Test("a failure that is marked as a success, and the reverse, are warnings")
    func marks() throws {
        try expect(
            ResponseCodes.self,
            in: Self.intent(
                """
                <array>
                    <dict>
                        <key>INIntentResponseCodeName</key>
                        <string>success</string>
                        <key>INIntentResponseCodeSuccess</key>
                        <!--! warning response-codes: response code 'success' isn't marked as a success; set \
                'INIntentResponseCodeSuccess' to '<true/>' -->
                        <false/>
                    </dict>
                    <dict>
                        <key>INIntentResponseCodeName</key>
                        <string>failure</string>
                        <key>INIntentResponseCodeSuccess</key>
                        <!--! warning response-codes: response code 'failure' is marked as a success; set \
                'INIntentResponseCodeSuccess' to '<false/>' -->
                        <true/>
                    </dict>
                    <dict>
                        <key>INIntentResponseCodeName</key>
                        <string>failureSoldOut</string>
                        <key>INIntentResponseCodeSuccess</key>
                        <!--! warning response-codes: response code 'failureSoldOut' is marked as a success; set \
                'INIntentResponseCodeSuccess' to '<false/>' -->
                        <true/>
                    </dict>
                </array>
                """
            )
        )
    }

    @Test("only the fix-its for standard codes are safe")
    func safety() throws {
        let marked = ["failure", "failureSoldOut"].map { name in
            """
            <dict>
                <key>INIntentResponseCodeName</key><string>\(name)</string>
                <key>INIntentResponseCodeSuccess</key><true/>
            </dict>
            """
        }
        let codes = "<array>\(Self.success)\(marked.joined())</array>"
        let subject = try CheckSubject(of: [Self.intent(codes).xml])
        let findings = subject.findings(of: ResponseCodes.self, in: subject.definitions[0])
        #expect(findings.flatMap(\.fixIts).map(\.isSafe) == [true, false])
    }

    @Test("the fix-it corrects a mark and nothing else")
    func fixOfMark() throws {
        func intent(_ mark: String) -> DefinitionText {
            Self.intent(
                "    <array>\n\(Self.failure)\n"
                    + Self.success.replacing("<true/>", with: mark) + "\n    </array>"
            )
        }
        try expect(ResponseCodes.self, toTurn: intent("<false/>"), into: intent("<true/>"))
    }

    @Test("on iOS 12, texts of failures and of successes of intents that do, run or go are warnings")
    func textsOnIOS12() throws {
        func codes(successMark: String) -> String {
            """
            <array>
                <dict>
                    <key>INIntentResponseCodeFormatString</key>
                    \(successMark)
                    <string>Here it comes.</string>
                    <key>INIntentResponseCodeName</key><string>success</string>
                </dict>
                <dict>
                    <key>INIntentResponseCodeFormatString</key>
                    <!--! warning response-codes: on iOS 12, Siri says a generic phrase instead of the text of \
            'failure', which isn't a success; make sure that people understand the result without it -->
                    <string>There is none.</string>
                    <key>INIntentResponseCodeName</key><string>failure</string>
                </dict>
            </array>
            """
        }
        for verb in ["Do", "Run", "Go"] {
            let mark = """
                <!--! warning response-codes: on iOS 12, Siri doesn't speak the text of 'success' because the verb of \
                intent 'OrderSoup' is '\(verb)'; choose another category, or do without the text -->
                """
            let intent = Self.intent(codes(successMark: mark), verb: verb)
            try expect(ResponseCodes.self, in: intent, configuration: Self.forIOS12)
        }
        try expect(ResponseCodes.self, in: Self.intent(codes(successMark: "")), configuration: Self.forIOS12)
    }

    @Test("on iOS 12, a concise text counts like a full one, and a code with both is reported once")
    func conciseTextsOnIOS12() throws {
        func codes(_ name: String, full: String?, concise: String) -> DefinitionText {
            let format = full.map { "<key>INIntentResponseCodeFormatString</key><string>\($0)</string>" } ?? ""
            let other = name == "success" ? Self.failure : Self.success
            return Self.intent(
                """
                <array>\(other)<dict>
                <key>INIntentResponseCodeConciseFormatString</key><string>\(concise)</string>
                \(format)<key>INIntentResponseCodeName</key><string>\(name)</string>
                </dict></array>
                """,
                verb: "Do"
            )
        }
        for name in ["failure", "success"] {
            for (full, concise, noun) in [
                (nil, "No.", "concise text"), ("", "No.", "concise text"), ("There is none.", "No.", "text"),
                ("There is none.", "", "text"), ("", "", nil),
            ] {
                var subject = try CheckSubject(of: [codes(name, full: full, concise: concise).xml])
                subject.definitions[0].configuration = Self.forIOS12
                let found = subject.findings(of: ResponseCodes.self, in: subject.definitions[0])
                #expect(found.count == (noun == nil ? 0 : 1))
                #expect(found.allSatisfy { $0.message.contains("the \(noun ?? "") of '\(name)'") })
            }
        }
    }

    @Test("on iOS 12, texts of an intent that can't become a shortcut are accepted")
    func noShortcutOnIOS12() throws {
        let failure = """
            <dict>
                <key>INIntentResponseCodeFormatString</key><string>There is none.</string>
                <key>INIntentResponseCodeName</key><string>failure</string>
            </dict>
            """
        let intent = Self.intent("<array>\(Self.success)\(failure)</array>", combination: "")
        try expect(ResponseCodes.self, in: intent, configuration: Self.forIOS12)
    }

    @Test("without iOS 12, texts are accepted, and so are the app's own codes with either mark")
    func accepted() throws {
        let text = "<key>INIntentResponseCodeFormatString</key><string>Sorry.</string>"
        let codes = """
            <array>
            \(Self.success)
                <dict>\(text)<key>INIntentResponseCodeName</key><string>failure</string></dict>
                <dict>
                    \(text)<key>INIntentResponseCodeName</key><string>soldOut</string>
                    <key>INIntentResponseCodeSuccess</key><true/>
                </dict>
                <dict>
                    <key>INIntentResponseCodeName</key><string>successLater</string>
                    <key>INIntentResponseCodeSuccess</key><false/>
                </dict>
            </array>
            """
        try expect(ResponseCodes.self, in: Self.intent(codes, verb: "Do"))
    }

    @Test("a response without a readable list of codes is accepted")
    func noCodes() throws {
        try expect(ResponseCodes.self, in: .intent("<key>INIntentResponse</key><dict/>"))
        try expect(ResponseCodes.self, in: Self.intent("<string>success</string>"))
    }
}
