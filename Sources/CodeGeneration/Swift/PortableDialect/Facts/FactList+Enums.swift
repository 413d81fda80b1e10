import IntentInterface

extension FactList {
    /// Adds the cases of an enum.
    mutating func add(_ cases: [EnumDeclaration.Case]) {
        for enumCase in cases {
            let (name, displayName) = (enumCase.name, enumCase.displayName ?? enumCase.name)
            add("value(\(enumCase.rawValue), \(literal: name), \(text: displayName, key: enumCase.displayNameKey))")
            for synonym in enumCase.synonyms { add("synonym(\(text: synonym))") }
        }
    }
}
