import Basics
import IntentDefinition

/// A builder of the things of one definition.
struct DefinitionBuilder {
    let source: PreviewSource
    let file: Int
    var anchors: AnchorTable
    var texts: TextTable
    private(set) var intents: [PreviewIntent] = []
    private(set) var enums: [PreviewEnum] = []
    private(set) var types: [PreviewType] = []

    /// The enums of the definition, by their names.
    let enumDefinitions: [String: EnumDefinition]
    /// The anchors of the enums and types, by their names.
    private(set) var enumAnchors: [String: String] = [:]
    private(set) var typeAnchors: [String: String] = [:]
    /// The anchors of the members, by the anchors of their types.
    private var users: [String: [String]] = [:]
    private let keys: KeyIndex
    private let known: [SourcePosition: TranslatableText]
    /// The texts that belong to the intent under construction, in order.
    private var collected: [Int] = []

    init(_ source: PreviewSource, file: Int, anchors: AnchorTable, texts: TextTable) {
        self.source = source
        self.file = file
        self.anchors = anchors
        self.texts = texts
        let enums = source.model.enums?.value ?? []
        enumDefinitions = Dictionary(enums.map { ($0.name?.value ?? "", $0) }) { first, _ in first }
        keys = KeyIndex(source.keys, fixedKeys: source.tables.fixedKeys)
        known = Dictionary(source.keys.texts.map { ($0.position, $0) }) { first, _ in first }
    }

    /// Builds the things, those that others refer to first.
    mutating func build() {
        let model = source.model
        for value in model.enums?.value ?? [] {
            let name = value.name?.value ?? ""
            let anchor = anchors.add("enum", name, part: "enums/\(name)", file: file)
            enumAnchors[name] = enumAnchors[name] ?? anchor
            enums.append(enumeration(value, anchor: anchor))
        }
        for value in model.types?.value ?? [] {
            let name = value.name?.value ?? ""
            typeAnchors[name] = typeAnchors[name] ?? anchors.add("type", name, part: "types/\(name)", file: file)
        }
        types = (model.types?.value ?? []).map { type($0) }
        intents = (model.intents?.value ?? []).map { intent in
            collected = []
            var preview = self.intent(intent)
            var seen: Set<Int> = []
            preview.texts = collected.filter { seen.insert($0).inserted }
            return preview
        }
        for index in enums.indices { enums[index].users = users[enums[index].anchor] ?? [] }
        for index in types.indices { types[index].users = users[types[index].anchor] ?? [] }
    }

    /// Returns the index of a text; `nil` if it's missing or empty.
    mutating func text(_ content: KeyedText, at anchor: String) -> Int? {
        guard let position = content.text?.position, let text = known[position] else { return nil }
        let index = texts.index(of: text, in: file, keys: keys, anchor: anchor)
        if let index { collected.append(index) }
        return index
    }

    private mutating func enumeration(_ value: EnumDefinition, anchor: String) -> PreviewEnum {
        let part = "enums/\(value.name?.value ?? "")/values"
        let cases = (value.values?.value ?? []).map { value in
            let name = value.name?.value ?? ""
            let anchor = anchors.add("case", name, in: anchor, part: "\(part)/\(name)", file: file)
            return PreviewEnum.Case(
                anchor: anchor,
                name: name,
                rawValue: value.index?.value.sourceText ?? "0",
                displayName: text(value.displayName, at: anchor),
                pronunciation: text(value.pronunciationHint, at: anchor),
                synonyms: (value.synonyms?.value ?? []).compactMap { text($0.synonym, at: anchor) }
            )
        }
        return PreviewEnum(
            anchor: anchor,
            name: value.name?.value ?? "",
            file: file,
            displayName: text(value.displayName, at: anchor),
            cases: cases,
            users: []
        )
    }

    private mutating func type(_ value: TypeDefinition) -> PreviewType {
        let name = value.name?.value ?? ""
        let anchor = typeAnchors[name] ?? ""
        let own = (value.properties?.value ?? []).filter { $0.isDefault?.value != true }
        return PreviewType(
            anchor: anchor,
            name: name,
            file: file,
            displayName: text(value.displayName, at: anchor),
            properties: own.map { member($0, "property", in: anchor, part: "types/\(name)/properties") },
            users: []
        )
    }

    /// Builds a member, and notes that it uses its type.
    ///
    /// - Parameters:
    ///   - value: The member in the definition.
    ///   - kind: The kind of member in its anchor.
    ///   - parent: The anchor of the thing with the member.
    ///   - part: The path of the list with the member.
    mutating func member<Member: TypedMember>(
        _ value: Member,
        _ kind: String,
        in parent: String,
        part: String
    ) -> PreviewMember {
        let name = value.name?.value ?? ""
        let anchor = anchors.add(kind, name, in: parent, part: "\(part)/\(name)", file: file)
        let typeName = value.enumType?.value ?? value.objectType?.value ?? value.type?.value ?? ""
        let typeAnchor =
            value.declaredEnum.flatMap { enumAnchors[$0.value] }
            ?? value.declaredObjectType.flatMap { typeAnchors[$0.value] }
        if let typeAnchor { users[typeAnchor, default: []].append(anchor) }

        let displayName = text(value.displayName, at: anchor)
        return PreviewMember(
            anchor: anchor,
            name: name,
            displayName: displayName,
            type: typeName.isEmpty ? value.type?.value ?? "" : typeName,
            typeAnchor: typeAnchor,
            isList: value.supportsMultipleValues?.value == true,
            sample: sample(of: value, at: anchor, named: displayName),
            details: details(of: value, at: anchor)
        )
    }
}
