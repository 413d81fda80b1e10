package import Basics
package import PropertyLists

/// An app and its extensions, as far as their `Info.plist` files tell.
package struct CheckedApp: Sendable {
    /// The files of the app and of its extensions.
    package var propertyLists: [CheckedPropertyList]
    /// The app as it was built, where that is looked at.
    package var bundle: CheckedBundle?

    /// Creates an app.
    package init(propertyLists: [CheckedPropertyList], bundle: CheckedBundle? = nil) {
        self.propertyLists = propertyLists
        self.bundle = bundle
    }
}

/// The `Info.plist` of an app or an extension.
package struct CheckedPropertyList: Sendable {
    /// The file's path.
    package let file: String
    /// What it says.
    package let model: InfoPropertyList
    /// Makes edits; `nil` for a file that cannot be edited: a binary one, or one of an app that is built.
    package let editor: PropertyListEditor?
    private let hasPlaces: Bool

    /// Creates a property list.
    ///
    /// - Parameters:
    ///   - file: The path of the file, as findings name it.
    ///   - model: What the file says.
    ///   - text: The text of the file; `nil` for a binary one, which has no places.
    ///   - isBuilt: Whether a build has made the file, so that another file is to be edited.
    package init(file: String, model: InfoPropertyList, text: SourceFile?, isBuilt: Bool = false) {
        self.file = file
        self.model = model
        hasPlaces = text != nil
        editor = isBuilt ? nil : text.map { PropertyListEditor($0) }
    }

    /// A place in the file.
    func location(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: file, position: hasPlaces ? position : nil)
    }
}
