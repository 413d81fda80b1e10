import Basics
import PropertyLists
import Translations

/// A table that isn't UTF-8 text.
enum L10nEncoding: DefinitionRule {
    static let description = RuleDescription(
        .l10nEncoding,
        category: .localization,
        severity: .warning,
        summary: "a table isn't UTF-8 text",
        explanation: RuleExplanation(
            trigger: "A `.strings` file beside a definition is encoded in UTF-16, or is a binary property list.",
            importance: """
                Git shows the file as binary, so changes can't be reviewed or merged, and searches don't find its \
                texts. Xcode converts tables when it builds, so UTF-8 has no disadvantage.
                """,
            wrong: "de.lproj/Shop.strings: Little-endian UTF-16 Unicode text",
            right: "de.lproj/Shop.strings: UTF-8 Unicode text",
            remedy: "Convert the file to UTF-8. `intentc check --fix` does this for all tables except those in XML."
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for table in definition.tables.strings {
            if case .utf8(hasMark: _) = table.encoding { continue }
            let form = table.format == .binary ? "is a binary property list" : "isn't UTF-8 text"
            let conversion = table.conversionToUTF8
            findings.report(
                "the table \(form), so Git shows it as binary; convert it to UTF-8 text",
                at: SourceLocation(file: table.file),
                fixIt: conversion.map { FixIt("convert the table to UTF-8", isSafe: true, edits: [$0]) },
                about: Diagnostic.Topic("\(definition.file) \(form)", languages: [table.path.language])
            )
        }
    }
}
