import Basics
import IntentDefinition
import Preview
import Testing
import Translations

/// Definitions and tables for previews.
enum Samples {
    /// A definition with an intent, an enum and a type, and a text in each place.
    static let shop = plist(
        """
        <key>INEnums</key><array><dict>
        <key>INEnumName</key><string>Size</string>
        <key>INEnumDisplayName</key><string>Size</string><key>INEnumDisplayNameID</key><string>Sz</string>
        <key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string>
        <key>INEnumValueDisplayName</key><string>unknown</string><key>INEnumValueDisplayNameID</key><string>S0</string></dict>
        <dict><key>INEnumValueName</key><string>small</string><key>INEnumValueIndex</key><integer>1</integer>
        <key>INEnumValueDisplayName</key><string>small</string><key>INEnumValueDisplayNameID</key><string>S1</string></dict>
        <dict><key>INEnumValueName</key><string>large</string><key>INEnumValueIndex</key><integer>2</integer>
        <key>INEnumValueDisplayName</key><string>large</string><key>INEnumValueDisplayNameID</key><string>S2</string></dict>
        </array></dict></array>
        <key>INIntents</key><array><dict>
        <key>INIntentName</key><string>Order</string>
        <key>INIntentTitle</key><string>Order Soup</string><key>INIntentTitleID</key><string>T1</string>
        <key>INIntentDescription</key><string>Orders a soup.</string><key>INIntentDescriptionID</key><string>D1</string>
        <key>INIntentCategory</key><string>order</string><key>INIntentVerb</key><string>Order</string>
        <key>INIntentConfigurable</key><true/>
        <key>INIntentUserConfirmationRequired</key><true/>
        <key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>size</string>
        <key>INIntentParameterType</key><string>Integer</string><key>INIntentParameterEnumType</key><string>Size</string>
        <key>INIntentParameterConfigurable</key><true/><key>INIntentParameterSupportsResolution</key><true/>
        <key>INIntentParameterDisplayName</key><string>Size</string><key>INIntentParameterDisplayNameID</key><string>P1</string>
        <key>INIntentParameterPromptDialogs</key><array>
        <dict><key>INIntentParameterPromptDialogType</key><string>Primary</string>
        <key>INIntentParameterPromptDialogFormatString</key><string>Which size?</string>
        <key>INIntentParameterPromptDialogFormatStringID</key><string>Q1</string></dict>
        <dict><key>INIntentParameterPromptDialogType</key><string>Confirmation</string>
        <key>INIntentParameterPromptDialogFormatString</key><string>A ${size} soup?</string>
        <key>INIntentParameterPromptDialogFormatStringID</key><string>Q2</string></dict></array></dict>
        <dict><key>INIntentParameterName</key><string>bread</string>
        <key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterDisplayName</key><string>Bread</string><key>INIntentParameterDisplayNameID</key><string>P2</string>
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><integer>2</integer>
        <key>INIntentParameterMetadataMaximumValue</key><integer>9</integer></dict>
        <key>INIntentParameterUnsupportedReasons</key><array><dict>
        <key>INIntentParameterUnsupportedReasonCode</key><string>soldOut</string>
        <key>INIntentParameterUnsupportedReasonFormatString</key><string>The bread is sold out.</string>
        <key>INIntentParameterUnsupportedReasonFormatStringID</key><string>U1</string></dict></array>
        <key>INIntentParameterRelationship</key><dict>
        <key>INIntentParameterRelationshipParentName</key><string>size</string>
        <key>INIntentParameterRelationshipPredicateName</key><string>EnumHasExactValue</string>
        <key>INIntentParameterRelationshipPredicateValue</key><string>large</string></dict></dict></array>
        <key>INIntentManagedParameterCombinations</key><dict>
        <key>size</key><dict>
        <key>INIntentParameterCombinationTitle</key><string>Order a ${size} soup</string>
        <key>INIntentParameterCombinationTitleID</key><string>C1</string></dict>
        <key>size,bread</key><dict>
        <key>INIntentParameterCombinationTitle</key><string>Order a ${size} soup with ${bread} rolls</string>
        <key>INIntentParameterCombinationTitleID</key><string>C2</string></dict></dict>
        <key>INIntentParameterCombinations</key><dict><key>size</key><dict>
        <key>INIntentParameterCombinationIsPrimary</key><true/>
        <key>INIntentParameterCombinationTitle</key><string>Order soup</string>
        <key>INIntentParameterCombinationTitleID</key><string>C3</string></dict></dict>
        <key>INIntentResponse</key><dict>
        <key>INIntentResponseCodes</key><array><dict>
        <key>INIntentResponseCodeName</key><string>success</string><key>INIntentResponseCodeSuccess</key><true/>
        <key>INIntentResponseCodeFormatString</key><string>It comes in ${minutes} minutes.</string>
        <key>INIntentResponseCodeFormatStringID</key><string>R1</string>
        <key>INIntentResponseCodeConciseFormatString</key><string>Coming.</string>
        <key>INIntentResponseCodeConciseFormatStringID</key><string>R2</string></dict></array>
        <key>INIntentResponseParameters</key><array><dict>
        <key>INIntentResponseParameterName</key><string>minutes</string>
        <key>INIntentResponseParameterType</key><string>Integer</string></dict></array></dict>
        </dict></array>
        <key>INTypes</key><array><dict>
        <key>INTypeName</key><string>Soup</string>
        <key>INTypeDisplayName</key><string>Soup</string><key>INTypeDisplayNameID</key><string>Y1</string>
        <key>INTypeProperties</key><array><dict>
        <key>INTypePropertyName</key><string>size</string>
        <key>INTypePropertyType</key><string>Integer</string>
        <key>INTypePropertyEnumType</key><string>Size</string></dict></array></dict></array>
        """
    )

