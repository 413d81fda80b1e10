public import DefinitionDiagnostics
import IntentDefinition

extension Diagnostic.ID {
    /// Two cases of an enum have one name in Objective-C.
    public static let nameObjectiveC = Diagnostic.ID(rawValue: "name-objective-c")
}

extension InterfaceBuilder {
    /// Reports the name of a case that an enum cannot have, or that another case of the same enum has.
    ///
    /// - Parameters:
    ///   - noun: What the case stands for, such as `response code`.
    ///   - seen: The names of the cases before, by the form that they have in Objective-C.
    mutating func checkCaseName(_ name: Located<String>, of noun: String, among seen: inout [String: Located<String>]) {
        warnOfNameInSwift(name, of: noun)
        if name.value == "RawValue" {
            let message = "every enum has a type 'RawValue', so it cannot be the name of the \(noun); rename it"
            report(.nameReservedMember, message, at: name.position)
        }
        let key = name.value.capitalizingFirstLetter
        guard let first = seen[key] else {
            seen[key] = name
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

    /// Reports a response code that a built-in one leaves no name for in Objective-C.
    mutating func checkBuiltInCode(_ name: Located<String>) {
        let key = name.value.capitalizingFirstLetter
        let builtIn = ResponseCodeDeclaration.builtInNames.first { $0.capitalizingFirstLetter == key }
        guard let builtIn, builtIn != name.value else { return }
        reportObjectiveC(name, builtIn, noun: "response code")
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
        diagnostics.append(Diagnostic(severity, .nameObjectiveC, message, at: location(name.position), notes: notes))
    }
}
