import Basics
import IntentDefinition

extension InterfaceBuilder {
    /// Returns the declarations of the members of one class, each with its model.
    mutating func members<Member: TypedMember & DictionaryModel>(
        _ members: [Member],
        _ kind: MemberKind,
        of part: NamedPart
    ) -> [(model: Member, property: PropertyDeclaration)] {
        var seen = [String: Located<String>](minimumCapacity: members.count)
        var imported: [String: Located<String>] = [:]
        return members.compactMap { member in
            let name = requiredName(member.name, of: kind.noun, as: part, key: kind.keyPrefix + "Name", in: member)
            let type = valueType(of: member, kind)
            guard let name else { return nil }
            checkReserved(name, kind, of: part)
            checkInObjectiveC(name, of: kind.noun)
            checkImportedName(name, kind)
            checkImport(name, as: name.value.importedPropertyName, of: kind.noun, among: &imported)
            guard isFirst(name, kind, among: &seen), let type else { return nil }
            let property = PropertyDeclaration(
                name: name.value,
                type: type,
                displayName: LocalizedText(member.displayName),
                initialCase: enumCases.initialCase(of: type),
                presentation: ValuePresentation(member.metadata, type: type)
            )
            return (member, property)
        }
    }

    /// Reports a name that the class already has. This is a warning if the class has it on macOS only, because apps for
    /// other systems compile.
    private mutating func checkReserved(_ name: Located<String>, _ kind: MemberKind, of part: NamedPart) {
        guard let members = kind.reservedNames[name.value] else { return }
        let advice = "rename it; the display name can stay"
        if members.isOnMacOSOnly {
            let message = """
                '\(name.value)' is already a member of '\(members.owner)' on macOS, so this \(kind.noun) doesn't \
                compile there; to support macOS, \(advice)
                """
            report(.nameReservedMember, message, at: name.position, severity: .warning, about: .name(name, part))
        } else {
            let message = """
                '\(name.value)' is already a member of '\(members.owner)' and can't be the name of a \(kind.noun); \
                \(advice)
                """
            report(.nameReservedMember, message, at: name.position, about: .name(name, part))
        }
    }

    /// Returns whether no earlier member has the same name or setter; reports a duplicate. The first letter is
    /// uppercase in setters, and in the methods and classes of a parameter.
    private mutating func isFirst(
        _ name: Located<String>,
        _ kind: MemberKind,
        among seen: inout [String: Located<String>]
    ) -> Bool {
        let key = name.value.capitalizingFirstLetter
        guard let first = seen[key] else {
            seen[key] = name
            return true
        }
        let message =
            if first.value == name.value {
                "the \(kind.noun) '\(name.value)' is declared twice; rename one"
            } else {
                """
                '\(first.value)' and '\(name.value)' both generate 'set\(key):'; \
                make them differ in more than the case of the first letter
                """
            }
        let note = Diagnostic.Note("'\(first.value)' is here", at: location(first.position))
        report(.nameDuplicate, message, at: name.position, notes: [note])
        return false
    }
}

extension InterfaceBuilder {
    /// Returns the type of a member; reports one that is missing, unknown or not declared.
    mutating func valueType<Member: TypedMember & DictionaryModel>(
        of member: Member,
        _ kind: MemberKind
    ) -> ValueType? {
        guard let type = member.type else {
            let key = kind.keyPrefix + "Type"
            if !member.lacksEntry(key) {
                report(.typeMissing, "the \(kind.noun) has no type; add '\(key)'", at: member.position)
            }
            return nil
        }
        return element(type, of: member, kind).map {
            ValueType($0, isArray: member.supportsMultipleValues?.value == true)
        }
    }

    /// Returns the type of one value of a member. The file doesn't name the classes of the framework's own enums and
    /// types, so these count as plain numbers and objects.
    private mutating func element(
        _ type: Located<String>,
        of member: some TypedMember,
        _ kind: MemberKind
    ) -> ValueType.Element? {
        switch (type.value, ValueType.Basic(rawValue: type.value)) {
        case ("Object", _):
            guard let name = member.declaredObjectType else { return .anyObject }
            return resolve(name, in: types, target: .type).map(ValueType.Element.object)
        case ("Integer", _):
            guard let name = member.declaredEnum else { return .basic(.integer) }
            return resolve(name, in: enums, target: .enumeration).map(ValueType.Element.enumeration)
        case (_, let basic?):
            return .basic(basic)
        case (_, nil):
            report(.typeUnknown, unknownTypeMessage(type.value, kind), at: type.position, about: .kind(type))
            return nil
        }
    }

