package import Basics
package import PropertyLists

/// An app and its extensions, represented by their `Info.plist` files.
package struct CheckedApp: Sendable {
    /// The files of the app and of its extensions.
    package var propertyLists: [CheckedPropertyList]
    /// The built app, if it is checked.
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
    /// The file's contents.
    package let model: InfoPropertyList
    /// The editor for fix-its; `nil` for a file that can't be edited, because it is binary or part of a built app.
    package let editor: PropertyListEditor?
    private let hasPlaces: Bool

    /// Creates a property list.
    ///
    /// - Parameters:
    ///   - file: The path of the file in findings.
    ///   - model: The file's contents.
    ///   - text: The text of the file; `nil` for a binary one, which doesn't have positions.
    ///   - isBuilt: Whether the file is a product of a build, so that its source has to be edited instead.
    package init(file: String, model: InfoPropertyList, text: SourceFile?, isBuilt: Bool = false) {
        self.file = file
        self.model = model
        hasPlaces = text != nil
        editor = isBuilt ? nil : text.map { PropertyListEditor($0) }
    }

    /// Returns a location in the file.
    func location(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: file, position: hasPlaces ? position : nil)
    }
}
