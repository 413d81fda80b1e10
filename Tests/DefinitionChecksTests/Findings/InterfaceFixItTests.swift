import Basics
import IntentDefinition
import IntentInterface
import PropertyLists
import TestSupport
import Testing

@testable import DefinitionChecks

/// The fix-its for findings about generated code.
@Suite struct InterfaceFixItTests {
    /// The fix-its for the findings about a definition's interface.
    private func findings(in text: DefinitionText) throws -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let bytes = Array(text.xml.utf8)
        let source = try #require(SourceFile(path: "A.intentdefinition", decoding: bytes))
        let model = try #require(DefinitionDecoder(file: source.path).decode(bytes, diagnostics: &diagnostics))
        let findings = DefinitionInterface(of: model, file: source.path).findings
        return CheckedDefinition(source: source, model: model, interface: nil).completing(findings)
    }

    private func expect(
        _ id: String,
        toTurn text: DefinitionText,
        into expected: DefinitionText,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let found = try findings(in: text).filter { $0.id.rawValue == id }
        #expect(found.allSatisfy { $0.fixIts.allSatisfy { !$0.isSafe } }, sourceLocation: sourceLocation)
        let plan = FixItPlan(for: found, includingUnsafe: true)
        #expect(plan.fixItCount > 0, "there is no fix-it", sourceLocation: sourceLocation)
        let edits = plan.edits["A.intentdefinition"] ?? []
        let fixed = try #require(edits.applied(to: Array(text.xml.utf8)), sourceLocation: sourceLocation)
        let difference = LineDifference(from: expected.xml, to: String(decoding: fixed, as: UTF8.self))
        #expect(difference.description == "", sourceLocation: sourceLocation)
        let left = try findings(in: expected).filter { $0.id.rawValue == id }
        #expect(left.isEmpty, sourceLocation: sourceLocation)
    }

    /// An intent with one parameter and a summary, and the enums and types for the parameter.
    private func order(
        parameter: String,
        _ type: String = "<key>INIntentParameterType</key><string>String</string>",
        property: String = "reason",
        key: String? = nil
    ) -> DefinitionText {
        .root(
            """
            <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string><key>INEnumValues</key>
            <array><dict><key>INEnumValueName</key><string>unknown</string></dict></array></dict></array>
            <key>INIntents</key>
            <array><dict>
            <key>INIntentManagedParameterCombinations</key>
            <dict><key>\(key ?? parameter)</key><dict><key>INIntentParameterCombinationTitle</key>
            <string>Order ${\(parameter)}</string></dict></dict>
            <key>INIntentName</key><string>Order</string>
            <key>INIntentParameters</key>
            <array><dict><key>INIntentParameterName</key><string>\(parameter)</string>\(type)</dict></array>
            <key>INIntentResponse</key><dict>
            <key>INIntentResponseCodes</key><array><dict><key>INIntentResponseCodeFormatString</key>
            <string>${\(property)} of ${\(parameter)}</string>
            <key>INIntentResponseCodeName</key><string>failure</string></dict></array>
            <key>INIntentResponseOutput</key><string>\(property)</string>
            <key>INIntentResponseParameters</key><array><dict>
            <key>INIntentResponseParameterName</key><string>\(property)</string>
            <key>INIntentResponseParameterType</key><string>String</string></dict></array></dict>
            </dict></array>
            <key>INTypes</key><array><dict><key>INTypeName</key><string>Soup</string></dict></array>
            """
        )
    }

    @Test("a reference that is nearly right is corrected", arguments: [("Integer", "Enum"), ("Object", "Object")])
    func nearReference(type: String, key: String) throws {
        func reference(_ name: String) -> String {
            """
            <key>INIntentParameter\(key)Type</key><string>\(name)</string>
            <key>INIntentParameterType</key><string>\(type)</string>
            """
        }
        let (written, meant) = key == "Enum" ? ("Sise", "Size") : ("Suop", "Soup")
        try expect(
            "ref-dangling",
            toTurn: order(parameter: "a", reference(written)),
            into: order(parameter: "a", reference(meant))
        )
    }

    @Test("a misspelled type is corrected")
    func nearType() throws {
        try expect(
            "type-unknown",
            toTurn: order(parameter: "a", "<key>INIntentParameterType</key><string>Sting</string>"),
            into: order(parameter: "a")
        )
    }

    @Test("an invalid name becomes a valid one in all places")
    func identifier() throws {
        try expect("name-identifier", toTurn: order(parameter: "soup size"), into: order(parameter: "soupSize"))
        try expect(
            "name-identifier",
            toTurn: order(parameter: "a", property: "the reason"),
            into: order(parameter: "a", property: "theReason")
        )
    }

    @Test("the name of an inherited member gets a suffix in all places")
    func reservedMember() throws {
        try expect(
            "name-reserved-member",
            toTurn: order(parameter: "description"),
            into: order(parameter: "descriptionValue")
        )
        try expect(
            "name-reserved-member",
            toTurn: order(parameter: "a", property: "code"),
            into: order(parameter: "a", property: "codeValue")
        )
    }

    @Test("enums, types and cases are also renamed where they are used")
    func usedNames() throws {
        func menu(_ enumName: String, _ typeName: String, _ caseName: String) -> DefinitionText {
            .root(
                """
                <key>INEnums</key><array><dict><key>INEnumName</key><string>\(enumName)</string>
                <key>INEnumValues</key>
                <array><dict><key>INEnumValueName</key><string>\(caseName)</string></dict></array></dict></array>
                <key>INIntents</key><array><dict><key>INIntentName</key><string>Order</string>
                <key>INIntentParameters</key><array>
                <dict><key>INIntentParameterEnumType</key><string>\(enumName)</string>
                <key>INIntentParameterMetadata</key><dict>
                <key>INIntentParameterMetadataDefaultValue</key><string>\(caseName)</string></dict>
                <key>INIntentParameterName</key><string>size</string>
                <key>INIntentParameterType</key><string>Integer</string></dict>
                <dict><key>INIntentParameterName</key><string>soup</string>
                <key>INIntentParameterObjectType</key><string>\(typeName)</string>
                <key>INIntentParameterRelationship</key><dict>
                <key>INIntentParameterRelationshipParentName</key><string>size</string>
                <key>INIntentParameterRelationshipPredicateName</key><string>EnumHasExactValue</string>
                <key>INIntentParameterRelationshipPredicateValue</key><string>\(caseName)</string></dict>
                <key>INIntentParameterType</key><string>Object</string></dict></array></dict></array>
                <key>INTypes</key><array><dict><key>INTypeName</key><string>\(typeName)</string></dict></array>
                """
            )
        }
        try expect(
            "name-identifier",
            toTurn: menu("Soup size", "Soup-Kind", "not large"),
            into: menu("SoupSize", "SoupKind", "notLarge")
        )
    }

    @Test("if the better name is taken, there isn't a fix-it")
    func takenName() throws {
        let text = DefinitionText.intent(
            """
            <key>INIntentName</key><string>Order</string><key>INIntentParameters</key><array>
            <dict><key>INIntentParameterName</key><string>soup size</string>
            <key>INIntentParameterType</key><string>String</string></dict>
            <dict><key>INIntentParameterName</key><string>soupSize</string>
            <key>INIntentParameterType</key><string>String</string></dict></array>
            """
        )
        let found = try findings(in: text).filter { $0.id == .nameIdentifier }
        #expect(found.map(\.fixIts.count) == [0])
    }

    @Test("cases with the same index get the next free ones")
    func equalIndices() throws {
        func size(_ indices: Int?...) -> DefinitionText {
            let cases = indices.enumerated().map { number, index in
                let index = index.map { "<key>INEnumValueIndex</key>\n<integer>\($0)</integer>\n" } ?? ""
                return "<dict>\n\(index)<key>INEnumValueName</key>\n<string>case\(number)</string>\n</dict>\n"
            }
            return .enumeration(
                "<key>INEnumName</key><string>Size</string><key>INEnumValues</key><array>\(cases.joined())</array>"
            )
        }
        try expect("enum-index-reuse", toTurn: size(0, 2, 2, nil), into: size(0, 2, 3, 4))
    }

    @Test("an enum that hides a type that generated code needs gets another class name")
    func frameworkClash() throws {
        func enumeration(_ className: String) -> DefinitionText {
            .enumeration(
                """
                \(className)<key>INEnumName</key>
                <string>Int</string>
                <key>INEnumValues</key>
                <array><dict><key>INEnumValueName</key><string>unknown</string></dict></array>
                """
            )
        }
        try expect(
            "name-sdk-clash",
            toTurn: enumeration(""),
            into: enumeration("<key>INEnumClassName</key>\n<string>IntentInt</string>\n")
        )
    }

    @Test("only the first hundred of many findings get a fix-it")
    func manyFindings() throws {
        let parameters = (0..<150).map { number in
            """
            <dict><key>INIntentParameterName</key><string>\(number)</string>
            <key>INIntentParameterType</key><string>String</string></dict>
            """
        }
        let text = DefinitionText.intent(
            """
            <key>INIntentName</key><string>Order</string>
            <key>INIntentParameters</key><array>\(parameters.joined())</array>
            """
        )
        let found = try findings(in: text).filter { $0.id == .nameIdentifier }
        #expect(found.count == 150)
        #expect(found.count { !$0.fixIts.isEmpty } == 100)
    }
}
