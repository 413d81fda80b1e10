import Basics
import PropertyLists

/// An object of a project file, such as a group, a file, a target or a build phase.
struct ProjectObject {
    let id: String
    let position: SourcePosition
    private let values: [String: ProjectValue]

    init(id: Located<String>, _ entries: [(key: Located<String>, value: ProjectValue)]) {
        self.id = id.value
        position = id.position
        values = Dictionary(entries.map { ($0.key.value, $0.value) }) { _, last in last }
    }

    /// The name of the object's class.
    var isa: String { text("isa")?.value ?? "" }

    func text(_ key: String) -> Located<String>? { values[key]?.text }

    func texts(_ key: String) -> [Located<String>] { values[key]?.list.compactMap(\.text) ?? [] }

    func entries(_ key: String) -> [(key: Located<String>, value: ProjectValue)] { values[key]?.entries ?? [] }
}

/// All objects of a project file, which refer to each other by identifier and may form cycles.
struct ProjectObjects {
    private let objects: [String: ProjectObject]
    /// The project itself.
    let root: ProjectObject

    /// Finds the objects in the root dictionary of a project file.
    init(_ file: ProjectValue) throws(PropertyListError) {
        guard let entries = file.entries else {
            throw .notAProject(at: file.position)
        }

        let table = Dictionary(entries.map { ($0.key.value, $0.value) }) { _, last in last }
        guard let pairs = table["objects"]?.entries else {
            throw PropertyListError(
                .fileUnreadable,
                "the project file has no 'objects' dictionary; is this another file?",
                at: table["objects"]?.position ?? file.position
            )
        }
        let objects = pairs.compactMap { pair in
            pair.value.entries.map { (pair.key.value, ProjectObject(id: pair.key, $0)) }
        }
        self.objects = Dictionary(objects) { _, last in last }

        guard let id = table["rootObject"]?.text, let root = self.objects[id.value], root.isa == "PBXProject" else {
            throw PropertyListError(
                .fileUnreadable,
                "'rootObject' doesn't identify a PBXProject object; restore the project file",
                at: table["rootObject"]?.position ?? file.position
            )
        }
        self.root = root
    }

    /// The object with an identifier.
    subscript(_ id: Located<String>?) -> ProjectObject? {
        id.flatMap { objects[$0.value] }
    }

    /// Returns the objects that a list refers to, without missing ones.
    func list(_ key: String, of object: ProjectObject) -> [ProjectObject] {
        object.texts(key).compactMap { self[$0] }
    }
}

extension PropertyListError {
    /// Returns the error for a property list that isn't a project.
    static func notAProject(at position: SourcePosition) -> PropertyListError {
        PropertyListError(.fileUnreadable, "a project file must be a dictionary; is this another file?", at: position)
    }
}
