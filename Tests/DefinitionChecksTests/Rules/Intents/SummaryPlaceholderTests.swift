import Testing

@testable import DefinitionChecks

@Suite struct SummaryPlaceholderTests {
    /// The parameters of the tests' intents.
    private static let parameters = """
        <key>INIntentParameters</key>
        <array>
            <dict><key>INIntentParameterName</key><string>soup</string></dict>
            <dict><key>INIntentParameterName</key><string>quantity</string></dict>
        </array>
        """

    @Test("a name that isn't a parameter is an error at its placeholder in each text of combinations and dialogs")
    func unknownNames() throws {
        try expect(
            SummaryPlaceholder.self,
            in: .intent(
                """
                <key>INIntentManagedParameterCombinations</key>
                <dict>
                    <key>soup</key>
                    <dict>
                        <key>INIntentParameterCombinationTitle</key>
                        <string>Order ${soup} &amp; <!--! error summary-placeholder: '${soop.name}' doesn't name a \
                parameter of the intent; did you mean 'soup'? the parameters are 'soup', 'size' -->${soop.name}</string>
                    </dict>
                </dict>
                <key>INIntentParameterCombinations</key>
                <dict>
                    <key>soup,size</key>
                    <dict>
                        <key>INIntentParameterCombinationSubtitle</key>
                        <string><!--! error summary-placeholder: '${temperature}' doesn't name a parameter of the intent; \
                the parameters are 'soup', 'size' -->${temperature}</string>
                        <key>INIntentParameterCombinationTitle</key>
                        <string>${size} <!--! error summary-placeholder: '${Soup}' doesn't name a parameter of the intent; \
                did you mean 'soup'? the parameters are 'soup', 'size' -->${Soup}</string>
                    </dict>
                </dict>
                <key>INIntentParameters</key>
                <array>
                    <dict>
                        <key>INIntentParameterName</key><string>soup</string>
                        <key>INIntentParameterPromptDialogs</key>
                        <array>
                            <dict>
                                <key>INIntentParameterPromptDialogFormatString</key>
                                <string>${count} match <!--! error summary-placeholder: '${sizes}' doesn't name a parameter \
                of the intent; did you mean 'size'? the parameters are 'soup', 'size' -->${sizes}</string>
                            </dict>
                        </array>
                    </dict>
                    <dict><key>INIntentParameterName</key><string>size</string></dict>
                </array>
                """
            )
        )
    }

    @Test("a name that isn't a parameter, or a path that leads nowhere, is an error in a reason")
    func reasons() throws {
        try expect(
            SummaryPlaceholder.self,
            in: .intent(
                """
                <key>INIntentParameters</key>
                <array>
                    <dict>
                        <key>INIntentParameterName</key><string>size</string>
                        <key>INIntentParameterType</key><string>Integer</string>
                        <key>INIntentParameterUnsupportedReasons</key>
                        <array>
                            <dict>
                                <key>INIntentParameterUnsupportedReasonFormatString</key>
                                <string>${displayName}: ${maximumValue} <!--! error summary-placeholder: '${sise}' \
                doesn't name a parameter of the intent; did you mean 'size'? the parameters are 'size' -->${sise} \
                <!--! error summary-placeholder: '${size.text}' has no value: 'size' is a value of type 'Integer', which \
                has no properties; write '${size}' -->${size.text}</string>
                            </dict>
                        </array>
                    </dict>
                </array>
                """
            )
        )
    }

    @Test("a text for suggestions that names a parameter outside its combination is an error")
    func outsideOfCombination() throws {
        try expect(
            SummaryPlaceholder.self,
            in: .intent(
                """
                <key>INIntentParameterCombinations</key>
                <dict>
                    <!--! note summary-placeholder: the combination is here -->
                    <key>soup</key>
                    <dict>
                        <key>INIntentParameterCombinationTitle</key>
                        <string>Order <!--! error summary-placeholder: '${quantity}' names a parameter outside \
                the combination 'soup', where it has no value; remove it from the text, or add it to the \
                combination -->${quantity} ${soup}</string>
                    </dict>
                </dict>
                \(Self.parameters)
                """
            )
        )
    }

    /// Placeholders without a name, each with the rest of its message.
    private static let malformed = [
        ("${}", "lacks a name between its braces; the parameters are 'soup', 'quantity'"),
        ("${.}", "lacks a name before its first dot; the parameters are 'soup', 'quantity'"),
        ("${.soup}", "lacks a name before its first dot; write '${soup}'"),
        ("${soup.}", "lacks a name after its last dot; write '${soup}'"),
        ("${soup..name}", "lacks a name between two dots; write '${soup.name}'"),
        (
            "${soop.}",
            "lacks a name after its last dot; did you mean 'soup'? the parameters are 'soup', 'quantity'"
        ),
    ]

