import Basics
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

/// Checks that a definition gives the diagnostics that are marked in it, and no others.
///
/// - Parameter entries: The entries of the file's dictionary.
func expectMarked(
    _ entries: String,
    classPrefix: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let marked = try MarkedXML("<plist version=\"1.0\"><dict>\n\(entries)\n</dict></plist>")
    var diagnostics: [Diagnostic] = []
    let decoder = DefinitionDecoder(file: "Test.intentdefinition")
    let definition = try #require(
        decoder.decode(Array(marked.text.utf8), diagnostics: &diagnostics),
        sourceLocation: sourceLocation
    )
    diagnostics +=
        DefinitionInterface(
            of: definition,
            file: "Test.intentdefinition",
            classPrefix: classPrefix
        ).diagnostics
    marked.expect(diagnostics, sourceLocation: sourceLocation)
}
