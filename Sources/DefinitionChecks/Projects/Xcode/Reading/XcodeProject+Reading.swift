import Basics
package import PropertyLists

extension XcodeProject {
    /// Reads a `project.pbxproj`. References to objects that it lacks are ignored, as Xcode does. The settings of
    /// `.xcconfig` files are read by `readSettingsFiles(_:)`.
    ///
    /// - Parameter file: The file: a property list of the old style as Xcode writes it, or one in XML.
    /// - Throws: `PropertyListError` for a file that is no project, with the place.
    package init(_ file: [UInt8]) throws(PropertyListError) {
        try Self.refuseOtherForms(file)
        let isXML = file.starts(with: "<?xml".utf8) || file.starts(with: "<!DOCTYPE".utf8)
        let root: ProjectValue =
            isXML
            ? ProjectValue(try PropertyListParser { .noProject(at: $1) }.parse(file).value(at: 0))
            : ProjectValue(try Self.parser.parse(file).root)
        self = ProjectReader(try ProjectObjects(root)).project()
    }

    static let parser: OldStyleParser = {
        var parser = OldStyleParser { .noProject(at: $1) }
        parser.keepsComments = false
        return parser
    }()

    /// Refuses the two forms of property lists that Xcode reads and never writes.
    private static func refuseOtherForms(_ file: [UInt8]) throws(PropertyListError) {
        let isBinary = file.starts(with: "bplist".utf8)
        guard isBinary || isJSON(file) else { return }
        let form = isBinary ? "a binary property list" : "JSON"
        throw PropertyListError(
            .fileUnreadable,
            "the project file is \(form), which is not read; turn it into XML with 'plutil -convert xml1'",
            at: .start
        )
    }

    /// Whether a file starts with an object whose first member has a text as its value, an object or an array.
    private static func isJSON(_ file: [UInt8]) -> Bool {
        let start = file.prefix(1000).filter { ![.newline, .space, 0x09, 0x0D].contains($0) }
        guard start.starts(with: "{\"".utf8), let end = start.dropFirst(2).firstIndex(of: UInt8(ascii: "\"")) else {
            return false
        }
        return start.dropFirst(end + 1).first == UInt8(ascii: ":")
    }
}
