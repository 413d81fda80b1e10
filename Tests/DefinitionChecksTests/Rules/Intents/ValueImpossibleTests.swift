import Basics
import Testing

@testable import DefinitionChecks

@Suite struct ValueImpossibleTests {
    /// The findings in a member of each kind with a type and metadata, whose keys don't have their prefixes.
    private func lines(_ type: String, _ metadata: [(key: String, value: String)]) throws -> [String] {
        func entries(_ prefix: String) -> String {
            let entries = metadata.map { "<key>\(prefix)Metadata\($0.key)</key>\($0.value)" }
            return """
                <dict><key>\(prefix)Metadata</key><dict>\(entries.joined())</dict>
                <key>\(prefix)Name</key><string>m</string><key>\(prefix)Type</key><string>\(type)</string></dict>
                """
        }
        let definition = DefinitionText.root(
            """
            <key>INIntents</key><array><dict><key>INIntentName</key><string>Order</string>
            <key>INIntentParameters</key><array>\(entries("INIntentParameter"))</array>
            <key>INIntentResponse</key><dict><key>INIntentResponseParameters</key>
            <array>\(entries("INIntentResponseParameter"))</array></dict></dict></array>
            <key>INTypes</key><array><dict><key>INTypeName</key><string>Soup</string>
            <key>INTypeProperties</key><array>\(entries("INTypeProperty"))</array></dict></array>
            """
        )
        let subject = try CheckSubject(of: [definition.xml])
        let found = subject.findings(of: ValueImpossible.self, in: subject.definitions[0])
        let messages = found.map { finding in
            ["response property 'm'", "parameter 'm'", "property 'm'"].reduce("\(finding.severity): \(finding.message)")
            {
                $0.replacing($1, with: "M")
            }
        }
        // The three members are judged alike.
        #expect(found.count % 3 == 0)
        #expect(Set(messages).count * 3 == messages.count, "\(messages)")
        return Array(messages.prefix(messages.count / 3))
    }

    private func metadata(_ entries: [String: String]) -> [(key: String, value: String)] {
        entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    @Test(
        "a default value within the limits, unset or without limits is accepted",
        arguments: [
            ("Integer", ["DefaultValue": "<integer>1</integer>", "MinimumValue": "<integer>1</integer>"]),
            ("Integer", ["DefaultValue": "<integer>-5</integer>", "MaximumValue": "<integer>1</integer>"]),
            ("Integer", ["DefaultValue": "<real>2.0</real>", "MaximumValue": "<integer>2</integer>"]),
            ("Integer", ["DefaultValue": "<data></data>", "MinimumValue": "<integer>1</integer>"]),
            ("Integer", ["DefaultValue": "<integer>7</integer>", "MinimumValue": "<data></data>"]),
            ("Integer", ["DefaultValue": "<string></string>", "MinimumValue": "<integer>1</integer>"]),
            ("Decimal", ["DefaultValue": "<integer>1</integer>", "MaximumValue": "<real>1.0</real>"]),
            ("Decimal", ["MinimumValue": "<real>1</real>", "MaximumValue": "<integer>1</integer>"]),
            ("Boolean", ["DefaultValue": "<true/>"]), ("Boolean", ["DefaultValue": "<string>NO</string>"]),
            ("String", ["DefaultValue": "<string>many</string>"]),
            (
                "Length",
                [
                    "MinimumValue": "<real>5</real>", "MinimumUnit": "<string>Feet</string>",
                    "MaximumValue": "<real>3</real>", "MaximumUnit": "<string>Miles</string>",
                ]
            ),
            (
                "TimeInterval",
                [
                    "DefaultValue": "<real>30</real>", "DefaultUnit": "<string>Minutes</string>",
                    "MinimumValue": "<real>60</real>", "MinimumUnit": "<string>Seconds</string>",
                    "MaximumValue": "<real>1</real>", "MaximumUnit": "<string>Hours</string>",
                ]
            ),
        ]
    )
    func right(type: String, entries: [String: String]) throws {
        #expect(try lines(type, metadata(entries)) == [])
    }

    @Test(
        "a default value outside the limits is a warning that shows the limits",
        arguments: [
            (
                "Integer", ["DefaultValue": "<integer>0</integer>", "MinimumValue": "<integer>1</integer>"],
                "0", "at least 1"
            ),
            (
                "Integer",
                [
                    "DefaultValue": "<integer>11</integer>", "MinimumValue": "<integer>1</integer>",
                    "MaximumValue": "<integer>10</integer>",
                ], "11", "1 to 10"
            ),
            (
                "Decimal", ["DefaultValue": "<real>1.5</real>", "MaximumValue": "<real>1.25</real>"],
                "1.5", "at most 1.25"
            ),
            (
                "Decimal", ["DefaultValue": "<string>2</string>", "MaximumValue": "<string>1</string>"],
                "'2'", "at most '1'"
            ),
            (
                "Decimal",
                [
                    "DefaultValue": "<real>2</real>",
                    "Range": "<dict><key>Maximum</key><real>1.0</real><key>Minimum</key><real>0.0</real></dict>",
                ],
                "2", "0.0 to 1.0"
            ),
            (
                "Length",
                [
                    "DefaultValue": "<real>9</real>", "DefaultUnit": "<string>Feet</string>",
                    "MaximumValue": "<real>3</real>", "MaximumUnit": "<string>Feet</string>",
                ],
                "9", "at most 3 Feet"
            ),
            (
                "TimeInterval",
                [
                    "DefaultValue": "<real>90</real>", "DefaultUnit": "<string>Minutes</string>",
                    "MaximumValue": "<real>1</real>", "MaximumUnit": "<string>Hours</string>",
                ],
                "90", "at most 1 Hours"
            ),
            (
                "Integer",
                [
                    "DefaultValue": "<array><integer>2</integer><integer>5</integer></array>",
                    "MaximumValue": "<integer>4</integer>",
                ], "5", "at most 4"
            ),
        ]
    )
    func outside(type: String, entries: [String: String], value: String, limits: String) throws {
        #expect(
            try lines(type, metadata(entries)) == [
                """
                warning: the default value \(value) of M is outside its limits (\(limits)); correct the default value \
                or the limits
                """
            ]
        )
    }

