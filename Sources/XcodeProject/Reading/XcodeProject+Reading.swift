import DefinitionDiagnostics
import OldStylePropertyList
public import PropertyListXML

extension XcodeProject {
    /// Reads a `project.pbxproj`. References to objects that it lacks are ignored, as Xcode does.
    ///
    /// - Parameter file: The file: a property list of the old style as Xcode writes it, or one in XML.
    /// - Throws: `PropertyListError` for a file that is no project, with the place.
    public init(_ file: [UInt8]) throws(PropertyListError) {
        let isXML = file.starts(with: "<?xml".utf8) || file.starts(with: "<!DOCTYPE".utf8)
        let root: ProjectValue =
            isXML
            ? ProjectValue(try PropertyListParser().parse(file).value(at: 0))
            : ProjectValue(try OldStyleParser().parse(file).root)
        self = ProjectReader(try ProjectObjects(root)).project()
    }
}
