import Basics
import IntentDefinition

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
