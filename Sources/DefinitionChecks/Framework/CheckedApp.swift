public import DefinitionDiagnostics
public import InfoPropertyList
public import PropertyListXML

/// An app and its extensions, as far as their `Info.plist` files tell.
public struct CheckedApp: Sendable {
    /// The files of the app and of its extensions.
    public var propertyLists: [CheckedPropertyList]
    /// The app as it was built, where that is looked at.
    public var bundle: CheckedBundle?

    /// Creates an app.
    public init(propertyLists: [CheckedPropertyList], bundle: CheckedBundle? = nil) {
        self.propertyLists = propertyLists
        self.bundle = bundle
    }
}

/// The `Info.plist` of an app or an extension.
public struct CheckedPropertyList: Sendable {
    /// The file's path.
    public let file: String
    /// What it says.
    public let model: InfoPropertyList
    /// Makes edits; `nil` for a file that cannot be edited: a binary one, or one of an app that is built.
    public let editor: PropertyListEditor?
    private let hasPlaces: Bool

    /// Creates a property list.
    ///
    /// - Parameters:
    ///   - file: The path of the file, as findings name it.
    ///   - model: What the file says.
    ///   - text: The text of the file; `nil` for a binary one, which has no places.
    ///   - isBuilt: Whether a build has made the file, so that another file is to be edited.
    public init(file: String, model: InfoPropertyList, text: SourceFile?, isBuilt: Bool = false) {
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