    @Test("a placeholder that lacks a name is an error in a summary", arguments: malformed)
    func malformedSummary(text: String, problem: String) throws {
        try expect(
            SummaryPlaceholder.self,
            in: .intent(
                """
                <key>INIntentManagedParameterCombinations</key>
                <dict>
                    <key>soup</key>
                    <dict>
                        <key>INIntentParameterCombinationTitle</key>
                        <string>Order ${soup} <!--! error summary-placeholder: '\(text)' \(problem) -->\(text)</string>
                    </dict>
                </dict>
                \(Self.parameters)
                """
            )
        )
    }

    @Test(
        "a placeholder without a name is one error in a suggestion, in its combination or not",
        arguments: malformed
    )
    func malformedSuggestion(text: String, problem: String) throws {
        try expect(
            SummaryPlaceholder.self,
            in: .intent(
                """
                <key>INIntentParameterCombinations</key>
                <dict>
                    <key>quantity</key>
                    <dict>
                        <key>INIntentParameterCombinationTitle</key>
                        <string><!--! error summary-placeholder: '\(text)' \(problem) -->\(text)</string>
                    </dict>
                </dict>
                \(Self.parameters)
                """
            )
        )
    }

    @Test("a placeholder without a name is an error in a dialog, even after a name that dialogs have")
    func malformedDialog() throws {
        try expect(
            SummaryPlaceholder.self,
            in: .intent(
                """
                <key>INIntentParameters</key>
                <array>
                    <dict>
                        <key>INIntentParameterName</key><string>soup</string>
                        <key>INIntentParameterPromptDialogs</key>
                        <array>
                            <dict>
                                <key>INIntentParameterPromptDialogFormatString</key>
                                <string><!--! error summary-placeholder: '${count.}' lacks a name after its last dot; \
                write '${count}' -->${count.}</string>
                            </dict>
                        </array>
                    </dict>
                </array>
                """
            )
        )
    }

    @Test("a placeholder with XML entities is reported at its text")
    func entities() throws {
        try expect(
            SummaryPlaceholder.self,
            in: .intent(
                """
                <key>INIntentManagedParameterCombinations</key>
                <dict>
                    <key>soup</key>
                    <dict>
                        <key>INIntentParameterCombinationTitle</key>
                        <!--! error summary-placeholder: '${bread}' doesn't name a parameter of the intent; the parameters \
                are 'soup', 'quantity' -->
                        <string>&#36;{bread}</string>
                    </dict>
                </dict>
                \(Self.parameters)
                """
            )
        )
    }

    @Test(
        "paths into types, text that only looks like a placeholder, and names of dialogs are accepted",
        arguments: ["${soup.name.first}", "$sup {sup} $} ${sup", "${count} ${displayName} ${maximumValue}", ""]
    )
    func accepted(text: String) throws {
        try expect(
            SummaryPlaceholder.self,
            in: .intent(
                """
                <key>INIntentParameters</key>
                <array>
                    <dict>
                        <key>INIntentParameterName</key><string>soup</string>
                        <key>INIntentParameterPromptDialogs</key>
                        <array>
                            <dict>
                                <key>INIntentParameterPromptDialogFormatString</key>
                                <string>\(text)</string>
                            </dict>
                        </array>
                    </dict>
                </array>
                """
            )
        )
    }

    @Test("a summary may name a parameter outside its combination, and an intent of the system any name")
    func otherCombinations() throws {
        let combination = """
            <dict>
                <key>soup</key>
                <dict>
                    <key>INIntentParameterCombinationTitle</key>
                    <string>Order ${quantity} ${soup}</string>
                </dict>
            </dict>
            """
        let intent = "<key>INIntentManagedParameterCombinations</key>\(combination)\(Self.parameters)"
        try expect(SummaryPlaceholder.self, in: .intent(intent))
        try expect(
            SummaryPlaceholder.self,
            in: .intent(
                """
                <key>INIntentParameterCombinations</key>
                \(combination)
                <key>INIntentType</key>
                <string>System</string>
                """
            )
        )
    }

    @Test("nothing is reported if the parameters are unreadable")
    func unreadableParameters() throws {
        try expect(
            SummaryPlaceholder.self,
            in: .intent(
                """
                <key>INIntentManagedParameterCombinations</key>
                <dict>
                    <key>soup</key>
                    <dict>
                        <key>INIntentParameterCombinationTitle</key>
                        <string>Order ${soup}</string>
                    </dict>
                </dict>
                <key>INIntentParameters</key>
                <string>soup</string>
                """
            )
        )
    }

    @Test("the fix-it writes the name that was meant and keeps the rest of the path")
    func fixIt() throws {
        func intent(_ name: String) -> DefinitionText {
            .intent(
                """
                <key>INIntentManagedParameterCombinations</key>
                <dict>
                    <key>soup</key>
                    <dict>
                        <key>INIntentParameterCombinationTitle</key>
                        <string>Order &lt;${\(name).name}&gt; in ${quantity}</string>
                    </dict>
                </dict>
                \(Self.parameters)
                """
            )
        }
        try expect(SummaryPlaceholder.self, toTurn: intent("suop"), into: intent("soup"))
    }
}
