import Basics
import IntentDefinition

/// The enums or the object types of a file, by the names that parameters and properties use for them.
struct ReferenceTable {
    /// Whether the table contains every declaration of the file, so that a name outside it is an error.
    let isComplete: Bool
    /// The names in the order of the file.
    private(set) var names: [String] = []
    private var classNames: [String: Located<String>] = [:]

    init(isComplete: Bool) {
        self.isComplete = isComplete
    }

    /// Adds a declaration. If several have the same name, the first counts.
    mutating func insert(_ name: Located<String>, className: String) {
        guard classNames[name.value] == nil else { return }
        classNames[name.value] = Located(className, at: name.position)
        names.append(name.value)
    }

    /// The class of the declaration with a name, and the place of that name.
    subscript(name: String) -> Located<String>? { classNames[name] }
}
