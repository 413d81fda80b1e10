import Basics

/// Writes XLIFF 1.2 in the layout of Xcode's exports, with two spaces for each level and `xml:space="preserve"`.
package enum XLIFFWriter {
    /// Returns the bytes of a document, in UTF-8 with line feeds.
    ///
    /// - Parameter files: The texts of each file of the project.
    package static func bytes(of files: [XLIFFDocument.File]) -> [UInt8] {
        var text = """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

            """
        for file in files { append(file, to: &text) }
        text += "</xliff>\n"
        return Array(text.utf8)
    }

    private static func append(_ file: XLIFFDocument.File, to text: inout String) {
        let attributes = [
            ("original", file.original.value), ("source-language", file.sourceLanguage),
            ("target-language", file.targetLanguage), ("datatype", "plaintext"),
        ]
        text += "  <file\(attributes.map { attribute($0, $1) }.joined())>\n    <body>\n"
        for unit in file.units { append(unit, to: &text) }
        text += "    </body>\n  </file>\n"
    }

    private static func append(_ unit: XLIFFDocument.Unit, to text: inout String) {
        let translate = attribute("translate", unit.shouldTranslate ? nil : "no")
        text += """
                  <trans-unit\(attribute("id", unit.id.value))\(translate) xml:space="preserve">
                    <source>\(XMLText.escaped(unit.source.value))</source>

            """
        if let target = unit.target {
            let attributes = (unit.state?.xliffAttributes ?? []).map { attribute($0, $1) }
            text += "        <target\(attributes.joined())>\(XMLText.escaped(target.value))</target>\n"
        }
        for note in unit.notes { text += "        <note>\(XMLText.escaped(note))</note>\n" }
        text += "      </trans-unit>\n"
    }

    private static func attribute(_ name: String, _ value: String?) -> String {
        value.map { " \(name)=\"\(XMLText.escaped($0, inAttribute: true))\"" } ?? ""
    }
}
