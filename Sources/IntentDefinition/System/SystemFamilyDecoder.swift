package import Basics

extension SystemFamily {
    /// Reads the description of a family.
    ///
    /// - Parameters:
    ///   - bytes: The file's content: JSON.
    ///   - file: The file's path.
    ///   - diagnostics: Receives what is wrong.
    /// - Returns: The family without what can't be read; `nil` if the file isn't JSON.
    package static func decode(_ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]) -> SystemFamily? {
        var reader = FamilyReader(file: file)
        defer { diagnostics += reader.diagnostics }
        do throws(JSONSyntaxError) {
            return reader.family(try JSONParser.parse(bytes))
        } catch {
            reader.report(.plistStructure, error.message, at: error.position)
            return nil
        }
    }
}

extension FamilyReader {
    fileprivate mutating func family(_ node: JSONNode) -> SystemFamily {
        let keys = ["intents", "domain", "protocols", "classes", "results", "enums", "options", "strings"]
        let members = members(of: node, known: keys)
        var family = SystemFamily(file: file)
        family.intents = array(members["intents"]) { $0.intent($1) }
        family.domain = members["domain"].flatMap { domain($0) }
        family.protocols = array(members["protocols"]) { $0.protocolDeclaration($1) }
        family.classes = array(members["classes"]) { $0.classDeclaration($1) }
        family.results = array(members["results"]) { $0.result($1) }
        family.enums = array(members["enums"]) { $0.enumeration($1) }
        family.options = array(members["options"]) { $0.enumeration($1) }
        family.strings = array(members["strings"]) { $0.constants($1) }
        return family
    }

    private mutating func intent(_ node: JSONNode) -> SystemFamily.Intent? {
        let keys = [
            "name", "since", "deprecated", "parameters", "initializers", "label", "methods", "hasIdentifierConstant",
            "isOnlyOfSystem",
            "response", "codes",
        ]
        let members = members(of: node, known: keys, required: ["name", "since", "parameters", "response", "codes"])
        guard let name = name(members["name"]) else { return nil }
        var intent = SystemFamily.Intent(name: name)
        intent.since = named(members["since"]) { $0.text($1)?.value }
        intent.deprecated = text(members["deprecated"])
        intent.parameters = array(members["parameters"]) { $0.parameter($1) }
        intent.initializers = array(members["initializers"]) { $0.initializer($1) }
        intent.label = self.name(members["label"])
        intent.methods = array(members["methods"]) { $0.method($1) }
        intent.hasIdentifierConstant = flag(members["hasIdentifierConstant"])
        intent.isOnlyOfSystem = flag(members["isOnlyOfSystem"])
        intent.responseProperties = array(members["response"]) { $0.property($1) }
        intent.codes = named(members["codes"]) { $0.integer($1) }
        return intent
    }

    private mutating func parameter(_ node: JSONNode) -> SystemFamily.Parameter? {
        let members = members(
            of: node,
            known: ["name", "type", "writable", "result", "olderResult"],
            required: ["name", "type"]
        )
        guard let property = property(members) else { return nil }
        return SystemFamily.Parameter(
            property: property,
            result: name(members["result"]),
            olderResult: name(members["olderResult"])
        )
    }

    private mutating func property(_ node: JSONNode) -> SystemFamily.Property? {
        property(members(of: node, known: ["name", "type", "writable"], required: ["name", "type"]))
    }

    private mutating func property(_ members: [String: JSONNode]) -> SystemFamily.Property? {
        guard let name = name(members["name"]), let type = type(members["type"]) else { return nil }
        return SystemFamily.Property(name: name, type: type, isWritable: flag(members["writable"]))
    }

    private mutating func initializer(_ node: JSONNode) -> SystemFamily.Initializer? {
        if case .array = node.content { return SystemFamily.Initializer(arguments: array(node) { $0.argument($1) }) }
        let members = members(of: node, known: ["failable", "arguments"], required: ["failable", "arguments"])
        guard let mark = text(members["failable"]) else { return nil }
        if !["?", "!"].contains(mark.value) {
            report(.schemaType, "'\(mark.value)' isn't valid here; valid are '?', '!'", at: mark.position)
        }
        return SystemFamily.Initializer(
            failability: mark.value,
            arguments: array(members["arguments"]) { $0.argument($1) }
        )
    }

