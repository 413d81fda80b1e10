import Basics
import IntentDefinition
import IntentInterface
import PropertyLists
import TestSupport

/// Creates random definitions, with texts that try to break out of comments and literals.
struct RandomDefinition {
    /// Words for which code is easily generated.
    static let harmless = [
        "size", "Soup", "kind", "item_count", "websiteURL", "größe", "名前", "toppings", "X1", "a_b", "Order", "city",
        "unknown", "Recipe", "amount", "reminder", "place", "success", "failure", "tooLarge", "outOfStock", "weight",
    ]

    /// Words with a meaning to Swift, Objective-C, the framework or the generated code.
    static let hard = [
        "class", "default", "self", "Self", "Type", "init", "in", "is", "public", "open", "repeat", "Protocol", "hash",
        "description", "identifier", "code", "ready", "copy", "value", "error", "intent", "completion", "reason",
        "with", "for", "none", "some", "rawValue", "userActivity", "displayString", "searchTerm", "response", "result",
        "resolvedValue", "String", "Int", "Error", "async", "await", "any", "nil", "true", "super", "NSObject", "BOOL",
        "subscript", "deinit", "resolvedObject", "alloc", "new", "newSize", "initWith", "release", "hashValue",
        "alternativeSpeakableMatches", "URL", "DateComponents", "Measurement", "INObject", "Swift", "Intents", "_",
        "classForCoder", "supportsSecureCoding", "success1", "isEqual", "Any", "Void", "NSNumber",
        "objectsToDisambiguate", "facts", "call", "handler", "handle", "metadata", "parameter", "property", "intents",
    ]

    private let words: [String]
    private var random: SeededRandom
    private var enums: [EnumDefinition] = []
    private var types: [TypeDefinition] = []

    /// Creates a generator.
    ///
    /// - Parameters:
    ///   - hard: Whether names include some of the words that are hard to generate code for. With all of them, hardly any
    ///     definition would be without an error.
    ///   - isASCII: Whether all names are ASCII.
    init(seed: UInt64, hard: Bool, isASCII: Bool = false) {
        random = SeededRandom(seed: seed)
        let words = hard ? Self.harmless + Self.hard.shuffled(using: &random).prefix(8) : Self.harmless
        self.words = isASCII ? words.filter { $0.utf8.allSatisfy { $0 < 0x80 } } : words
    }