    @Test(
        "limits that exclude every value are an error",
        arguments: [
            ("Integer", "<integer>2</integer>", "<integer>1</integer>", "2", "1"),
            ("Decimal", "<real>0.5</real>", "<real>-0.5</real>", "0.5", "-0.5"),
            ("CurrencyAmount", "<integer>2</integer>", "<integer>1</integer>", "2", "1"),
            ("TimeInterval", "<real>61</real>", "<real>60.5</real>", "61", "60.5"),
        ]
    )
    func contradiction(type: String, minimum: String, maximum: String, lowest: String, highest: String) throws {
        let entries = [("DefaultValue", "<integer>9</integer>"), ("MaximumValue", maximum), ("MinimumValue", minimum)]
        #expect(
            try lines(type, entries.map { (key: $0.0, value: $0.1) }) == [
                """
                error: the minimum of M is \(lowest) and its maximum \(highest), so no value is valid; \
                correct one of them
                """
            ]
        )
    }

    @Test(
        "a limit that isn't a number is a warning",
        arguments: [
            ("Integer", "<string>abc</string>", "'abc'"), ("Decimal", "<real>1e400</real>", "1e400"),
            ("TimeInterval", "<true/>", "<true/>"), ("Integer", "<array/>", "(a list)"),
        ]
    )
    func unreadableLimits(type: String, value: String, text: String) throws {
        for (key, noun) in [("MinimumValue", "minimum"), ("MaximumValue", "maximum")] {
            #expect(
                try lines(type, [(key: key, value: value)]) == [
                    """
                    warning: the \(noun) value \(text) of M isn't a number; write an <integer> or a <real>, or remove it
                    """
                ]
            )
        }
    }

    @Test("limits of a time are compared in seconds")
    func times() throws {
        let entries = [
            "MinimumValue": "<real>2</real>", "MinimumUnit": "<string>Days</string>",
            "MaximumValue": "<real>47</real>", "MaximumUnit": "<string>Hours</string>",
        ]
        #expect(try lines("TimeInterval", metadata(entries)).count == 1)
        let right = entries.merging(["MaximumValue": "<real>48</real>"]) { $1 }
        #expect(try lines("TimeInterval", metadata(right)) == [])
    }

    @Test(
        "a default value of the wrong type is a warning",
        arguments: [
            ("Integer", "<string>many</string>", "'many' of M isn't a number; write an <integer>"),
            ("Integer", "<true/>", "<true/> of M isn't a number; write an <integer>"),
            ("Integer", "<real>0.5</real>", "0.5 of M has a fraction; write an <integer>"),
            (
                "Integer", "<string>99999999999999999999999</string>",
                "'99999999999999999999999' of M has more than 64 bits; write a smaller <integer>"
            ),
            ("Integer", "<real>1e19</real>", "1e19 of M has more than 64 bits; write a smaller <integer>"),
            ("Decimal", "<real>nan</real>", "nan of M isn't a number; write a <real> or an <integer>"),
            ("TimeInterval", "<dict/>", "(a dictionary) of M isn't a number; write a <real> or an <integer>"),
            ("Boolean", "<string>maybe</string>", "'maybe' of M isn't true or false; write <true/> or <false/>"),
            ("Boolean", "<integer>2</integer>", "2 of M isn't true or false; write <true/> or <false/>"),
        ]
    )
    func otherKinds(type: String, value: String, message: String) throws {
        #expect(try lines(type, [(key: "DefaultValue", value: value)]) == ["warning: the default value \(message)"])
    }
}
