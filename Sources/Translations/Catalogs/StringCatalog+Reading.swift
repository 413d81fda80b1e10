import Basics
package import PropertyLists

extension StringCatalog {
    /// Reads a catalog of any version. Unknown members are kept.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: Its path.
    /// - Throws: `PropertyListError` with the place, if the file isn't a catalog.
    package init(_ bytes: [UInt8], file: String) throws(PropertyListError) {
        let root: JSONNode
        do throws(JSONSyntaxError) {
            root = try JSONParser.parse(bytes)
        } catch {
            throw PropertyListError(.fileUnreadable, "the file isn't JSON: \(error.message)", at: error.position)
        }

        var reader = try CatalogObject(root, named: "a string catalog")
        let sourceLanguage = try reader.text("sourceLanguage")
        let version = try reader.text("version")
        guard let strings = reader.take("strings") else {
            throw PropertyListError(
                .plistStructure,
                "the catalog has no 'strings', the object with an entry for each key; check that the file is a catalog",
                at: root.position
            )
        }

        self.init(
            file: file,
            text: bytes,
            sourceLanguage: sourceLanguage,
            version: version,
            entries: try CatalogObject(strings.value, named: "'strings'").all(isOfEqualNames: true) {
                member throws(PropertyListError) in
                try Entry(member)
            },
            other: reader.rest
        )
    }
}

extension StringCatalog.Entry {
    fileprivate init(_ member: JSONMember) throws(PropertyListError) {
        key = member.key
        var reader = try CatalogObject(member.value, named: "the entry of '\(member.name)'")
        comment = try reader.text("comment")?.value
        extractionState = try reader.text("extractionState")?.value
        shouldTranslate = try reader.flag("shouldTranslate") ?? true

        localizations = []
        if let member = reader.take("localizations") {
            localizations = try CatalogObject(member.value, named: "'localizations'").all {
                member throws(PropertyListError) in
                try StringCatalog.Localization(member)
            }
        }
        other = reader.rest
    }
}

extension StringCatalog.Localization {
    fileprivate init(_ member: JSONMember) throws(PropertyListError) {
        language = member.key
        var reader = try CatalogObject(member.value, named: "the translation into '\(member.name)'")
        translation = try reader.translation()

        substitutions = []
        if let member = reader.take("substitutions") {
            substitutions = try CatalogObject(member.value, named: "'substitutions'").all {
                member throws(PropertyListError) in
                try StringCatalog.Substitution(member)
            }
        }
        phrases = try reader.phrases()
        other = reader.rest
    }
}

extension StringCatalog.Substitution {
    fileprivate init(_ member: JSONMember) throws(PropertyListError) {
        name = member.key
        var reader = try CatalogObject(member.value, named: "the substitution '\(member.name)'")
        argument = try reader.number("argNum")
        formatSpecifier = try reader.text("formatSpecifier")?.value
        translation = try reader.translation()
    }
}

/// An object of a catalog, from which members are taken one by one.
private struct CatalogObject {
    private let noun: String
    private var members: [JSONMember]
    private var indices: [String: Int]

    init(_ node: JSONNode, named noun: String) throws(PropertyListError) {
        guard case .object(let members) = node.content else {
            throw PropertyListError(
                .plistStructure,
                "\(noun) must be an object, not \(node.kind)",
                at: node.position
            )
        }
        self.noun = noun
        self.members = members
        // The last of several members with the same name counts, as in other readers.
        indices = Dictionary(zip(members.map(\.name), members.indices)) { $1 }
    }

    /// The members that aren't taken yet.
    var rest: [StringCatalog.Member] {
        members.indices.filter { indices[members[$0].name] == $0 }.map { StringCatalog.Member(json: members[$0]) }
    }

    mutating func take(_ name: String) -> JSONMember? {
        indices.removeValue(forKey: name).map { members[$0] }
    }

    mutating func text(_ name: String) throws(PropertyListError) -> Located<String>? {
        guard let member = take(name) else { return nil }
        guard case .text(let text) = member.value.content else { throw wrongType(of: member, "a string") }
        return Located<String>(text, at: member.value.position)
    }

    mutating func flag(_ name: String) throws(PropertyListError) -> Bool? {
        guard let member = take(name) else { return nil }
        guard case .boolean(let flag) = member.value.content else { throw wrongType(of: member, "true or false") }
        return flag
    }

    mutating func number(_ name: String) throws(PropertyListError) -> Int? {
        guard let member = take(name) else { return nil }
        guard case .number(let text) = member.value.content, let number = Int(text) else {
            throw wrongType(of: member, "a whole number")
        }
        return number
    }

    /// Reads each member.
    ///
    /// - Parameter isOfEqualNames: Whether to read all members with the same name, instead of only the last one.
    func all<Element>(
        isOfEqualNames: Bool = false,
        _ read: (JSONMember) throws(PropertyListError) -> Element
    ) throws(PropertyListError) -> [Element] {
        var elements: [Element] = []
        for (index, member) in members.enumerated() where isOfEqualNames || indices[member.name] == index {
            elements.append(try read(member))
        }
        return elements
    }

    /// Reads a text or its variations. If a localization has both, the variations count, as in Xcode.
    mutating func translation() throws(PropertyListError) -> StringCatalog.Translation? {
        let unit = try unit()
        guard let member = take("variations") else { return unit.map { .unit($0) } }

        var axes = try CatalogObject(member.value, named: "'variations'")
        for axis in StringCatalog.Axis.allCases.reversed() {
            guard let member = axes.take(axis.rawValue) else { continue }
            let variations = try CatalogObject(member.value, named: "'\(axis.rawValue)'").all {
                member throws(PropertyListError) -> StringCatalog.Variation? in
                var reader = try CatalogObject(member.value, named: "the case '\(member.name)'")
                let translation = try reader.translation()
                return translation.map { StringCatalog.Variation(selector: member.key, translation: $0) }
            }
            return .variations(axis, variations.compactMap(\.self))
        }
        return unit.map { .unit($0) }
    }

    private mutating func unit() throws(PropertyListError) -> StringCatalog.Unit? {
        guard let member = take("stringUnit") else { return nil }
        var reader = try CatalogObject(member.value, named: "'stringUnit'")
        let state = try reader.text("state").flatMap { TranslationState(rawValue: $0.value) }
        return try reader.text("value").map { StringCatalog.Unit(value: $0, state: state) }
    }

    /// Reads the phrases of an App Shortcut.
    mutating func phrases() throws(PropertyListError) -> [Located<String>] {
        guard let member = take("stringSet") else { return [] }
        var reader = try CatalogObject(member.value, named: "'stringSet'")
        guard let values = reader.take("values") else { return [] }
        guard case .array(let elements) = values.value.content else { throw wrongType(of: values, "an array") }
        return elements.compactMap { element in
            if case .text(let text) = element.content { Located<String>(text, at: element.position) } else { nil }
        }
    }

    private func wrongType(of member: JSONMember, _ expected: String) -> PropertyListError {
        PropertyListError(
            .plistStructure,
            "'\(member.name)' in \(noun) must be \(expected), not \(member.value.kind)",
            at: member.value.position
        )
    }
}

extension JSONMember {
    fileprivate var key: Located<String> { Located<String>(name, at: namePosition) }
}
