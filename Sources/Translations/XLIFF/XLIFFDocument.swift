package import Basics
package import PropertyLists

/// An XLIFF 1.2 file, in which Xcode and translation services exchange texts with translators.
package struct XLIFFDocument: Sendable {
    /// The texts of one file in the project.
    package struct File: Sendable {
        /// The path of the project's file.
        package var original: Located<String>
        /// The language of the sources.
        package var sourceLanguage: String?
        /// The language of the targets.
        package var targetLanguage: String?
        /// The texts in the order of the file.
        package var units: [Unit]
    }

    /// One text with its translation.
    package struct Unit: Sendable {
        /// The key of the text in tables.
        package var id: Located<String>
        /// The text in the source language.
        package var source: Located<String>
        /// The translation; `nil` if there isn't one yet.
        package var target: Located<String>?
        /// The state of the translation; `nil` in a file without this information.
        package var state: TranslationState?
        /// The notes to translators, in the order of the file.
        package var notes: [String]
        /// Whether the text should be translated.
        package var shouldTranslate: Bool
        /// Whether the source or the target contains elements, such as `<x id="1"/>`. The text is then incomplete.
        package var hasMarkup: Bool
        /// The elements that edits change; empty in a unit that isn't read from a file.
        var places: Places?
    }

    /// The elements of a unit in the text of the file.
    struct Places: Sendable {
        /// The element that a new target goes after.
        var source: Range<Int>
        /// The target.
        var target: XMLTree.Element?
    }

    /// The path of the file, as in the locations of findings.
    package let file: String
    /// The encoding of the file.
    package let encoding: SourceEncoding
    /// The text in UTF-8 without a byte-order mark.
    package let text: [UInt8]
    /// The texts of each file of the project, in the order of the document.
    package let files: [File]
    /// The errors of units that are left out, because they aren't complete.
    package let issues: [PropertyListError]
}

extension XLIFFDocument.Unit {
    /// Creates a text to write.
    package init(
        id: String,
        source: String,
        target: String? = nil,
        state: TranslationState? = nil,
        notes: [String] = [],
        shouldTranslate: Bool = true
    ) {
        self.init(
            id: Located(id),
            source: Located(source),
            target: target.map { Located($0) },
            state: state,
            notes: notes,
            shouldTranslate: shouldTranslate,
            hasMarkup: false,
            places: nil
        )
    }
}

extension XLIFFDocument.File {
    /// Creates the texts of a file to write.
    package init(
        original: String,
        sourceLanguage: String,
        targetLanguage: String?,
        units: [XLIFFDocument.Unit]
    ) {
        self.init(
            original: Located(original),
            sourceLanguage: sourceLanguage,
            targetLanguage: targetLanguage,
            units: units
        )
    }

    /// The unit of a key, which is the last one if there are several.
    package subscript(id: String) -> XLIFFDocument.Unit? {
        units.last { $0.id.value == id }
    }
}
