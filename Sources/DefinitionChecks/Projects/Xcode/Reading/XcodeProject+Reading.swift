import Basics
package import PropertyLists

extension XcodeProject {
    /// Reads a `project.pbxproj`.
    ///
    /// References to missing objects are ignored, as in Xcode. `readSettingsFiles(_:)` reads the `.xcconfig` files.
    ///
    /// - Parameter file: An old-style property list, as Xcode writes it, or an XML one.
    /// - Throws: `PropertyListError` with its position if the file isn't a project.
    package init(_ file: [UInt8]) throws(PropertyListError) {
        try Self.refuseOtherForms(file)
        let isXML = file.starts(with: "<?xml".utf8) || file.starts(with: "<!DOCTYPE".utf8)
        let root: ProjectValue =
            isXML
            ? ProjectValue(try PropertyListParser { .notAProject(at: $1) }.parse(file).value(at: 0))
            : ProjectValue(try Self.parser.parse(file).root)
        self = ProjectReader(try ProjectObjects(root)).project()
    }

    static let parser: OldStyleParser = {
        var parser = OldStyleParser { .notAProject(at: $1) }
        parser.keepsComments = false
        return parser
    }()

    /// Rejects the two formats of property lists that Xcode reads but never writes.
    private static func refuseOtherForms(_ file: [UInt8]) throws(PropertyListError) {
        let isBinary = file.starts(with: "bplist".utf8)
        guard isBinary || isJSON(file) else { return }
        let form = isBinary ? "a binary property list" : "JSON"
        throw PropertyListError(
            .fileUnreadable,
            "the project file is \(form), which isn't supported; convert it to XML with 'plutil -convert xml1'",
            at: .start
        )
    }

    /// Whether a file starts like a JSON object with a member.
    private static func isJSON(_ file: [UInt8]) -> Bool {
        let start = file.prefix(1000).filter { ![.newline, .space, 0x09, 0x0D].contains($0) }
        guard start.starts(with: "{\"".utf8), let end = start.dropFirst(2).firstIndex(of: UInt8(ascii: "\"")) else {
            return false
        }
        return start.dropFirst(end + 1).first == UInt8(ascii: ":")
    }
}
