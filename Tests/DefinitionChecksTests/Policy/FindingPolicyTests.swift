import Basics
import IntentDefinition
import Testing
import ToolSupport

@testable import DefinitionChecks

@Suite struct FindingPolicyTests {
    private static let text = DefinitionText.intents(
        """
        <dict>
            <key>INIntentName</key>
            <string>OrderSoup</string>
            <key>INIntentParameters</key>
            <array>
                <dict>
                    <key>INIntentParameterName</key>
                    <string>size</string>
                    <key>INIntentParameterPromptDialogs</key>
                    <array>
                        <dict>
                            <key>INIntentParameterPromptDialogType</key>
                            <string>Primary</string>
                        </dict>
                    </array>
                </dict>
            </array>
            <key>INIntentParameterCombinations</key>
            <dict>
                <key>size</key>
                <dict>
                    <key>INIntentParameterCombinationTitle</key>
                    <string>Order</string>
                </dict>
            </dict>
        </dict>
        <dict>
            <key>INIntentTitle</key>
            <string>Pay</string>
        </dict>
        """
    )

    private func configuration(_ members: String) throws -> CheckConfiguration {
        var diagnostics: [Diagnostic] = []
        let json = "{\"version\": 1, \"check\": {\(members)}}"
        let configuration = Configuration(Array(json.utf8), file: "intentc.json", diagnostics: &diagnostics)
        return try #require(configuration, "\(diagnostics.map { $0.text() })").checks
    }

    private func finding(_ id: Diagnostic.ID, at position: SourcePosition = .start) -> Diagnostic {
        let location = SourceLocation(file: "A.intentdefinition", position: position)
        return Diagnostic(.warning, id, message: "m", at: location)
    }

    private func placed(_ finding: Diagnostic) -> PlacedFinding {
        PlacedFinding(finding, files: ["/A.intentdefinition"])
    }

    @Test("a severity in the configuration replaces the rule's own, and 'off' leaves findings out")
    func severities() throws {
        let checks = try configuration(#""severities": {"name-template": "error", "combination-none": "off"}"#)
        var policy = FindingPolicy(checks) { "/\($0)" }
        let told = policy.apply(
            to: [finding(.nameTemplate), finding(.combinationNone), finding(.tagInconsistent)].map(placed)
        )
        .map(\.diagnostic)
        #expect(told.map(\.severity) == [.error, .warning])
        #expect(told.map(\.id.rawValue) == ["name-template", "tag-inconsistent"])
    }

    @Test(
        "the path of an element consists of names, or of numbers for elements without one",
        arguments: [
            ("<string>OrderSoup", "intents/OrderSoup/name"), ("<string>size", "intents/OrderSoup/parameters/size/name"),
            ("<string>Primary", "intents/OrderSoup/parameters/size/promptDialogs/Primary/type"),
            ("<string>Order<", "intents/OrderSoup/parameterCombinations/size/title"),
            ("<key>size", "intents/OrderSoup/parameterCombinations/size"), ("<string>Pay", "intents/2/title"),
        ]
    )
    func elementPaths(needle: String, path: String) throws {
        let definition = try CheckedDefinition(Self.text.xml, file: "A.intentdefinition")
        let position = try #require(Self.position(of: needle, in: definition))
        #expect(ElementPaths(of: definition.model).path(at: position) == path)
    }

    @Test(
        "a suppression accepts only the findings of its rule in its element",
        arguments: [
            ("intents/OrderSoup", true), ("Intents/OrderSoup/Parameters/size", true),
            ("intents/OrderSoup/parameters/size/name", true), ("intents/OrderSoup/parameters/siz", false),
            ("intents/2", false), ("intents/OrderSoup/parameters/size/promptDialogs", false),
        ]
    )
    func suppression(element: String, isMet: Bool) throws {
        let definition = try CheckedDefinition(Self.text.xml, file: "A.intentdefinition")
        let position = try #require(Self.position(of: "<string>size", in: definition))
        let checks = try configuration(
            #""suppressions": [{"rule": "name-template", "path": "A.intentdefinition", "at": "\#(element)"}]"#
        )
        var policy = FindingPolicy(checks) { "/\($0)" }
        var elements = ElementFinder(CheckSubject(definitions: [definition]))
        let findings = [finding(.nameTemplate, at: position), finding(.tagInconsistent, at: position)].map {
            PlacedFinding($0, files: ["/A.intentdefinition"], elements: elements.elements(of: $0))
        }
        #expect(policy.apply(to: findings).count == (isMet ? 1 : 2))
        #expect(policy.unusedSuppressions.count == (isMet ? 0 : 1))
    }

    @Test("a suppression without an element accepts all findings of its rule; one that matches nothing is a warning")
    func wholeFile() throws {
        let checks = try configuration(
            """
            "suppressions": [{"rule": "name-template", "path": "A.intentdefinition"},
            {"rule": "ref-dangling", "path": "A.intentdefinition", "at": "intents/1"}]
            """
        )
        var policy = FindingPolicy(checks) { "/\($0)" }
        #expect(policy.apply(to: [finding(.nameTemplate), finding(.nameTemplate)].map(placed)).isEmpty)
        #expect(
            policy.unusedSuppressions.map { $0.suppression.unusedDiagnostic(in: "intentc.json").text() } == [
                """
                intentc.json:2:1: warning: this suppression of 'ref-dangling' in 'A.intentdefinition' at 'intents/1' \
                matches no finding; remove or correct it [suppression-unused]
                """
            ]
        )
    }

