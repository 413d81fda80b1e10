import Foundation
import TestSupport
import Testing

@Suite struct FormatTests {
    /// A definition with unsorted keys, another indentation, and what only the exact bytes of values tell.
    private static let unformatted = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>Invented</key><dict><key>b</key><string/><key>a</key><data>AAEC
            </data></dict>
          <key>INIntents</key>
          <array><dict>
            <key>INIntentTitle</key><string>Fish &amp; &quot;chips&quot;
          &#62; soup</string>
            <key>INIntentName</key><string>Order</string>
            <key>INIntentParameters</key><array><dict>
              <key>INIntentParameterName</key><string>size</string>
              <key>INIntentParameterType</key><string>Decimal</string>
              <key>INIntentParameterTag</key><string>7</string>
              <key>INIntentParameterMetadata</key><dict>
                <key>INIntentParameterMetadataMaximumValue</key><real>1</real>
                <key>INIntentParameterMetadataMinimumValue</key><real>0.50</real>
              </dict>
            </dict></array>
          </dict></array>
        </dict></plist>
        """

    private static let formatted = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>INIntents</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>INIntentName</key>
        \t\t\t<string>Order</string>
        \t\t\t<key>INIntentParameters</key>
        \t\t\t<array>
        \t\t\t\t<dict>
        \t\t\t\t\t<key>INIntentParameterMetadata</key>
        \t\t\t\t\t<dict>
        \t\t\t\t\t\t<key>INIntentParameterMetadataMaximumValue</key>
        \t\t\t\t\t\t<real>1</real>
        \t\t\t\t\t\t<key>INIntentParameterMetadataMinimumValue</key>
        \t\t\t\t\t\t<real>0.50</real>
        \t\t\t\t\t</dict>
        \t\t\t\t\t<key>INIntentParameterName</key>
        \t\t\t\t\t<string>size</string>
        \t\t\t\t\t<key>INIntentParameterTag</key>
        \t\t\t\t\t<string>7</string>
        \t\t\t\t\t<key>INIntentParameterType</key>
        \t\t\t\t\t<string>Decimal</string>
        \t\t\t\t</dict>
        \t\t\t</array>
        \t\t\t<key>INIntentTitle</key>
        \t\t\t<string>Fish &amp; "chips"
          &gt; soup</string>
        \t\t</dict>
        \t</array>
        \t<key>Invented</key>
        \t<dict>
        \t\t<key>a</key>
        \t\t<data>AAEC
            </data>
        \t\t<key>b</key>
        \t\t<string></string>
        \t</dict>
        </dict>
        </plist>

        """

