import Basics
import PropertyLists
import Translations

/// A table that version control and translators cannot read as text.
enum L10nEncoding: DefinitionRule {
    static let description = RuleDescription(
        .l10nEncoding,
        category: .localization,
        severity: .warning,
        summary: "a table is not text in UTF-8",
        explanation: RuleExplanation(
            trigger: "A `.strings` file beside a definition is in UTF-16, or a binary property list.",
            importance: """
                Git shows the file as binary: changes cannot be reviewed or merged, and searches do not find its \
                texts. Xcode converts tables when it builds, so that UTF-8 costs nothing.
                """,
            remedy: "Convert the file to UTF-8; `intentc check --fix` does so for all but tables in XML."
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for table in definition.tables.strings {
            if case .utf8(hasMark: _) = table.encoding { continue }
            let form = table.format == .binary ? "a binary property list" : "not in UTF-8"
            let conversion = table.conversionToUTF8
            findings.report(
                "the table is \(form), so that Git shows it as binary; convert it to text in UTF-8",
                at: SourceLocation(file: table.file),
                fixIt: conversion.map { FixIt("convert the table to UTF-8", isSafe: true, edits: [$0]) },
                about: Diagnostic.Topic("\(definition.file) \(form)", languages: [table.path.language])
            )
        }
    }
}
