/// A property of an intent, a response or an object type.
package struct PropertyDeclaration: Hashable, Sendable {
    /// The name in code, as the file spells it.
    package var name: String
    /// The name with its first letter in uppercase, as used inside selectors and method names.
    package var capitalizedName: String
    /// The type.
    package var type: ValueType
    /// The display name.
    package var displayName: LocalizedText?
    /// The initial case of an enum value: the case with raw value 0, or else the first; `nil` for other types and for
    /// lists.
    package var initialCase: String?
    /// The code of the value that a property of a system intent starts with; `nil` if it needs none.
    package var initialValue: String?
    /// Whether only the runtime sets the value.
    package var isReadOnly = false
    /// The presentation of values.
    package var presentation: ValuePresentation

    init(
        name: String,
        type: ValueType,
        displayName: LocalizedText?,
        initialCase: String?,
        presentation: ValuePresentation
    ) {
        self.name = name
        self.capitalizedName = name.capitalizingFirstLetter
        self.type = type
        self.displayName = displayName
        self.initialCase = initialCase
        self.presentation = presentation
    }

    /// Creates a property of a system intent.
    init(name: String, type: ValueType, initialValue: String?, isReadOnly: Bool) {
        self.init(name: name, type: type, displayName: nil, initialCase: nil, presentation: ValuePresentation())
        self.initialValue = initialValue
        self.isReadOnly = isReadOnly
    }
}