    @Test("keys are sorted and lines indented, and values keep their spelling, whatever their keys call for")
    func form() throws {
        try withTool { tool, folder in
            try folder.write(Self.unformatted, to: "Definitions/Shop.intentdefinition")
            let result = try tool.run("format")
            #expect(result.status == 0)
            #expect(result.errorText.isEmpty)
            #expect(
                result.outputText == """
                    formatted Definitions/Shop.intentdefinition
                    1 definition: 1 formatted, 0 unchanged

                    """
            )
            let difference = try LineDifference(
                from: Self.formatted,
                to: folder.text(of: "Definitions/Shop.intentdefinition")
            )
            #expect(difference.description == "")
            #expect(try folder.paths() == ["Definitions/Shop.intentdefinition"])
        }
    }

    @Test("a file in Xcode's form is not touched")
    func unchanged() throws {
        try withTool { tool, folder in
            let file = try folder.write(Self.formatted, to: "Definitions/Shop.intentdefinition")
            let past = Date(timeIntervalSince1970: 1_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
            #expect(try tool.run("format").outputText == "1 definition: 0 formatted, 1 unchanged\n")
            #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date == past)
        }
    }

    @Test("'--verify' names the files in another form, and writes nothing")
    func verify() throws {
        try withTool { tool, folder in
            try folder.write(Self.unformatted, to: "Definitions/B.intentdefinition")
            try folder.write(Self.formatted, to: "Definitions/A.intentdefinition")
            let result = try tool.run("format", "--verify")
            #expect(result.status == 1)
            #expect(
                result.errorText == """
                    Definitions/B.intentdefinition: error: not formatted the way Xcode saves definitions; run \
                    'intentc format' to format it [format-differs]

                    """
            )
            #expect(result.outputText == "2 definitions: 1 formatted, 1 not\n")
            #expect(try folder.text(of: "Definitions/B.intentdefinition") == Self.unformatted)

            try tool.run("format", "--quiet")
            #expect(try tool.run("format", "--verify").succeeded)
        }
    }

    @Test("copies of a definition in all languages are formatted")
    func languages() throws {
        try withTool { tool, folder in
            for language in ["Base", "de"] {
                try folder.write(Self.unformatted, to: "Definitions/\(language).lproj/Shop.intentdefinition")
            }
            try tool.run("format", "Definitions", "Definitions/de.lproj")
            for language in ["Base", "de"] {
                #expect(try folder.text(of: "Definitions/\(language).lproj/Shop.intentdefinition") == Self.formatted)
            }
        }
    }

    @Test(
        "other encodings and line ends become UTF-8 with line feeds",
        arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian]
    )
    func encodings(encoding: String.Encoding) throws {
        try withTool { tool, folder in
            let name = encoding == .utf8 ? "UTF-8" : "UTF-16"
            let text = "\u{FEFF}" + Self.unformatted.replacing("UTF-8", with: name).replacing("\n", with: "\r\n")
            let data = try #require(text.data(using: encoding))
            try folder.write(data, to: "Definitions/Shop.intentdefinition")
            #expect(try tool.run("format").succeeded)
            #expect(try folder.text(of: "Definitions/Shop.intentdefinition") == Self.formatted)
        }
    }

    @Test(
        "a file with a comment or a processing instruction is left as it is, and the others are formatted",
        arguments: ["<!-- ours -->", "<?note ours?>"]
    )
    func comments(aside: String) throws {
        try withTool { tool, folder in
            let text = Self.unformatted.replacing("<plist", with: "\(aside)\n<plist")
            try folder.write(text, to: "Definitions/A.intentdefinition")
            try folder.write(Self.unformatted, to: "Definitions/B.intentdefinition")
            let result = try tool.run("format")
            #expect(result.status == 1)
            #expect(
                result.errorText.hasPrefix(
                    """
                    Definitions/A.intentdefinition:2:1: error: Xcode drops this comment when it saves the \
                    definition, so the file isn't formatted; move the comment elsewhere [format-comment]

                    """
                )
            )
            #expect(
                result.outputText == """
                    formatted Definitions/B.intentdefinition
                    2 definitions: 1 formatted, 0 unchanged, 1 with errors

                    """
            )
            #expect(try folder.text(of: "Definitions/A.intentdefinition") == text)
        }
    }

    @Test("a text that looks like a comment isn't one")
    func textLikeAComment() throws {
        try withTool { tool, folder in
            let text = Self.unformatted.replacing("Fish", with: "<![CDATA[<!-- Fish -->]]>")
            try folder.write(text, to: "Definitions/A.intentdefinition")
            #expect(try tool.run("format").succeeded)
            #expect(try folder.text(of: "Definitions/A.intentdefinition").contains("<string>&lt;!-- Fish --&gt;"))
        }
    }

    @Test("a file that can't be read is an error at its place, and the others are formatted")
    func unreadable() throws {
        try withTool { tool, folder in
            try folder.write("<plist><dict>", to: "Definitions/A.intentdefinition")
            try folder.write(Self.unformatted, to: "Definitions/B.intentdefinition")
            let result = try tool.run("format", "Definitions", "Missing")
            #expect(result.status == 74)
            #expect(result.errorText.contains("Definitions/A.intentdefinition:1:14: error: the file is cut off"))
            #expect(try folder.text(of: "Definitions/A.intentdefinition") == "<plist><dict>")
            #expect(try folder.text(of: "Definitions/B.intentdefinition") == Self.formatted)
        }
    }

    @Test("a link stays a link, and the file that it leads to keeps its permissions")
    func linksAndPermissions() throws {
        try withTool { tool, folder in
            let file = try folder.write(Self.unformatted, to: "Shared/Shop.intentdefinition")
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
            try folder.write("", to: "Definitions/README")
            symlink("../Shared/Shop.intentdefinition", folder.file("Definitions/Shop.intentdefinition").path)
            #expect(try tool.run("format").succeeded)
            #expect(try folder.text(of: "Shared/Shop.intentdefinition") == Self.formatted)
            let link = folder.file("Definitions/Shop.intentdefinition").path
            let target = try FileManager.default.destinationOfSymbolicLink(atPath: link)
            #expect(target == "../Shared/Shop.intentdefinition")
            let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(permissions == 0o600)
        }
    }

    @Test("of the real definitions those that Xcode did not write are in another form", .needsCorpus)
    func realDefinitions() throws {
        try withTool { tool, folder in
            let corpus = try #require(Corpus.folder)
            let result = try tool.run("format", "--verify", corpus.path)
            let different = result.errorText.split(separator: "\n").filter { $0.hasSuffix("[format-differs]") }
            let all = Corpus.definitions
            #expect(different.count < all.count / 10)
            for line in different {
                let path = String(line.prefix { $0 != ":" })
                let before = try Data(contentsOf: URL(fileURLWithPath: path))
                let file = try folder.write(before, to: "Real.intentdefinition")
                #expect(try tool.run("format", "Real.intentdefinition").succeeded, "\(path)")
                let after = try Data(contentsOf: file)
                #expect(after != before)
                #expect(try propertyList(after) == propertyList(before), "\(path)")
            }
        }
    }

    private func propertyList(_ data: Data) throws -> NSDictionary? {
        try PropertyListSerialization.propertyList(from: data, format: nil) as? NSDictionary
    }
}
