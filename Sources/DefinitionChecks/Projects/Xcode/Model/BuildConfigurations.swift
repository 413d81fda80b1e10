/// The build configurations of a project or a target, in the order of the file.
package struct BuildConfigurations: RandomAccessCollection, Hashable, Sendable {
    private var all: [BuildConfiguration]
    private let indicesByName: [String: Int]

    init(_ all: [BuildConfiguration]) {
        self.all = all
        indicesByName = Dictionary(zip(all.map(\.name), all.indices)) { first, _ in first }
    }

    /// The index of the first configuration.
    package var startIndex: Int { all.startIndex }

    /// The index after the last configuration.
    package var endIndex: Int { all.endIndex }

    /// The configuration at an index.
    package internal(set) subscript(index: Int) -> BuildConfiguration {
        get { all[index] }
        set { all[index] = newValue }
    }

    /// The first configuration with a name.
    package subscript(named name: String) -> BuildConfiguration? {
        indicesByName[name].map { all[$0] }
    }
}