    @Test(
        "a suppression matches each path of a finding: its file, its definition's file and those of its notes",
        arguments: [("de.lproj/A.strings", true), ("A.intentdefinition", true), ("fr.lproj/A.strings", false)]
    )
    func paths(path: String, isMet: Bool) throws {
        let checks = try configuration(#""suppressions": [{"rule": "l10n-key-orphan", "path": "\#(path)"}]"#)
        var policy = FindingPolicy(checks) { "/\($0)" }
        let finding = PlacedFinding(finding(.l10nKeyOrphan), files: ["/de.lproj/A.strings", "/A.intentdefinition"])
        #expect(policy.apply(to: [finding]).isEmpty == isMet)
        #expect(policy.suppressed.count == (isMet ? 1 : 0))
    }

    @Test(
        "an element of a table is the exact key, and an earlier element counts like that of today",
        arguments: [("a1B2c3", true), ("A1b2c3", false), ("intents/Order", true), ("INTENTS/order", true)]
    )
    func elements(element: String, isMet: Bool) throws {
        let checks = try configuration(
            #""suppressions": [{"rule": "identity-changed", "path": "A", "at": "\#(element)"}]"#
        )
        var policy = FindingPolicy(checks) { "/\($0)" }
        let elements: [PlacedFinding.Element] = [.part("intents"), .part("intents/Order/name"), .key("a1B2c3")]
        let finding = PlacedFinding(finding(.identityChanged), files: ["/A"], elements: elements)
        #expect(policy.apply(to: [finding]).isEmpty == isMet)
    }

    @Test(
        "a finding about several keys is accepted by a part with all of them, but not by a single key",
        arguments: [
            ("intents/Order", true), ("intents/order/title", false), ("a1B2c3", false), ("p7RsTu", false),
            ("intents/Order/parameters", false),
        ]
    )
    func severalKeys(element: String, isMet: Bool) throws {
        let checks = try configuration(
            #""suppressions": [{"rule": "l10n-key-missing", "path": "A", "at": "\#(element)"}]"#
        )
        var policy = FindingPolicy(checks) { "/\($0)" }
        let finding = PlacedFinding(
            finding(.l10nKeyMissing),
            files: ["/A"],
            // The place is that of one of the keys.
            elements: [.key("a1B2c3")],
            keyElements: [
                [.key("a1B2c3"), .part("intents/Order/title")],
                [.key("p7RsTu"), .part("intents/Order/parameters/size")],
            ]
        )
        #expect(policy.apply(to: [finding]).isEmpty == isMet)
        #expect(policy.unusedSuppressions.isEmpty == isMet)
    }

    @Test("all suppressions that match a finding are used, and the first gives the reason")
    func severalSuppressions() throws {
        let entries = [
            #""path": "B", "reason": "other""#, #""path": "A", "at": "intents/Order", "reason": "first""#,
            #""path": "A", "reason": "second""#, #""path": "A", "at": "INTENTS", "reason": "third""#,
            #""path": "A", "at": "intents/Order", "reason": "again""#,
        ]
        let list = entries.map { #"{"rule": "name-template", \#($0)}"# }.joined(separator: ", ")
        var policy = FindingPolicy(try configuration(#""suppressions": [\#(list)]"#)) { "/\($0)" }
        let finding = PlacedFinding(
            finding(.nameTemplate),
            files: ["/A", "/A"],
            elements: [.part("intents/Order/title")]
        )
        #expect(policy.apply(to: [finding]).isEmpty)
        #expect(policy.suppressed.map(\.reason) == ["first"])
        #expect(policy.unusedSuppressions.map(\.path) == ["/B"])
    }

    /// The position of a text's first occurrence in a definition.
    private static func position(of needle: String, in definition: CheckedDefinition) -> SourcePosition? {
        let text = String(decoding: definition.source.utf8, as: UTF8.self)
        return text.firstRange(of: needle).map { range in
            definition.source.position(of: text.utf8.distance(from: text.startIndex, to: range.lowerBound))
        }
    }
}