    /// Returns the class of the enum or type that a name refers to; reports a name that isn't declared.
    private mutating func resolve(
        _ name: Located<String>,
        in table: ReferenceTable,
        target: ReferenceFault.Target
    ) -> String? {
        if let className = table[name.value] { return className.value }
        guard table.isComplete else { return nil }
        let fault = ReferenceFault(name, target: target, valid: table.names)
        let message = fault.message(hasAdvice: canSuggest)
        report(fault.id, message, at: name.position, about: .reference(fault))
        return nil
    }

    private func unknownTypeMessage(_ name: String, _ kind: MemberKind) -> String {
        let valid = (["Object"] + ValueType.Basic.allCases.map(\.rawValue)).sorted()
        let hint =
            if enums[name] != nil {
                "to use the enum, write 'Integer' and name the enum in '\(kind.keyPrefix)EnumType'"
            } else if types[name] != nil {
                "to use the object type, write 'Object' and name the type in '\(kind.keyPrefix)ObjectType'"
            } else {
                "\(suggestion(for: name, among: valid))valid types are \(quotedList(valid))"
            }
        return "'\(name)' isn't a valid type for a \(kind.noun); \(hint)"
    }

    /// Returns "did you mean …? ", or an empty text if no candidate is similar.
    private func suggestion(for name: String, among candidates: [String]) -> String {
        guard canSuggest, let near = candidates.nearest(to: name) else { return "" }
        return "did you mean '\(near)'? "
    }

    /// Whether there are fewer than 100 findings so far. The others get no suggestions, so that a file with very many
    /// errors is rejected as quickly as a valid file is read.
    private var canSuggest: Bool { findings.count < 100 }
}

extension InterfaceBuilder {
    /// Returns the declaration of an object type; `nil` after an error.
    mutating func declaration(of definition: TypeDefinition) -> TypeDeclaration? {
        let name = requiredName(definition.name, of: "type", as: .type, key: "INTypeName", in: definition)
        let className = name.flatMap { validClassName(for: $0, of: .type, explicit: definition.className) }
        let ownProperties = (definition.properties?.value ?? []).filter { $0.isDefault?.value != true }
        let properties = members(ownProperties, .typeProperty, of: .typeProperty(definition)).map(\.property)
        guard let name, let className else { return nil }
        checkAmbiguity(name, className: className.value, among: types, noun: "type")
        checkSelectors(of: name, .type, noun: "type", reserved: "Object", superclass: "INObjectResolutionResult")
        let declaration = TypeDeclaration(
            name: name.value,
            className: className.value,
            resultClassName: ValueType.resultClassName(of: className.value),
            displayName: LocalizedText(definition.displayName),
            properties: properties
        )
        let origin = GeneratedName.Origin(.type, name.value, at: definition.position)
        record(className: className, others: [declaration.resultClassName], origin: origin)
        return declaration
    }
}

extension InterfaceBuilder {
    /// Returns the codes of a response: the built-in codes with their templates in the file, then the file's own codes.
    mutating func responseCodes(of response: Response?) -> [ResponseCodeDeclaration] {
        let builtIn = ResponseCodeDeclaration.builtInNames
        var seen = CaseNames()
        var models: [String: ResponseCode] = [:]
        var ownNames: [String] = []
        for code in response?.codes?.value ?? [] {
            let key = "INIntentResponseCodeName"
            guard let name = requiredName(code.name, of: "response code", key: key, in: code) else { continue }
            checkCaseName(name, of: "response code", in: "Code", among: &seen)
            checkBuiltInCode(name)
            models[name.value] = code
            if !builtIn.contains(name.value) { ownNames.append(name.value) }
        }
        return (builtIn.enumerated().map { ($1, $0, true) } + ownNames.enumerated().map { ($1, 100 + $0, false) })
            .map { name, rawValue, isBuiltIn in
                let model = models[name]
                return ResponseCodeDeclaration(
                    name: name,
                    rawValue: rawValue,
                    template: model.flatMap { LocalizedText($0.formatString) },
                    conciseTemplate: model.flatMap { LocalizedText($0.conciseFormatString) },
                    isSuccess: model?.success?.value ?? (name == "success"),
                    isBuiltIn: isBuiltIn,
                    isStated: model != nil
                )
            }
    }
}

extension ResponseCodeDeclaration {
    /// The codes of every response, in the order of their raw values from 0.
    static let builtInNames = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]
}
