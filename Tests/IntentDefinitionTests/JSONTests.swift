import Basics
import Foundation
import IntentDefinition
import PropertyLists
import TestSupport
import Testing

@Suite("The JSON form of a definition")
struct JSONTests {
    @Test("members are named as the model's properties, and unknown keys stand in 'other'")
    func members() throws {
        var diagnostics: [Diagnostic] = []
        let bytes = document(
            """
            <key>Author</key><string>Ada</string>
            <key>INIntents</key><array><dict>
            <key>INIntentName</key><string>Order</string>
            <key>INIntentEligibleForWidgets</key><false/>
            <key>INIntentParameterCombinations</key><dict><key>size</key><dict/></dict>
            <key>INIntentParameters</key><array><dict><key>INIntentParameterMetadata</key><dict>
            <key>INIntentParameterMetadataDefaultValue</key><real>0.50</real>
            <key>INIntentParameterMetadataMaximumValue</key><data></data></dict></dict></array>
            </dict></array>
            """
        )
        let definition = try #require(DefinitionDecoder(file: "A").decode(bytes, diagnostics: &diagnostics))
        var json = JSONWriter(.compact)
        json.definition(definition)
        #expect(
            String(decoding: json.bytes, as: UTF8.self) == #"""
                {"formatVersion":1,"intents":[{"eligibleForWidgets":false,"name":"Order",\#
                "parameterCombinations":[{"key":"size"}],\#
                "parameters":[{"metadata":{"defaultValue":0.50,"maximumValue":""}}]}],"other":{"Author":"Ada"}}
                """#
        )
    }

    @Test(
        "data is base64 without the space around and between its lines",
        arguments: [
            ("", ""), ("\n\t\t", ""), ("\n\tAQID\n\t", "AQID"), ("\r\n\tAQID\r\n\tBA==\r\n\t", "AQIDBA=="),
        ]
    )
    func data(text: String, base64: String) throws {
        var diagnostics: [Diagnostic] = []
        let bytes = document("<key>Icon</key><data>\(text)</data>")
        let definition = try #require(DefinitionDecoder(file: "A").decode(bytes, diagnostics: &diagnostics))
        var json = JSONWriter(.compact)
        json.definition(definition)
        #expect(String(decoding: json.bytes, as: UTF8.self) == #"{"formatVersion":1,"other":{"Icon":"\#(base64)"}}"#)
    }

    @Test("each of the package's definitions gives JSON that other readers accept")
    func validity() throws {
        #expect(!PackageFolder.definitions.isEmpty)
        for url in PackageFolder.definitions {
            var diagnostics: [Diagnostic] = []
            let bytes = Array(try Data(contentsOf: url))
            let definition = DefinitionDecoder(file: url.path).decode(bytes, diagnostics: &diagnostics)
            var json = JSONWriter()
            json.definition(try #require(definition))
            let object = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
            #expect(object?["modelVersion"] as? String == "1.2")
        }
    }

    @Test("the documentation lists every member")
    func documentation() throws {
        var documenter = Documenter()
        documenter.document(Definition.self, title: "The whole file")
        let url = PackageFolder.root.appendingPathComponent("Documentation/dump.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        for table in documenter.tables where !text.contains(table) {
            Issue.record("Documentation/dump.md lacks this table:\n\(table)")
        }
    }
}

/// Lists the fields of models as Markdown tables.
private struct Documenter: FieldMapper {
    var tables: [String] = []
    private var rows: [String] = []
    private var known: Set<String> = []

    mutating func document<Model: DictionaryModel>(_: Model.Type, title: String) {
        guard known.insert(title).inserted else { return }
        let outer = rows
        rows = []
        var model = Model()
        let place = tables.count
        tables.append("")
        model.mapFields(&self)
        tables[place] =
            "## \(title)\n\n| member | value | key in the file |\n|---|---|---|\n" + rows.joined(separator: "\n")
        rows = outer
    }

    private mutating func add(_ name: StaticString, _ type: String, _ key: String) {
        rows.append("| `\(name)` | \(type) | `\(key)` |")
    }

    private func link<Model: DictionaryModel>(_: Model.Type) -> String {
        let name = "\(Model.self)".replacing("OwnedProperty<Response>", with: "ResponseParameter")
            .replacing("OwnedProperty<TypeDefinition>", with: "TypeProperty")
        return name.hasPrefix("ValueMetadata<") ? "Metadata of \(name.dropFirst(14).dropLast())" : name
    }

    mutating func text(_ key: @autoclosure () -> String, _ name: StaticString, _: inout Located<String>?) {
        add(name, "text", key())
    }

    mutating func flag(_ key: @autoclosure () -> String, _ name: StaticString, _: inout Located<Bool>?) {
        add(name, "true or false", key())
    }

    mutating func number(_ key: @autoclosure () -> String, _ name: StaticString, _: inout Located<Number>?) {
        add(name, "number", key())
    }

    mutating func value(_ key: @autoclosure () -> String, _ name: StaticString, _: inout PropertyListValue?) {
        add(name, "any", key())
    }

    mutating func model<Model: DictionaryModel>(
        _ key: @autoclosure () -> String,
        _ name: StaticString,
        _: inout Model?
    ) {
        add(name, link(Model.self), key())
        document(Model.self, title: link(Model.self))
    }

    mutating func list<Model: DictionaryModel>(
        _ key: @autoclosure () -> String,
        _ name: StaticString,
        _: inout Located<[Model]>?
    ) {
        add(name, "list of \(link(Model.self))", key())
        document(Model.self, title: link(Model.self))
    }

    mutating func keyedList<Model: KeyedDictionaryModel>(
        _ key: @autoclosure () -> String,
        _ name: StaticString,
        _: inout Located<[Model]>?
    ) {
        add(name, "list of \(link(Model.self)), each with its `key`", key())
        document(Model.self, title: link(Model.self))
    }
}