    /// A definition with up to four intents, four enums and four types.
    mutating func make() -> Definition {
        let declared = names(0...8)
        let enumNames = declared.prefix(declared.count / 2)
        let typeNames = declared.dropFirst(declared.count / 2)
        enums = enumNames.map { name in self.enumeration(name) }
        types = typeNames.map { name in
            var type = TypeDefinition()
            type.name = Located(name)
            return type
        }
        for index in types.indices { types[index].properties = Located(members(0...4) { _ in TypeProperty() }) }
        var definition = Definition()
        definition.modelVersion = Located("1.2")
        definition.enums = Located(enums)
        definition.types = Located(types)
        definition.intents = Located(names(1...4).map { name in self.intent(name) })
        return definition
    }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &random) < percent
    }

    private mutating func flag(_ percent: Int) -> Located<Bool>? {
        chance(percent) ? Located(true) : nil
    }

    /// Different words.
    private mutating func names(_ count: ClosedRange<Int>) -> [String] {
        Array(words.shuffled(using: &random).prefix(Int.random(in: count, using: &random)))
    }

    private mutating func text() -> Located<String>? {
        let texts = [
            "", "plain", "a */ b /* c", "\"\"\" \\(x)", "line\nbreak\r\nand\u{2028}more", "${count} \\",
            "\u{202E}\u{85}", "///",
        ]
        return chance(30) ? nil : Located(texts.randomElement(using: &random)!)
    }

    private mutating func enumeration(_ name: String) -> EnumDefinition {
        var enumeration = EnumDefinition()
        enumeration.name = Located(name)
        enumeration.displayName.text = text()
        enumeration.displayName.key = text()
        var index = 0
        enumeration.values = Located(
            names(1...6).map { name in
                var value = EnumValue()
                value.name = Located(name)
                value.displayName.text = self.text()
                value.displayName.key = self.text()
                if self.chance(20) { value.synonyms = Located([self.synonym()]) }
                if index > 0 { value.index = Located(Number(index)) }
                index += Int.random(in: 1...3, using: &self.random)
                return value
            }
        )
        return enumeration
    }

    private mutating func intent(_ name: String) -> Intent {
        var intent = Intent()
        intent.name = Located(name)
        intent.title.text = text()
        intent.title.key = text()
        intent.category = text()
        intent.verb = text()
        intent.configurable = flag(50)
        intent.userConfirmationRequired = flag(30)
        intent.defaultImageName = text()
        intent.description.text = text()
        intent.eligibleForWidgets = flag(30)
        let parameters = members(0...6) { generator in generator.parameter() }
        intent.parameters = Located(parameters.map { self.related($0, to: parameters) })
        intent.keyParameter = parameters.randomElement(using: &random)?.name
        intent.input = parameters.randomElement(using: &random)?.name
        intent.parameterCombinations = combinations(of: parameters)
        intent.managedParameterCombinations = combinations(of: parameters)
        var response = Response()
        let properties = members(0...4) { _ in ResponseParameter() }
        response.parameters = Located(properties)
        response.output = properties.randomElement(using: &random)?.name
        let known = properties.compactMap(\.name?.value)
        response.codes = Located(
            names(0...5).map { name in
                var code = ResponseCode()
                code.name = Located(name)
                let placeholders = known.shuffled(using: &self.random).prefix(
                    Int.random(in: 0...3, using: &self.random)
                )
                code.formatString.text = Located("Said: " + placeholders.map { "${\($0)}" }.joined(separator: " and "))
                code.formatString.key = self.text()
                code.conciseFormatString.text = self.text()
                code.success = self.flag(50)
                return code
            }
        )
        intent.response = chance(90) ? response : nil
        return intent
    }

    private mutating func parameter() -> Parameter {
        var parameter = Parameter()
        parameter.displayName.text = text()
        parameter.supportsResolution = flag(60)
        parameter.supportsDynamicEnumeration = flag(30)
        parameter.supportsSearch = flag(30)
        if chance(30) {
            parameter.unsupportedReasons = Located(
                names(1...3).map { name in
                    var reason = UnsupportedReason()
                    reason.code = Located(name)
                    reason.formatString.text = self.text()
                    return reason
                }
            )
        }
        parameter.configurable = flag(50)
        parameter.promptDialogs = Located(
            Prompt.Occasion.allCases.filter { _ in self.chance(20) }.map { occasion in
                var dialog = PromptDialog()
                dialog.type = Located(occasion.rawValue)
                dialog.formatString.text = self.text()
                return dialog
            }
        )
        if chance(40) { parameter.metadata = metadata() }
        return parameter
    }

    private mutating func metadata() -> ParameterMetadata {
        var metadata = ParameterMetadata()
        let numbers: [PropertyListValue.Content] = [
            .data(""), .real("20"), .integer("-3"), .real("1e300"), .real("nan"),
        ]
        metadata.maximumValue = numbers.randomElement(using: &random).map { PropertyListValue($0) }
        metadata.minimumValue = numbers.randomElement(using: &random).map { PropertyListValue($0) }
        let defaults = numbers + [.boolean(true), .string("\"\\(x)"), .string(Self.harmless[0])]
        metadata.defaultValue = defaults.randomElement(using: &random).map { PropertyListValue($0) }
        metadata.trueDisplayName.text = text()
        metadata.falseDisplayName.text = text()
        metadata.dateStyle = text()
        metadata.template.text = text()
        metadata.unit = text()
        return metadata
    }

    private mutating func related(_ parameter: Parameter, to others: [Parameter]) -> Parameter {
        guard chance(30) else { return parameter }
        let predicates = [
            "HasAnyValue", "EnumHasExactValue", "BooleanHasExactValue", "IntegerValueIsGreaterThan", "Unknown",
        ]
        var relationship = ParameterRelationship()
        relationship.parentName = others.randomElement(using: &random)?.name
        relationship.predicateName = predicates.randomElement(using: &random).map { Located($0) }
        let values: [PropertyListValue.Content] = [.boolean(true), .integer("2"), .string(Self.harmless[0])]
        relationship.predicateValue =
            chance(70) ? values.randomElement(using: &random).map { PropertyListValue($0) } : nil
        var parameter = parameter
        parameter.relationship = relationship
        return parameter
    }

    private mutating func combinations(of parameters: [Parameter]) -> Located<[ParameterCombination]>? {
        guard chance(60) else { return nil }
        let names = parameters.compactMap(\.name?.value)
        return Located(
            Set((0...2).map { names.prefix($0).joined(separator: ",") }).sorted().map { key in
                var combination = ParameterCombination()
                combination.key = Located(key)
                combination.title.text = self.text()
                combination.title.key = self.text()
                combination.subtitle.text = self.text()
                combination.supportsBackgroundExecution = self.flag(50)
                combination.isPrimary = self.flag(50)
                return combination
            }
        )
    }

    private mutating func synonym() -> EnumValueSynonym {
        var synonym = EnumValueSynonym()
        synonym.synonym.text = text()
        return synonym
    }

    private mutating func members<Member: RandomMember>(
        _ count: ClosedRange<Int>,
        _ make: (inout RandomDefinition) -> Member
    ) -> [Member] {
        names(count).map { name in
            var member = make(&self)
            member.name = Located(name)
            member.supportsMultipleValues = flag(25)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<2 where !enums.isEmpty:
                member.type = Located("Integer")
                member.enumType = enums.randomElement(using: &random)?.name
            case 2..<4 where !types.isEmpty:
                member.type = Located("Object")
                member.objectType = types.randomElement(using: &random)?.name
            case 4: member.type = Located("Object")
            default: member.type = Located(ValueType.Basic.allCases.randomElement(using: &random)!.rawValue)
            }
            return member
        }
    }
}

/// A member whose name and type can be set.
private protocol RandomMember: TypedMember {
    var name: Located<String>? { get set }
    var type: Located<String>? { get set }
    var enumType: Located<String>? { get set }
    var objectType: Located<String>? { get set }
    var supportsMultipleValues: Located<Bool>? { get set }
}

extension Parameter: RandomMember {}
extension OwnedProperty: RandomMember {}
