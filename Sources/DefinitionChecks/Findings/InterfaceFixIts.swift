package import Basics
import IntentDefinition
package import IntentInterface
import PropertyLists

extension CheckedDefinition {
    /// The findings about the generated code, with fix-its for misspelled references, names that are invalid or taken,
    /// and indices that two cases share.
    ///
    /// None of the fix-its is safe: code and saved shortcuts may use the old names and indices.
    package func completing(_ findings: [InterfaceFinding]) -> [Diagnostic] {
        var maker = InterfaceFixItMaker(for: self)
        return findings.map { finding in
            guard let fixIt = maker.fixIt(for: finding) else { return finding.diagnostic }
            var diagnostic = finding.diagnostic
            diagnostic.fixIts = [fixIt]
            return diagnostic
        }
    }
}

/// Makes the fix-its for one definition's findings.
private struct InterfaceFixItMaker {
    /// The maximum number of findings with a fix-it, which limits the work on a file with very many findings.
    private static let limit = 100

    private let definition: CheckedDefinition
    private var count = 0
    private var indicesByEnum: [SourcePosition: FreeNumbers] = [:]

    init(for definition: CheckedDefinition) {
        self.definition = definition
    }

    mutating func fixIt(for finding: InterfaceFinding) -> FixIt? {
        guard let subject = finding.subject, count < Self.limit else { return nil }

        count += 1
        switch subject {
        case .name(let name, let part):
            return rename(name, of: part, isTaken: finding.diagnostic.id == .nameReservedMember)
        case .generatedName(let name): return definition.namingClass(of: name.origin)
        case .reference(let fault): return definition.correcting(fault.name, among: fault.valid)
        case .kind(let name):
            return definition.correcting(name, among: ["Object"] + ValueType.Basic.allCases.map(\.rawValue))
        case .index(let fault): return giveFreeIndex(to: fault.value, of: fault.enumeration)
        }
    }

    private func rename(_ name: Located<String>, of part: NamedPart, isTaken: Bool) -> FixIt? {
        let newName = isTaken ? name.value + "Value" : Identifier.suggestion(for: name.value)
        guard let newName, newName != name.value, !siblings(of: part).contains(newName) else { return nil }
        return Renaming(in: definition).fixIt(calling: name, name: newName, of: part)
    }

    /// The names of the declarations beside a part.
    private func siblings(of part: NamedPart) -> [String] {
        switch part {
        case .parameter(let intent): IntentNames(of: intent).parameters
        case .responseProperty(let intent): IntentNames(of: intent).responseProperties
        case .typeProperty(let declaration): namesOf(declaration.properties?.value, \.name)
        case .enumCase(let declaration): namesOf(declaration.values?.value, \.name)
        case .enumeration: namesOf(definition.model.enums?.value, \.name)
        case .type: namesOf(definition.model.types?.value, \.name)
        case .plain: []
        }
    }

    private func namesOf<Model>(_ models: [Model]?, _ name: KeyPath<Model, Located<String>?>) -> [String] {
        (models ?? []).compactMap { $0[keyPath: name]?.value }
    }

    private mutating func giveFreeIndex(to value: EnumValue, of declaration: EnumDefinition) -> FixIt? {
        let taken = declaration.indexedCases.map(\.index)
        let index = indicesByEnum[declaration.position, default: FreeNumbers(besides: taken)].next()
        return definition.givingIndex(index, to: value)
    }
}

extension CheckedDefinition {
    /// Returns a fix-it that writes the most similar valid name in place of a wrong one; `nil` if none is similar.
    func correcting(_ name: Located<String>, among valid: [String]) -> FixIt? {
        valid.nearest(to: name.value).flatMap { meant in
            FixIt(
                "write '\(meant)'",
                isSafe: false,
                edits: editor.replacingText(ofElementAt: name.position, with: meant)
            )
        }
    }
}
