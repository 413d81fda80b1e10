import Basics
import IntentDefinition

extension InterfaceBuilder {
    /// Returns the declaration of an enum; `nil` after an error, or if the file turns code generation off for the enum.
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
        let origin = GeneratedName.Origin(.enumeration, name.value, at: definition.position)
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

    /// Returns the raw value of a case, 0 by default. Reports one that isn't an integer or that an earlier
    /// case has.
    private mutating func index(
        of value: EnumValue,
        in definition: EnumDefinition,
        among seen: inout [Int: SourcePosition]
    ) -> Int? {
        guard !value.lacksEntry("INEnumValueIndex") else { return nil }
        let position = value.index?.position ?? value.position
        guard let index = value.index.map(\.value.integerValue) ?? 0 else {
            let text = value.index?.value.sourceText ?? ""
            let message = "'\(text)' isn't a valid case index; use a signed 64-bit '<integer>'"
            report(.enumIndexInvalid, message, at: position)
            return nil
        }
        guard let first = seen[index] else {
            seen[index] = position
            return index
        }
        let fault = CaseIndexFault(value, index: index, of: definition, owner: .sibling(location(first)))
        report(fault.id, fault.message, at: position, about: .index(fault), notes: fault.notes)
        return index
    }

    /// Reports an enum or a type with the name of an earlier one that has another class, because references would be
    /// ambiguous. If both have the same class, the clash of the generated names is reported instead.
    mutating func checkAmbiguity(
        _ name: Located<String>,
        className: String,
        among table: ReferenceTable,
        noun: String
    ) {
        guard let first = table[name.value], first.value != className else { return }
        let message = """
            the \(noun) '\(name.value)' is declared twice with different classes, so references to it are ambiguous; \
            rename one
            """
        let note = Diagnostic.Note(
            "'\(name.value)' with class '\(first.value)' is here",
            at: location(first.position)
        )
        report(.nameDuplicate, message, at: name.position, notes: [note])
    }
}

/// The names of an enum's cases so far.
struct CaseNames {
    /// The names by their form in Objective-C.
    var constants: [String: Located<String>] = [:]
    /// The names by their form in Swift code that imports the Objective-C code.
    var imported: [String: Located<String>] = [:]
}

extension InterfaceBuilder {
    /// Reports a case name that isn't allowed in an enum, or that another case of the enum has.
    ///
    /// - Parameters:
    ///   - noun: The kind of case, such as `response code`.
    ///   - part: The part of the model that has the name.
    ///   - enumName: The name of the enum; its last word is enough.
    ///   - seen: The names of the earlier cases.
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
            let message = "the \(noun) 'RawValue' has the name of a type that every enum has; rename it"
            report(.nameReservedMember, message, at: name.position, about: .name(name, part))
        }
        let key = name.value.capitalizingFirstLetter
        guard let first = seen.constants[key] else {
            seen.constants[key] = name
            return
        }
        let note = Diagnostic.Note("'\(first.value)' is here", at: location(first.position))
        if first.value == name.value {
            let message = "the \(noun) '\(name.value)' is declared twice; rename one"
            report(.nameDuplicate, message, at: name.position, notes: [note])
        } else {
            reportObjectiveC(name, first.value, noun: noun, notes: [note])
        }
    }

    /// Reports a response code that gets the name of a built-in code in Objective-C, or in Swift code that imports it.
    mutating func checkBuiltInCode(_ name: Located<String>) {
        let builtIn = ResponseCodeDeclaration.builtInNames
        if builtIn.contains(name.value) { return }
        let key = name.value.capitalizingFirstLetter
        if let other = builtIn.first(where: { $0.capitalizingFirstLetter == key }) {
            return reportObjectiveC(name, other, noun: "response code")
        }
        guard language == .objectiveC else { return }
        let imported = name.value.importedConstantName(of: "Code")
        // Built-in codes have the same name in both languages, apart from the case of the first letter.
        if builtIn.contains(imported) {
            warnOfImport(name, as: imported, of: "response code", like: imported)
        }
    }

    /// Reports a case that differs from another only in the case of its first letter, which is uppercase in
    /// Objective-C. This is an error for Objective-C and a warning for Swift.
    private mutating func reportObjectiveC(
        _ name: Located<String>,
        _ other: String,
        noun: String,
        notes: [Diagnostic.Note] = []
    ) {
        let message = """
            the \(noun)s '\(other)' and '\(name.value)' have the same name in Objective-C; \
            make them differ in more than the case of the first letter
            """
        let severity: Diagnostic.Severity = language == .objectiveC ? .error : .warning
        report(.nameObjectiveC, message, at: name.position, severity: severity, notes: notes)
    }
}
