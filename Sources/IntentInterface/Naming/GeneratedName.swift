package import Basics

/// A top-level name that a definition brings into its module, and where it comes from.
package struct GeneratedName: Hashable, Sendable {
    /// The most bytes in the name of a file, for the file systems of Linux and macOS.
    package static let fileNameLimit = 255

    /// The name.
    package var name: String
    /// Whether a generated file has this name.
    package var isFileName: Bool
    /// What it is made for, for messages, such as `intent 'OrderSoup'`.
    package var origin: String
    /// The place in the definition that it comes from.
    package var location: SourceLocation
}

extension GeneratedName {
    /// How definitions share modules.
    package enum ModuleLayout: Sendable {
        /// All definitions are compiled into one module: equal names are errors.
        case single
        /// Definitions may belong to different modules: equal names are worth a note.
        case separate
    }

    /// The names that one definition generates twice: errors that show both places.
    static func clashes(within names: [GeneratedName]) -> [Diagnostic] {
        var register = NameRegister()
        return names.compactMap { name in register.insert(name, group: 0).map { name.clash(with: $0.name) } }
    }

    /// The names that several definitions generate.
    ///
    /// Names that clash within one definition are no part of the result, since they are reported with the definition.
    /// Names of files that differ in case only count in a single module.
    ///
    /// - Parameters:
    ///   - definitions: The names of each definition, without copies of the same definition.
    ///   - layout: How the definitions share modules.
    /// - Returns: For a single module, an error for each two definitions, at the first name of the later one that clashes.
    ///   For separate ones, a note for each two, since apps of one repository often have intents in common.
    package static func clashes(among definitions: [[GeneratedName]], layout: ModuleLayout) -> [Diagnostic] {
        guard definitions.count > 1 else { return [] }
        var register = NameRegister()
        register.comparesFileNames = layout == .single
        let clashes = definitions.enumerated().flatMap { group, names in
            names.compactMap { name -> Clash? in
                guard let earlier = register.insert(name, group: group), earlier.group != group else { return nil }
                return Clash(name: name, earlier: earlier.name, groups: [group, earlier.group])
            }
        }
        switch layout {
        case .single:
            return pairs(of: clashes).map { clashes in
                if clashes.count == 1, clashes[0].name.name != clashes[0].earlier.name {
                    return clashes[0].name.clash(with: clashes[0].earlier)
                }
                return summary(of: clashes, .error, advice: "leave one of the two definitions out of the target")
            }
        case .separate:
            return pairs(of: clashes).map { clashes in
                summary(of: clashes, .note, advice: "put the two definitions into different targets")
            }
        }
    }

    /// The clashes of each two definitions.
    private static func pairs(of clashes: [Clash]) -> [[Clash]] {
        Dictionary(grouping: clashes, by: \.groups).sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    /// A finding about two definitions, at the first name of the later one that the other has too.
    private static func summary(of clashes: [Clash], _ severity: Diagnostic.Severity, advice: String) -> Diagnostic {
        let (name, earlier) = (clashes[0].name, clashes[0].earlier)
        return Diagnostic(
            severity,
            .nameGeneratedClash,
            message: """
                \(quotedList(clashes.map(\.name.name), limit: 5)) \(clashes.count == 1 ? "is" : "are") generated from \
                '\(earlier.location.file)' too; \(advice), or rename what is in both
                """,
            at: name.location,
            notes: [Diagnostic.Note("\(earlier.origin) is here", at: earlier.location)]
        )
    }

    private func clash(with earlier: GeneratedName) -> Diagnostic {
        let isSameOrigin = earlier.origin == origin && earlier.location == location
        let names =
            name == earlier.name
            ? "'\(name)'" : "files named '\(earlier.name)' and '\(name)', which differ in case only"
        let finding =
            isSameOrigin
            ? "\(origin) generates \(names) twice" : "\(earlier.origin) and \(origin) both generate \(names)"
        let note = Diagnostic.Note("\(earlier.origin) is here", at: earlier.location)
        return Diagnostic(
            .error,
            .nameGeneratedClash,
            message: "\(finding); rename one of them",
            at: location,
            notes: isSameOrigin ? [] : [note]
        )
    }
}

/// A name that a definition generates, and one that an earlier definition does.
private struct Clash {
    var name: GeneratedName
    var earlier: GeneratedName
    /// The places of the two definitions, the later first.
    var groups: [Int]
}

/// Finds names that were there before. What follows from a clash that is already known, such as the response classes
/// of two intents with the same class, is not found again.
private struct NameRegister {
    /// A name and the definition that it comes from.
    struct Entry {
        var name: GeneratedName
        var group: Int
    }

    /// Whether names of files that differ in case only count as equal.
    var comparesFileNames = true
    private var entries: [String: Entry] = [:]
    private var fileEntries: [String: Entry] = [:]
    private var knownClashes: Set<[SourceLocation]> = []

    /// Adds a name; returns the earlier one that it clashes with.
    mutating func insert(_ name: GeneratedName, group: Int) -> Entry? {
        let entry = Entry(name: name, group: group)
        var earlier = entries.insertFirst(entry, forKey: name.name)
        if name.isFileName, comparesFileNames {
            let earlierFile = fileEntries.insertFirst(entry, forKey: name.name.lowercased())
            earlier = earlier ?? earlierFile
        }
        guard let earlier, knownClashes.insert([earlier.name.location, name.location]).inserted else { return nil }
        return earlier
    }
}

extension Dictionary {
    /// Adds a value for a key that has none; returns the value of one that has.
    fileprivate mutating func insertFirst(_ value: Value, forKey key: Key) -> Value? {
        if let first = self[key] { return first }
        self[key] = value
        return nil
    }
}
