import Basics
package import PropertyLists

extension XLIFFDocument {
    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: Its path.
    /// - Throws: `PropertyListError` with the place, if the file isn't XLIFF 1.2.
    package init(_ bytes: [UInt8], file: String) throws(PropertyListError) {
        let tree = try XMLTree(bytes)
        try Self.check(tree.root)
        var issues: [PropertyListError] = []
        let files = tree.root.children.filter { $0.name == "file" }.map { File($0, issues: &issues) }
        self.init(file: file, encoding: tree.encoding, text: tree.text, files: files, issues: issues)
    }

    private static func check(_ root: XMLTree.Element) throws(PropertyListError) {
        guard root.name == "xliff" else {
            throw PropertyListError(
                .fileUnreadable,
                "the file isn't XLIFF: the outermost element is <\(root.name)>, not <xliff>",
                at: root.position
            )
        }
        let version = root["version"] ?? ""
        guard version.hasPrefix("1.") else {
            let found = version.isEmpty ? "has no version" : "has version '\(version)'"
            throw PropertyListError(
                .fileUnreadable,
                "the XLIFF \(found); only version 1.2 is supported, so export the file as XLIFF 1.2",
                at: root.position
            )
        }
    }
}

extension XLIFFDocument.File {
    fileprivate init(_ element: XMLTree.Element, issues: inout [PropertyListError]) {
        original = Located(element["original"] ?? "", at: element.position)
        sourceLanguage = element["source-language"]
        targetLanguage = element["target-language"]
        units = []
        for body in element.children where body.name == "body" { add(unitsIn: body, issues: &issues) }
    }

    /// Adds the units in an element and in its groups.
    private mutating func add(unitsIn element: XMLTree.Element, issues: inout [PropertyListError]) {
        for child in element.children {
            switch child.name {
            case "group": add(unitsIn: child, issues: &issues)
            case "trans-unit":
                do throws(PropertyListError) {
                    units.append(try XLIFFDocument.Unit(child))
                } catch {
                    issues.append(error)
                }
            default: break
            }
        }
    }
}

extension XLIFFDocument.Unit {
    fileprivate init(_ element: XMLTree.Element) throws(PropertyListError) {
        guard let id = element["id"] else {
            throw PropertyListError(.plistStructure, "<trans-unit> has no 'id'; add one", at: element.position)
        }
        guard let source = element.first("source") else {
            throw PropertyListError(
                .plistStructure,
                "the <trans-unit> '\(id)' has no <source>; add the text in the source language",
                at: element.position
            )
        }

        let target = element.first("target")
        self.id = Located(id, at: element.position)
        self.source = Located(source.text, at: source.position)
        self.target = target.map { Located($0.text, at: $0.position) }
        state = Self.state(of: element, target: target)
        notes = element.children.filter { $0.name == "note" && !$0.text.isEmpty }.map(\.text)
        shouldTranslate = element["translate"] != "no"
        hasMarkup = !source.children.isEmpty || target?.children.isEmpty == false
        let last = element.first("seg-source") ?? source
        places = XLIFFDocument.Places(source: last.range, target: target)
    }

    /// Returns the state in the attributes of XLIFF 1.2.
    private static func state(of unit: XMLTree.Element, target: XMLTree.Element?) -> TranslationState? {
        guard let target else { return .new }
        if let qualifier = target["state-qualifier"], qualifier == "mt-suggestion" || qualifier == "leveraged-mt" {
            return .machineTranslated
        }
        switch target["state"] {
        case "new", "needs-translation": return .new
        case "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n",
            "needs-review-translation":
            return .needsReview
        case "translated", "final", "signed-off": return .translated
        default: return unit["approved"] == "yes" ? .translated : nil
        }
    }
}
