import Basics
import Testing

@testable import DefinitionChecks

@Suite struct RelationshipImpossibleTests {
    /// An intent whose parameter `child` depends on `parent`.
    private func lines(parent: String, predicate: String, value: String = "", more: String = "") throws -> [String] {
        let definition = DefinitionText.intent(
            """
            <key>INIntentName</key><string>Order</string>
            <key>INIntentParameters</key><array>
            <dict><key>INIntentParameterName</key><string>parent</string>\(parent)</dict>
            <dict><key>INIntentParameterName</key><string>child</string>
            <key>INIntentParameterRelationship</key><dict>
            <key>INIntentParameterRelationshipParentName</key><string>parent</string>
            <key>INIntentParameterRelationshipPredicateName</key><string>\(predicate)</string>
            \(value.isEmpty ? "" : "<key>INIntentParameterRelationshipPredicateValue</key>\(value)")
            </dict></dict>
            \(more)</array>
            """
        )
        let subject = try CheckSubject(of: [definition.xml])
        return subject.findings(of: RelationshipImpossible.self, in: subject.definitions[0]).flatMap(\.lines)
    }

    private func type(_ name: String, _ more: String = "") -> String {
        "<key>INIntentParameterType</key><string>\(name)</string>\(more)"
    }

    private let enumeration = """
        <key>INIntentParameterEnumType</key><string>Size</string>
        <key>INIntentParameterType</key><string>Integer</string>
        """

    private func limits(_ minimum: String?, _ maximum: String?) -> String {
        let entries = [("MinimumValue", minimum), ("MaximumValue", maximum)].map { key, value in
            value.map { "<key>INIntentParameterMetadata\(key)</key>\($0)" } ?? ""
        }
        return "<key>INIntentParameterMetadata</key><dict>\(entries.joined())</dict>"
    }

