/// A property of an intent, a response or an object type.
package struct PropertyDeclaration: Hashable, Sendable {
    /// The name in code, as the file spells it.
    package var name: String
    /// The name with its first letter in upper case, as it stands inside selectors and method names.
    package var capitalizedName: String
    /// The type.
    package var type: ValueType
    /// The name for people.
    package var displayName: LocalizedText?
    /// The case that an enum's value starts with: the one with the raw value 0, else the first; `nil` for other types
    /// and for lists.
    package var initialCase: String?
    /// How values are shown and said.
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
}