    /// Reads an argument: the name of the property that it sets, or an object that says more.
    private mutating func argument(_ node: JSONNode) -> SystemFamily.Argument? {
        if case .text = node.content { return name(node).map { SystemFamily.Argument(property: $0) } }
        let members = members(of: node, known: ["label", "sets", "type", "default"], required: ["sets"])
        guard let property = name(members["sets"]) else { return nil }
        return SystemFamily.Argument(
            label: name(members["label"]),
            property: property,
            type: type(members["type"]),
            defaultValue: text(members["default"])?.value
        )
    }

    private mutating func method(_ node: JSONNode) -> SystemFamily.Method? {
        let members = members(of: node, known: ["name", "parameters"], required: ["name", "parameters"])
        guard let name = name(members["name"]) else { return nil }
        let parameters = array(members["parameters"]) { reader, node -> SystemFamily.MethodParameter? in
            let keys = ["label", "name", "type"]
            let members = reader.members(of: node, known: keys, required: keys)
            guard let label = reader.name(members["label"]), let name = reader.name(members["name"]),
                let type = reader.type(members["type"])
            else { return nil }
            return SystemFamily.MethodParameter(label: label, name: name, type: type)
        }
        return SystemFamily.Method(name: name, parameters: parameters)
    }

    private mutating func domain(_ node: JSONNode) -> SystemFamily.Domain? {
        let members = members(of: node, known: ["name", "intents"], required: ["name", "intents"])
        guard let name = name(members["name"]) else { return nil }
        return SystemFamily.Domain(name: name, intents: array(members["intents"]) { $0.name($1) })
    }

    private mutating func protocolDeclaration(_ node: JSONNode) -> SystemFamily.ProtocolType? {
        let members = members(of: node, known: ["name", "methods"], required: ["name", "methods"])
        guard let name = name(members["name"]) else { return nil }
        return SystemFamily.ProtocolType(name: name, methods: array(members["methods"]) { $0.method($1) })
    }

    private mutating func classDeclaration(_ node: JSONNode) -> SystemFamily.Class? {
        let keys = ["name", "superclass", "properties", "initializers", "hasPlainInitializer", "factories"]
        let members = members(of: node, known: keys, required: ["name", "properties"])
        guard let name = name(members["name"]) else { return nil }
        return SystemFamily.Class(
            name: name,
            superclass: self.name(members["superclass"]),
            properties: array(members["properties"]) { $0.property($1) },
            initializers: array(members["initializers"]) { $0.initializer($1) },
            hasPlainInitializer: flag(members["hasPlainInitializer"]),
            factories: array(members["factories"]) { $0.factory($1) }
        )
    }

    private mutating func factory(_ node: JSONNode) -> SystemFamily.Factory? {
        let members = members(of: node, known: ["name", "arguments", "sets"], required: ["name"])
        guard let name = name(members["name"]) else { return nil }
        return SystemFamily.Factory(
            name: name,
            arguments: array(members["arguments"]) { $0.argument($1) },
            values: named(members["sets"]) { $0.text($1)?.value }
        )
    }

    private mutating func result(_ node: JSONNode) -> SystemFamily.Result? {
        let keys = [
            "name", "superclass", "value", "disambiguates", "hasSuccesses", "unsupportedReason", "confirmationReason",
        ]
        let members = members(of: node, known: keys, required: ["name"])
        guard let name = name(members["name"]) else { return nil }
        return SystemFamily.Result(
            name: name,
            superclass: self.name(members["superclass"]),
            value: type(members["value"]),
            disambiguates: flag(members["disambiguates"]),
            hasSuccesses: flag(members["hasSuccesses"]),
            unsupportedReason: members["unsupportedReason"].flatMap { enumeration($0) },
            confirmationReason: members["confirmationReason"].flatMap { enumeration($0) }
        )
    }

    private mutating func enumeration(_ node: JSONNode) -> SystemFamily.Enumeration? {
        let members = members(of: node, known: ["name", "values", "aliases"], required: ["name", "values"])
        guard let name = name(members["name"]) else { return nil }
        return SystemFamily.Enumeration(
            name: name,
            values: named(members["values"]) { $0.integer($1) },
            aliases: named(members["aliases"]) { $0.name($1)?.value }
        )
    }

    private mutating func constants(_ node: JSONNode) -> SystemFamily.Constants? {
        let members = members(of: node, known: ["name", "values"], required: ["name", "values"])
        guard let name = name(members["name"]) else { return nil }
        return SystemFamily.Constants(name: name, values: named(members["values"]) { $0.text($1)?.value })
    }
}