    @Test("a condition for the type of its parent, with a value of that type, is accepted")
    func right() throws {
        #expect(try lines(parent: enumeration, predicate: "EnumHasExactValue", value: "<string>a</string>") == [])
        #expect(try lines(parent: type("Boolean"), predicate: "BooleanHasExactValue", value: "<true/>") == [])
        #expect(
            try lines(parent: type("Boolean"), predicate: "BooleanHasExactValue", value: "<string>YES</string>") == []
        )
        for name in ["String", "Object", "Integer", "Person"] {
            #expect(try lines(parent: type(name), predicate: "HasAnyValue") == [])
        }
        let five = "<integer>5</integer>"
        for predicate in ["GreaterThan", "GreaterThanOrEqual", "LessThan", "LessThanOrEqual"] {
            #expect(try lines(parent: type("Integer"), predicate: "IntegerValueIs\(predicate)", value: five) == [])
        }
    }

    @Test(
        "an unknown condition is a warning that lists the valid ones for the parent",
        arguments: [
            ("Boolean", "PlaceIsNear", "the unknown condition 'PlaceIsNear'; "),
            ("Integer", "", "an empty condition; "),
            (
                "Boolean", "BooleanHasExactValu",
                "the unknown condition 'BooleanHasExactValu'; did you mean 'BooleanHasExactValue'? "
            ),
            ("String", "hasAnyValue", "the unknown condition 'hasAnyValue'; did you mean 'HasAnyValue'? "),
        ]
    )
    func unknownCondition(parent: String, predicate: String, message: String) throws {
        let found = try lines(parent: type(parent), predicate: predicate, value: "<integer>5</integer>")
        #expect(found.count == 1)
        #expect(
            found.first?.contains(
                ": warning: the relationship of parameter 'child' has \(message)the valid conditions are '"
            ) == true,
            "\(found)"
        )
    }

    /// An intent whose parameter `child` has a relationship with the given entries.
    private func lines(ofRelationship entries: String) throws -> [String] {
        let definition = DefinitionText.intent(
            """
            <key>INIntentName</key><string>Order</string>
            <key>INIntentParameters</key><array>
            <dict><key>INIntentParameterName</key><string>parent</string></dict>
            <dict><key>INIntentParameterName</key><string>child</string>
            <key>INIntentParameterRelationship</key><dict>\(entries)</dict></dict></array>
            """
        )
        let subject = try CheckSubject(of: [definition.xml])
        return subject.findings(of: RelationshipImpossible.self, in: subject.definitions[0]).flatMap(\.lines)
    }

    private func parentEntry(_ name: String) -> String {
        "<key>INIntentParameterRelationshipParentName</key><string>\(name)</string>"
    }

    @Test("an empty parent name is an error with any condition, and a missing one means no parent")
    func emptyParent() throws {
        let conditions = ["", "HasAnyValue", "EnumHasExactValue"].map { name in
            name.isEmpty ? "" : "<key>INIntentParameterRelationshipPredicateName</key><string>\(name)</string>"
        }
        for condition in conditions {
            let found = try lines(ofRelationship: parentEntry("") + condition)
            #expect(found.count == 1)
            #expect(
                found.first?.contains(": error: the relationship of parameter 'child' has an empty parent name; ")
                    == true
            )
            #expect(try lines(ofRelationship: condition) == [])
        }
    }

    @Test("a parent without a condition is an error")
    func noCondition() throws {
        let found = try lines(ofRelationship: parentEntry("parent"))
        #expect(found.count == 1)
        #expect(found.first?.contains("has a parent but no condition; add one of 'HasAnyValue'") == true, "\(found)")
    }

    @Test(
        "a condition for another type of parent is an error at its name",
        arguments: [
            ("Boolean", "EnumHasExactValue", "<string>a</string>"), ("Integer", "BooleanHasExactValue", "<true/>"),
            ("String", "IntegerValueIsGreaterThan", "<integer>1</integer>"),
            ("Object", "BooleanHasExactValue", "<true/>"),
            ("Integer", "EnumHasExactValue", "<string>a</string>"),
        ]
    )
    func kinds(parent: String, predicate: String, value: String) throws {
        let lines = try lines(parent: type(parent), predicate: predicate, value: value)
        #expect(lines.count == 1)
        #expect(lines.first?.contains(": error: condition '\(predicate)' can't hold for 'parent', which is ") == true)
    }

    @Test("an enum isn't an integer")
    func enumParent() throws {
        for predicate in ["IntegerValueIsGreaterThan", "BooleanHasExactValue"] {
            let lines = try lines(parent: enumeration, predicate: predicate, value: "<integer>1</integer>")
            #expect(
                lines.first?
                    .contains("which is an enum; the valid conditions are 'EnumHasExactValue', 'HasAnyValue'") == true
            )
        }
    }

    @Test(
        "a value of the wrong type is an error",
        arguments: [
            ("Boolean", "BooleanHasExactValue", "<string>maybe</string>"),
            ("Integer", "IntegerValueIsGreaterThan", "<string>many</string>"),
            ("Integer", "IntegerValueIsGreaterThan", "<true/>"),
        ]
    )
    func values(parent: String, predicate: String, value: String) throws {
        #expect(try lines(parent: type(parent), predicate: predicate, value: value).count == 1)
    }

    @Test("a value that Xcode leaves out means false, 0 or the empty string, but nothing for an enum")
    func absentValue() throws {
        #expect(try lines(parent: type("Boolean"), predicate: "BooleanHasExactValue") == [])
        #expect(try lines(parent: type("String"), predicate: "StringHasExactValue") == [])
        for predicate in ["IntegerValueIsGreaterThan", "IntegerValueIsGreaterThanOrEqual", "IntegerHasExactValue"] {
            #expect(try lines(parent: type("Integer"), predicate: predicate) == [])
        }
        let positive = type("Integer", limits("<integer>1</integer>", nil))
        let found = try lines(parent: positive, predicate: "IntegerHasExactValue")
        #expect(found.count == 1)
        #expect(found.first?.contains("the parameter's limits (at least 1) exclude it") == true)
        #expect(
            try lines(parent: enumeration, predicate: "EnumHasExactValue").first?
                .contains("has no case to compare 'parent' with; add the name of a case") == true
        )
    }

    @Test(
        "a number that the limits of the parent exclude is an error",
        arguments: [
            ("ValueIsGreaterThan", 10, 1), ("ValueIsGreaterThan", 9, 0), ("ValueIsGreaterThanOrEqual", 10, 0),
            ("ValueIsGreaterThanOrEqual", 11, 1), ("ValueIsLessThan", 1, 1), ("ValueIsLessThan", 2, 0),
            ("ValueIsLessThanOrEqual", 0, 1), ("HasExactValue", 11, 1), ("HasExactValue", 5, 0),
        ]
    )
    func range(comparison: String, value: Int, count: Int) throws {
        for (kind, element) in [("Integer", "integer"), ("Decimal", "real")] {
            let parent = type(kind, limits("<\(element)>1</\(element)>", "<\(element)>10</\(element)>"))
            let found = try lines(
                parent: parent,
                predicate: kind + comparison,
                value: "<\(element)>\(value)</\(element)>"
            )
            #expect(found.count == count, "\(found)")
            #expect(found.allSatisfy { $0.contains("the parameter's limits (1 to 10) exclude it") })
        }
        let unlimited = type("Integer", limits("<data></data>", "<data></data>"))
        #expect(
            try lines(parent: unlimited, predicate: "Integer\(comparison)", value: "<integer>\(value)</integer>") == []
        )
    }

    @Test("a circle is one error that names its parameters", arguments: [1, 2, 3])
    func circle(length: Int) throws {
        let parameters = (0..<length).map { index in
            """
            <dict><key>INIntentParameterName</key><string>p\(index)</string>
            <key>INIntentParameterRelationship</key><dict>
            <key>INIntentParameterRelationshipParentName</key><string>p\((index + 1) % length)</string>
            <key>INIntentParameterRelationshipPredicateName</key><string>HasAnyValue</string>
            </dict></dict>
            """
        }
        let tail = """
            <dict><key>INIntentParameterName</key><string>tail</string>
            <key>INIntentParameterRelationship</key><dict>
            <key>INIntentParameterRelationshipParentName</key><string>p0</string>
            <key>INIntentParameterRelationshipPredicateName</key><string>HasAnyValue</string>
            </dict></dict>
            """
        let found = try lines(
            parent: type("String"),
            predicate: "HasAnyValue",
            more: tail + parameters.joined()
        )
        #expect(found.count == 1)
        let names = (0..<length).map { "'p\($0)'" }.joined(separator: ", ")
        let message =
            length == 1 ? "parameter 'p0' depends on itself" : "parameters \(names) depend on each other in a circle"
        #expect(found.first?.contains(message) == true)
    }
}