    static func plist(_ entries: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(entries)\n</dict></plist>"
    }

    /// A definition with an intent of parameters, each with a name, a type, and perhaps a parent and a condition.
    static func intent(_ parameters: [String], summaries: [String]) -> String {
        let combinations = summaries.map { names in
            "<key>\(names)</key><dict><key>INIntentParameterCombinationTitle</key><string>\(names)</string></dict>"
        }
        return plist(
            """
            <key>INIntents</key><array><dict><key>INIntentName</key><string>Do</string>
            <key>INIntentParameters</key><array>\(parameters.joined())</array>
            <key>INIntentManagedParameterCombinations</key><dict>\(combinations.joined())</dict></dict></array>
            """
        )
    }

    /// A parameter for `intent`.
    static func parameter(
        _ name: String,
        type: String = "String",
        under parent: String = "",
        if condition: String = ""
    )
        -> String
    {
        let parts = condition.split(separator: " ").map(String.init)
        let relationship =
            parent.isEmpty
            ? ""
            : """
            <key>INIntentParameterRelationship</key><dict>
            <key>INIntentParameterRelationshipParentName</key><string>\(parent)</string>
            <key>INIntentParameterRelationshipPredicateName</key><string>\(parts[0])</string>
            \(parts.count > 1 ? "<key>INIntentParameterRelationshipPredicateValue</key>\(parts[1])" : "")</dict>
            """
        return """
            <dict><key>INIntentParameterName</key><string>\(name)</string>
            <key>INIntentParameterType</key><string>\(type)</string>\(relationship)</dict>
            """
    }

    /// A definition as the source of a preview.
    static func source(
        _ xml: String,
        file: String = "Shop.intentdefinition",
        _ tables: PreviewTables = PreviewTables()
    )
        throws -> PreviewSource
    {
        var source = PreviewSource(file: file, model: try model(xml), interface: nil, language: "en")
        source.tables = tables
        return source
    }

    static func model(_ xml: String) throws -> Definition {
        var diagnostics: [Diagnostic] = []
        let model = DefinitionDecoder(file: "Shop.intentdefinition").decode(Array(xml.utf8), diagnostics: &diagnostics)
        return try #require(model, "\(diagnostics)")
    }

    static func tables(_ language: String, _ entries: [String: String], plurals: String? = nil) throws -> PreviewTables
    {
        var tables = PreviewTables()
        let text = entries.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }.joined(separator: "\n")
        tables.strings = [try StringsTable(Array(text.utf8), file: "\(language).lproj/Shop.strings")]
        if let plurals {
            tables.plurals = [try PluralTable(Array(plurals.utf8), file: "\(language).lproj/Shop.stringsdict")]
        }
        return tables
    }
}
