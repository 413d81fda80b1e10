import Basics
import IntentDefinition

/// A type of an earlier time whose objects are saved, and its successor.
struct TypeSuccession {
    /// The type as it was.
    let previous: TypeDefinition
    /// The type with the same name now or, if there isn't one, with the same class.
    let current: TypeDefinition
    /// The definition that contains it now.
    let home: Succession.Home

    /// Returns the saved types of a definition that still exist.
    ///
    /// A removed type is reported where it was used: at parameters that have another type or are removed, too.
    static func all(in succession: Succession) -> [TypeSuccession] {
        succession.previousParts.savedTypes.compactMap { TypeSuccession(of: $0, in: succession.homes) }
    }

    private init?(of previous: TypeDefinition, in homes: [Succession.Home]) {
        let named = homes.lazy.compactMap { home in
            previous.name.flatMap { home.parts.types[$0.value] }.map { ($0, home) }
        }
        let sameClass = homes.lazy.compactMap { home in
            previous.ownClassName.flatMap { home.parts.typesByClass[$0] }.map { ($0, home) }
        }
        guard let (current, home) = named.first ?? sameClass.first else { return nil }
        self.previous = previous
        self.current = current
        self.home = home
    }

    /// The old and the new class, if the class has changed.
    var classChange: (old: String, new: String)? {
        guard let old = previous.ownClassName, let new = current.ownClassName, old != new else { return nil }
        return (old, new)
    }
}
