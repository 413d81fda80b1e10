import DefinitionConfiguration
import DefinitionDiagnostics
import IntentDefinition
import IntentInterface
import PropertyListXML
import TestSupport
import Testing

@testable import DefinitionChecks

/// Checks that a rule finds in a definition what is marked there, and nothing else. Without marks it must stay silent.
func expect(
    _ rule: any DefinitionRule.Type,
    in text: DefinitionText,
    configuration: CheckConfiguration = CheckConfiguration(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let marked = try MarkedXML(text.xml)
    let subject = try CheckSubject(of: [marked.text], configuration: configuration)
    marked.expect(subject.findings(of: rule, in: subject.definitions[0]), sourceLocation: sourceLocation)
}

/// Checks what the fix-its of a rule make of a definition, those included that are not safe.
func expect(
    _ rule: any DefinitionRule.Type,
    toTurn text: DefinitionText,
    into expected: DefinitionText,
    configuration: CheckConfiguration = CheckConfiguration(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let subject = try CheckSubject(of: [text.xml], configuration: configuration)
    let plan = FixItPlan(for: subject.findings(of: rule, in: subject.definitions[0]), includingUnsafe: true)
    #expect(plan.fixItCount > 0, "there is no fix-it", sourceLocation: sourceLocation)
    let fixed = plan.edits.values.reduce(Array(text.xml.utf8)) { bytes, edits in edits.applied(to: bytes) ?? [] }
    let difference = LineDifference(from: expected.xml, to: String(decoding: fixed, as: UTF8.self)).description
    #expect(difference == "", sourceLocation: sourceLocation)
}

extension CheckSubject {
    /// Definitions of the given texts, called `A.intentdefinition`, `B.intentdefinition` and so on.
    init(of texts: [String], configuration: CheckConfiguration = CheckConfiguration()) throws {
        let definitions = try texts.enumerated().map { index, text in
            let name = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index)))
            var definition = try CheckedDefinition(text, file: "\(name).intentdefinition")
            definition.configuration = configuration
            return definition
        }
        self.init(definitions: definitions)
    }
}

extension CheckedDefinition {
    /// The definition of a text that can be read.
    init(_ text: String, file: String) throws {
        var diagnostics: [Diagnostic] = []
        let bytes = Array(text.utf8)
        let source = try #require(SourceFile(path: file, decoding: bytes))
        let model = DefinitionDecoder(file: file).decode(bytes, diagnostics: &diagnostics)
        let definition = try #require(model, "\(diagnostics.map { $0.text() })")
        let interface = DefinitionInterface(of: definition, file: file, diagnostics: &diagnostics)
        self.init(source: source, model: definition, interface: diagnostics.hasErrors ? nil : interface)
    }
}
