import Basics
import IntentDefinition

extension InterfaceBuilder {
    /// What an enum generates; `nil` also for one that the file keeps out of the generated code.
    mutating func declaration(of definition: EnumDefinition) -> EnumDeclaration? {
        let name = requiredName(definition.name, of: "enum", as: .enumeration, key: "INEnumName", in: definition)
        let className = name.flatMap { validClassName(for: $0, of: .enumeration, explicit: definition.className) }
        let cases = cases(of: definition, className: className?.value ?? "")
        guard let name, let className else { return nil }
        checkAmbiguity(name, className: className.value, among: enums, noun: "enum")
        guard definition.generatesHeader?.value != false else { return nil }
        checkSelectors(of: name, .enumeration, noun: "enum", reserved: "Value", superclass: "INEnumResolutionResult")
        let declaration = EnumDeclaration(
            name: name.value,
            className: className.value,
            resultClassName: ValueType.resultClassName(of: className.value),
            displayName: LocalizedText(definition.displayName),
            cases: cases
        )
        let origin = "enum '\(name.value)'"
        record(className: className, others: [declaration.resultClassName], origin: origin)
        recordConstants(of: className, enumName: className.value, cases: cases.lazy.map(\.name), origin: origin)
        return declaration
    }

    private mutating func cases(of definition: EnumDefinition, className: String) -> [EnumDeclaration.Case] {
        let values = definition.values?.value ?? []
        if values.isEmpty, !definition.lacksEntry("INEnumValues") {
            report(.enumEmpty, "the enum has no cases; add one, such as 'unknown'", at: definition.position)
        }
        var names = CaseNames()
        var indices = [Int: SourcePosition](minimumCapacity: values.count)
        return values.compactMap { value in
            let part = NamedPart.enumCase(definition)
            let name = requiredName(value.name, of: "enum case", as: part, key: "INEnumValueName", in: value)
            let index = index(of: value, in: definition, among: &indices)
            guard let name else { return nil }
            checkCaseName(name, of: "enum case", as: part, in: className, among: &names)
            return index.map {
                EnumDeclaration.Case(
                    name: name.value,
                    rawValue: $0,
                    displayName: LocalizedText(value.displayName, default: name.value),
                    synonyms: (value.synonyms?.value ?? []).compactMap { LocalizedText($0.synonym) }
                )
            }
        }
    }

    /// The raw value of a case, 0 where the file has none; reports one that is no integer or that an earlier case has.
    private mutating func index(
        of value: EnumValue,
        in definition: EnumDefinition,
        among seen: inout [Int: SourcePosition]
    ) -> Int? {
        guard !value.lacksEntry("INEnumValueIndex") else { return nil }
        let position = value.index?.position ?? value.position
        guard let index = value.index.map(\.value.integerValue) ?? 0 else {
            let text = value.index?.value.sourceText ?? ""
            let advice = "use an '<integer>' that fits in 64 bits with its sign"
            report(.enumIndexInvalid, "'\(text)' cannot be the index of a case; \(advice)", at: position)
            return nil
        }
        guard let first = seen[index] else {
            seen[index] = position
            return index
        }
        let message = """
            two cases have the index \(index); give the newer one an index that no case has ever had, \
            because saved shortcuts store the index
            """
        let note = Diagnostic.Note("the first is here", at: location(first))
        report(.enumIndexReuse, message, at: position, about: .index(value, definition), notes: [note])
        return index
    }

    /// Reports an enum or a type whose name an earlier one with another class has: a reference would be ambiguous.
    /// Where the classes are the same, the clash of the generated names says it.
    mutating func checkAmbiguity(
        _ name: Located<String>,
        className: String,
        among table: ReferenceTable,
        noun: String
    ) {
        guard let first = table[name.value], first.value != className else { return }
        let message = """
            the \(noun) '\(name.value)' is there twice, so nothing can refer to it by its name; rename one
            """
        let note = Diagnostic.Note(
            "'\(name.value)' with the class '\(first.value)' is here",
            at: location(first.position)
        )
        report(.nameDuplicate, message, at: name.position, notes: [note])
    }
}

/// The names of the cases of an enum that were read so far.
struct CaseNames {
    /// The names by the form that they have in Objective-C.
    var constants: [String: Located<String>] = [:]
    /// The names by what Swift calls them when it imports the Objective-C code.
    var imported: [String: Located<String>] = [:]
}

extension InterfaceBuilder {
    /// Reports the name of a case that an enum cannot have, or that another case of the same enum has.
    ///
    /// - Parameters:
    ///   - noun: What the case stands for, such as `response code`.
    ///   - part: What bears the name, in the model.
    ///   - enumName: The name of the enum, as far as it is known; its last word is enough.
    ///   - seen: The names of the cases before.
    mutating func checkCaseName(
        _ name: Located<String>,
        of noun: String,
        as part: NamedPart = .plain,
        in enumName: String,
        among seen: inout CaseNames
    ) {
        warnOfNameInSwift(name, of: noun)
        checkImport(name, as: name.value.importedConstantName(of: enumName), of: noun, among: &seen.imported)
        if name.value == "RawValue" {
            let message = "every enum has a type 'RawValue', so it cannot be the name of the \(noun); rename it"
            report(.nameReservedMember, message, at: name.position, about: .name(name, part))
        }
        let key = name.value.capitalizingFirstLetter
        guard let first = seen.constants[key] else {
            seen.constants[key] = name
            return
        }
        let note = Diagnostic.Note("'\(first.value)' is here", at: location(first.position))
        if first.value == name.value {
            let message = "the \(noun) '\(name.value)' is there twice; rename one"
            report(.nameDuplicate, message, at: name.position, notes: [note])
        } else {
            reportObjectiveC(name, first.value, noun: noun, notes: [note])
        }
    }

    /// Reports a response code that a built-in one leaves no name for in Objective-C, or in Swift code that imports that.
    mutating func checkBuiltInCode(_ name: Located<String>) {
        let builtIn = ResponseCodeDeclaration.builtInNames
        if builtIn.contains(name.value) { return }
        let key = name.value.capitalizingFirstLetter
        if let other = builtIn.first(where: { $0.capitalizingFirstLetter == key }) {
            return reportObjectiveC(name, other, noun: "response code")
        }
        guard language == .objectiveC else { return }
        let imported = name.value.importedConstantName(of: "Code")
        // What is built in has one name in both languages, but for the first letter.
        if builtIn.contains(imported) {
            warnOfImport(name, as: imported, of: "response code", like: imported)
        }
    }

    /// Reports a case that differs from another only in the case of its first letter: Objective-C sees both with an
    /// upper-case letter behind the name of the enum. Where only Swift is generated that is a warning.
    private mutating func reportObjectiveC(
        _ name: Located<String>,
        _ other: String,
        noun: String,
        notes: [Diagnostic.Note] = []
    ) {
        let message = """
            the \(noun)s '\(other)' and '\(name.value)' have the same name in Objective-C; \
            make them differ in more than the first letter's case
            """
        let severity: Diagnostic.Severity = language == .objectiveC ? .error : .warning
        report(.nameObjectiveC, message, at: name.position, severity: severity, notes: notes)
    }
}
