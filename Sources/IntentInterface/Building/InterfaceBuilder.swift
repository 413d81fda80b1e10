import Basics
import IntentDefinition
import PropertyLists

/// Turns the parts of a definition into declarations, and collects what is wrong and which names come about.
///
/// A part with an error gives no declaration; what it contains is checked all the same.
struct InterfaceBuilder {
    /// The path of the file, for diagnostics.
    let file: String
    /// The text before the names of what names no class of its own.
    let classPrefix: String
    /// The language that is generated.
    let language: GeneratedLanguage
    /// What is wrong.
    private(set) var findings: [InterfaceFinding] = []
    /// The top-level names so far.
    var names: [GeneratedName] = []
    /// The enums that members can refer to.
    private(set) var enums: ReferenceTable
    /// The object types that members can refer to.
    private(set) var types: ReferenceTable
    /// The cases of the enums.
    private(set) var enumCases = EnumCases()

    init(definition: Definition, file: String, classPrefix: String, language: GeneratedLanguage) {
        self.file = file
        self.classPrefix = classPrefix
        self.language = language
        enums = ReferenceTable(isComplete: !definition.lacksEntry("INEnums"))
        types = ReferenceTable(isComplete: !definition.lacksEntry("INTypes"))
        for declaration in definition.enums?.value ?? [] {
            guard let name = declaration.name else { continue }
            let className = className(for: name.value, explicit: declaration.className)
            enums.insert(name, className: className)
            enumCases.insert(declaration.values?.value ?? [], className: className)
        }
        for declaration in definition.types?.value ?? [] {
            guard let name = declaration.name else { continue }
            types.insert(name, className: className(for: name.value, explicit: declaration.className))
        }
    }

    /// The place of a position in the file.
    func location(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: file, position: position)
    }

    /// Records what is wrong.
    ///
    /// - Parameters:
    ///   - id: The kind of finding.
    ///   - message: What is wrong, and what to do.
    ///   - position: Where it is.
    ///   - severity: How serious it is.
    ///   - subject: The part of the definition that it is about.
    ///   - notes: Other places that have to do with it.
    mutating func report(
        _ id: Diagnostic.ID,
        _ message: String,
        at position: SourcePosition,
        severity: Diagnostic.Severity = .error,
        about subject: InterfaceFinding.Subject? = nil,
        notes: [Diagnostic.Note] = []
    ) {
        let diagnostic = Diagnostic(severity, id, message, at: location(position), notes: notes)
        findings.append(InterfaceFinding(diagnostic: diagnostic, subject: subject))
    }
}
