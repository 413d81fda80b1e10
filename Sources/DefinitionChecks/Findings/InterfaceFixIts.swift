package import Basics
import IntentDefinition
import IntentInterface
import PropertyLists

extension CheckedDefinition {
    /// Findings about what the definition generates, with fix-its where the text of the file allows a clear one: nearly
    /// right references, names that Swift does not accept or that are taken, and indices of two cases.
    ///
    /// Nothing of it is safe: code, and shortcuts that people have saved, may know the old names and indices.
    package func completing(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var maker = InterfaceFixItMaker(for: self, diagnostics)
        return diagnostics.map { diagnostic in
            guard diagnostic.fixIts.isEmpty, let fixIt = maker.fixIt(for: diagnostic) else { return diagnostic }
            var diagnostic = diagnostic
            diagnostic.fixIts = [fixIt]
            return diagnostic
        }
    }
}

/// Makes the fix-its of one definition.
private struct InterfaceFixItMaker {
    /// The most findings that get a fix-it, so that a file with very many is checked as quickly as a sound one.
    private static let limit = 100
    private static let ids: Set<Diagnostic.ID> = [
        .nameIdentifier, .nameReservedMember, .nameSDKClash, .refDangling, .typeUnknown, .enumIndexReuse,
    ]

    private let definition: CheckedDefinition
    private let places: [SourcePosition: InterfacePlace]
    private var indicesByEnum: [SourcePosition: FreeNumbers] = [:]

    init(for definition: CheckedDefinition, _ diagnostics: [Diagnostic]) {
        self.definition = definition
        let positions = diagnostics.lazy.filter { Self.ids.contains($0.id) && $0.location.file == definition.file }
            .compactMap(\.location.position)
        let wanted = Set(positions.prefix(Self.limit))
        places = wanted.isEmpty ? [:] : InterfacePlaceFinder.places(at: wanted, in: definition.model)
    }

    mutating func fixIt(for diagnostic: Diagnostic) -> FixIt? {
        guard Self.ids.contains(diagnostic.id), let position = diagnostic.location.position,
            let place = places[position]
        else { return nil }
        switch place {
        case .name(let name, let part, let siblings):
            if diagnostic.id == .nameSDKClash { return definition.namingClass(at: position) }
            return rename(name, part, siblings, isTaken: diagnostic.id == .nameReservedMember)
        case .enumReference(let name): return write(namesOf(definition.model.enums?.value, \.name), inPlaceOf: name)
        case .typeReference(let name): return write(namesOf(definition.model.types?.value, \.name), inPlaceOf: name)
        case .kind(let name):
            return write(["Object"] + ValueType.Basic.allCases.map(\.rawValue), inPlaceOf: name)
        case .index(let value, let declaration): return giveFreeIndex(to: value, of: declaration)
        }
    }

    private func rename(
        _ name: Located<String>,
        _ part: Renaming.Part,
        _ siblings: [String],
        isTaken: Bool
    ) -> FixIt? {
        let newName = isTaken ? name.value + "Value" : Identifier.suggestion(for: name.value)
        guard let newName, newName != name.value, !siblings.contains(newName) else { return nil }
        return Renaming(in: definition).fixIt(calling: name, name: newName, of: part)
    }

    private func write(_ candidates: [String], inPlaceOf name: Located<String>) -> FixIt? {
        candidates.nearest(to: name.value).flatMap { meant in
            FixIt(
                "write '\(meant)'",
                isSafe: false,
                edits: definition.editor.replacingText(ofElementAt: name.position, with: meant)
            )
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
