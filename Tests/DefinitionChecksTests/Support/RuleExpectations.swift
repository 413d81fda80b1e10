import Basics
import IntentDefinition
import IntentInterface
import PropertyLists
import TestSupport
import Testing
import ToolSupport
import Translations

@testable import DefinitionChecks

/// Checks that a rule reports exactly the findings that are marked in a definition.
///
/// - Parameter tables: The texts of the tables beside the definition by their paths, such as `de.lproj/A.strings`.
func expect(
    _ rule: any DefinitionRule.Type,
    in text: DefinitionText,
    tables: [String: String] = [:],
    configuration: CheckConfiguration = CheckConfiguration(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let marked = try MarkedXML(text.xml)
    var subject = try CheckSubject(of: [marked.text], configuration: configuration)
    subject.definitions[0].tables = try TranslationTables(tables)
    marked.expect(subject.findings(of: rule, in: subject.definitions[0]), sourceLocation: sourceLocation)
}

/// Checks the findings of a rule in a definition called `A.intentdefinition` and its tables, as printed lines including
/// notes.
///
/// - Parameter tables: The texts of the tables by their paths, such as `de.lproj/A.strings`.
func expect(
    _ rule: any DefinitionRule.Type,
    in text: DefinitionText,
    tables: [String: String],
    configuration: CheckConfiguration = CheckConfiguration(),
    toFind lines: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    var subject = try CheckSubject(of: [text.xml], configuration: configuration)
    subject.definitions[0].tables = try TranslationTables(tables)
    let findings = subject.findings(of: rule, in: subject.definitions[0])
    #expect(findings.sortedForReport().flatMap(\.lines) == lines, sourceLocation: sourceLocation)
}

extension Diagnostic {
    /// The lines of the text form.
    var lines: [String] { text().split(separator: "\n").map(String.init) }
}

/// Checks the result of a rule's fix-its, including unsafe ones, for a definition and its tables.
///
/// - Parameters:
///   - tables: The texts of the tables beside the definition by their paths, such as `de.lproj/A.strings`.
///   - expectedTables: The texts of the changed tables.
func expect(
    _ rule: any DefinitionRule.Type,
    toTurn text: DefinitionText,
    into expected: DefinitionText,
    tables: [String: String] = [:],
    into expectedTables: [String: String] = [:],
    configuration: CheckConfiguration = CheckConfiguration(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    var subject = try CheckSubject(of: [text.xml], configuration: configuration)
    subject.definitions[0].tables = try TranslationTables(tables)
    let plan = FixItPlan(for: subject.findings(of: rule, in: subject.definitions[0]), includingUnsafe: true)
    #expect(plan.fixItCount > 0, "there is no fix-it", sourceLocation: sourceLocation)
    let definition = subject.definitions[0].file
    let before = tables.merging([definition: text.xml]) { $1 }
    let after = before.merging(expectedTables) { $1 }.merging([definition: expected.xml]) { $1 }
    for file in Set(plan.edits.keys).union(after.keys) {
        let bytes = Array((before[file] ?? "").utf8)
        let fixed = try #require((plan.edits[file] ?? []).applied(to: bytes), sourceLocation: sourceLocation)
        let difference = LineDifference(from: after[file] ?? "", to: String(decoding: fixed, as: UTF8.self))
        #expect(difference.description == "", "\(file)", sourceLocation: sourceLocation)
    }
}

extension TranslationTables {
    /// The tables with the given texts, by their paths.
    init(_ texts: [String: String]) throws {
        self.init()
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            if path.hasSuffix(".strings") { strings.append(try StringsTable(Array(text.utf8), file: path)) }
            if path.hasSuffix(".stringsdict") { plurals.append(try PluralTable(Array(text.utf8), file: path)) }
            if let language = LocalizedPath(path).language, !languages.contains(language) {
                languages.append(language)
                localizedLanguages.append(language)
            }
        }
    }
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
    /// The definition with a readable text.
    init(_ text: String, file: String) throws {
        var diagnostics: [Diagnostic] = []
        let bytes = Array(text.utf8)
        let source = try #require(SourceFile(path: file, decoding: bytes))
        let model = DefinitionDecoder(file: file).decode(bytes, diagnostics: &diagnostics)
        let definition = try #require(model, "\(diagnostics.map { $0.text() })")
        let interface = DefinitionInterface(of: definition, file: file)
        diagnostics += interface.diagnostics
        self.init(source: source, model: definition, interface: diagnostics.hasErrors ? nil : interface)
    }
}
