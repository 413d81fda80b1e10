import Basics
import CodeGeneration
import IntentDefinition
import IntentInterface
import Testing
import ToolSupport

@Suite("Configuration") struct ConfigurationTests {
    @Test("every member of the file is read, with its place")
    func everything() throws {
        let configuration = try #require(decode(Self.everything).configuration)
        #expect(configuration.file == "intentc.json")
        #expect(configuration.visibility == .package)
        #expect(configuration.classPrefix == ClassPrefix("Shop"))
        #expect(configuration.dialect == .portable)
        #expect(configuration.isolation == Optional.some(.none))
        #expect(
            configuration.excludedIntents == [
                Located("OrderSoup", at: SourcePosition(line: 8, column: 25)),
                Located("Old", at: SourcePosition(line: 8, column: 38)),
            ]
        )
    }

    @Test("every member of the checks is read, with its place")
    func checks() throws {
        let checks = try #require(decode(Self.everything).configuration).checks
        #expect(checks.severities.map(\.rule.value) == [.refDangling, .l10nKeyMissing])
        #expect(checks.severities.map(\.rule.position.column) == [22, 49])
        #expect(checks.severities.map(\.severity.severity) == [.warning, nil])
        #expect(checks.locales.map(\.value) == ["de", "pt-BR"])
        #expect(checks.minimumOS.mapValues(\.value) == [.iOS: OSVersion(13), .watchOS: OSVersion(6, 2, patch: 1)])
        #expect(checks.minimumOS[.iOS]?.position == SourcePosition(line: 12, column: 27))
        #expect(checks.excludedPaths.map(\.value) == ["Old"])
        #expect(checks.isStrict == true)
    }

    @Test("a suppression names a rule, a file, and at will an element and a reason")
    func suppressions() throws {
        let suppressions = try #require(decode(Self.everything).configuration).checks.suppressions
        #expect(suppressions.map(\.rule.value) == [.intentTitleMissing, .intentTitleMissing])
        #expect(suppressions.map(\.path.value) == ["A.intentdefinition", "B.intentdefinition"])
        #expect(suppressions.map(\.element?.value) == ["Intents/OrderSoup/title", nil])
        #expect(suppressions.map(\.reason) == ["not shown", nil])
        #expect(suppressions.first?.position == SourcePosition(line: 16, column: 7))
    }

    @Test("in a file with many errors, the first hundred are reported, and that there are more")
    func manyErrors() {
        for count in [99, 100, 5000] {
            let members = (0..<count).map { "\"key\($0)\": 1" }.joined(separator: ", ")
            let diagnostics = decode("{\"version\": 1, \(members)}").diagnostics
            #expect(diagnostics.count == min(count, 100) + (count < 100 ? 0 : 1))
            #expect(diagnostics.last?.message.contains("more than 99 errors") == (count >= 100))
        }
    }

    @Test("a file that says nothing leaves everything open")
    func nothing() {
        let decoded = decode(#"{ "version": 1 }"#)
        #expect(decoded.configuration == Configuration(file: "intentc.json"))
        #expect(decoded.diagnostics.isEmpty)
    }

    @Test(
        "everything that is wrong is an error at its location",
        arguments: [
            ("[]", "1:1: error: expected an object, not an array [configuration-type]"),
            (
                "{}",
                #"1:1: error: the key 'version' is missing; add '"version": 1' [configuration-key]"#
            ),
            ("{ \"version\": 2 }", "1:14: error: the version must be the number 1 [configuration-value]"),
            ("{ \"version\": \"1\" }", "1:14: error: the version must be the number 1 [configuration-value]"),
            ("{", "1:2: error: expected a key in double quotes, not the end of the file [configuration-syntax]"),
        ]
    )
    func wrongFile(json: String, expected: String) {
        let decoded = decode(json)
        #expect(decoded.configuration == nil)
        #expect(decoded.diagnostics.map { $0.text() } == ["intentc.json:\(expected)"])
    }

    @Test(
        "a wrong member is an error at its location, with the valid ones",
        arguments: [
            (
                #""visibilty": "public""#,
                """
                unknown key 'visibilty'; valid keys are '$schema', 'version', 'visibility', 'classPrefix', 'dialect', \
                'isolation', 'excludedIntents', 'check'; did you mean 'visibility'? [configuration-key]
                """
            ),
            (
                #""check": { "Strict": true }"#,
                """
                unknown key 'Strict'; valid keys are 'severities', 'locales', 'minimumOS', 'excludedPaths', 'strict', \
                'suppressions'; did you mean 'strict'? [configuration-key]
                """
            ),
            (
                #""visibility": "pubic""#,
                """
                unknown value 'pubic'; valid values are 'public', 'package', 'internal'; did you mean 'public'? \
                [configuration-value]
                """
            ),
            (#""dialect": 1"#, "expected a string, not a number [configuration-type]"),
            (#""dialect": null"#, "expected a string, not null [configuration-type]"),
            (#""$schema": {}"#, "expected a string, not an object [configuration-type]"),
            (#""excludedIntents": [""]"#, "an empty string isn't valid; fill it in or remove it [configuration-value]"),
            (
                #""classPrefix": "1a""#,
                """
                '1a' isn't valid; valid values are ASCII letters, digits and '_', not starting with a digit \
                [configuration-value]
                """
            ),
            (#""excludedIntents": "A""#, "expected an array, not a string [configuration-type]"),
            (#""excludedIntents": [true]"#, "expected a string, not a boolean [configuration-type]"),
            (#""check": []"#, "expected an object, not an array [configuration-type]"),
            (#""check": { "strict": "yes" }"#, "expected true or false, not a string [configuration-type]"),
            (
                #""check": { "severities": { "name-templat": "off" } }"#,
                """
                'name-templat' isn't the id of a rule; 'intentc explain' lists all rules; did you mean 'name-template'? \
                [configuration-value]
                """
            ),
            (
                #""check": { "suppressions": [{ "rule": "x", "path": "A" }] }"#,
                "'x' isn't the id of a rule; 'intentc explain' lists all rules [configuration-value]"
            ),
            (
                #""check": { "severities": { "a": "fatal" } }"#,
                "unknown value 'fatal'; valid values are 'error', 'warning', 'note', 'off' [configuration-value]"
            ),
            (
                #""check": { "minimumOS": { "ios": "13" } }"#,
                "unknown key 'ios'; valid keys are 'iOS', 'macOS', 'watchOS'; did you mean 'iOS'? [configuration-key]"
            ),
            (
                #""check": { "minimumOS": { "iOS": "13.x" } }"#,
                """
                '13.x' isn't valid; valid values are one to three numbers separated by dots, such as '13.0' \
                [configuration-value]
                """
            ),
            (
                #""check": { "locales": ["de-"] }"#,
                "'de-' isn't valid; valid values are locale identifiers, such as 'de' or 'pt-BR' [configuration-value]"
            ),
            (
                #""check": { "suppressions": [{ "rule": "a" }] }"#,
                #"the key 'path' is missing; add '"path": "Shop.intentdefinition"' [configuration-key]"#
            ),
            (
                #""check": { "suppressions": [{ "path": "a" }] }"#,
                #"the key 'rule' is missing; add '"rule": "response-placeholder"' [configuration-key]"#
            ),
        ]
    )
    func wrongMember(member: String, expected: String) {
        let decoded = decode("{ \"version\": 1,\n\(member) }")
        #expect(decoded.configuration == nil)
        let messages = decoded.diagnostics.map { "\($0.message) [\($0.id.rawValue)]" }
        #expect(messages == [expected])
        #expect(decoded.diagnostics.map(\.location.position?.line) == [2])
    }

    @Test("a key that is there twice is an error that shows both places")
    func duplicateKey() {
        let decoded = decode("{ \"version\": 1,\n  \"check\": {},\n  \"check\": {} }")
        #expect(
            decoded.diagnostics.map { $0.text() } == [
                """
                intentc.json:3:3: error: the key 'check' occurs twice; remove one of the two [configuration-key]
                intentc.json:2:3: note: the first is here
                """
            ]
        )
    }

    @Test("one error does not hide the next")
    func severalErrors() {
        let decoded = decode(#"{ "visibility": 1, "check": { "strict": 1, "locales": [1, 2] } }"#)
        #expect(decoded.diagnostics.map(\.location.position?.column) == [1, 17, 41, 56, 59])
    }

    @Test("versions are compared by their numbers")
    func versions() {
        #expect(OSVersion("9.10").map { $0 < OSVersion(10) } == true)
        #expect(OSVersion("12.0.1").map { $0 > OSVersion(12) } == true)
        #expect(OSVersion("13") == OSVersion(13, 0, patch: 0))
        for text in ["", ".", "1.", "1.2.3.4", "-1", "+1", "99999999999999999999"] { #expect(OSVersion(text) == nil) }
    }
}

/// Reads a configuration.
private func decode(_ json: String) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let configuration = Configuration(Array(json.utf8), file: "intentc.json", diagnostics: &diagnostics)
    return (configuration, diagnostics)
}

extension ConfigurationTests {
    /// A configuration with every key.
    private static let everything = """
        {
          "$schema": "intentc.schema.json",
          "version": 1,
          "visibility": "package",
          "classPrefix": "Shop",
          "dialect": "portable",
          "isolation": "none",
          "excludedIntents": [  "OrderSoup", "Old"],
          "check": {
            "severities": {  "ref-dangling": "warning", "l10n-key-missing": "off" },
            "locales": ["de", "pt-BR"],
            "minimumOS": { "iOS": "13.0", "watchOS": "6.2.1" },
            "excludedPaths": ["Old"],
            "strict": true,
            "suppressions": [
              { "rule": "intent-title-missing", "path": "A.intentdefinition", "at": "Intents/OrderSoup/title", "reason": "not shown" },
              { "rule": "intent-title-missing", "path": "B.intentdefinition" }
            ]
          }
        }
        """
}
