package import Basics

/// A top-level name that a definition adds to its module, with its place in the definition.
package struct GeneratedName: Hashable, Sendable {
    /// The maximum number of bytes in a file name on Linux and macOS.
    package static let fileNameLimit = 255

    /// The name.
    package var name: String
    /// Whether a generated file has this name.
    package var isFileName: Bool
    /// The part of the definition that generates the name.
    package var origin: Origin
    /// The place in the definition.
    package var location: SourceLocation

    /// A part of a definition that generates names.
    package struct Origin: Hashable, Sendable {
        /// The kind of part.
        package enum Kind: String, Hashable, Sendable {
            case definition, intent
            case enumeration = "enum"
            case type
        }

        /// The kind of part.
        package var kind: Kind
        /// The name in the file; the base name of a definition.
        package var name: String
        /// The place of the part's `<dict>` element.
        package var position: SourcePosition

        init(_ kind: Kind, _ name: String, at position: SourcePosition) {
            self.kind = kind
            self.name = name
            self.position = position
        }
    }
}

extension GeneratedName.Origin: CustomStringConvertible {
    /// The part for messages, such as `intent 'OrderSoup'`.
    package var description: String { "\(kind.rawValue) '\(name)'" }
}

extension GeneratedName {
    /// The distribution of definitions over modules.
    package enum ModuleLayout: Sendable {
        /// All definitions are compiled into one module, so equal names are errors.
        case single
        /// Definitions may belong to different modules, so equal names only get a note.
        case separate
    }

    /// Returns an error for each name that one definition generates twice, with both places.
    static func clashes(within names: [GeneratedName]) -> [Diagnostic] {
        var register = NameRegister()
        return names.compactMap { name in register.insert(name, group: 0).map { name.clash(with: $0.name) } }
    }

    /// Returns findings about the names that several definitions generate.
    ///
    /// Names that clash within one definition aren't included, because they are reported with the definition. File
    /// names that differ only in case count in a single module.
    ///
    /// - Parameters:
    ///   - definitions: The names of each definition. Don't include copies of a definition.
    ///   - layout: The distribution of the definitions over modules.
    /// - Returns: For a single module, an error for each pair of definitions, at the first clashing name of the later
    ///   one. For separate modules, a note for each pair, because the apps of a repository often share intents.
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

    /// Returns the clashes of each pair of definitions.
    private static func pairs(of clashes: [Clash]) -> [[Clash]] {
        Dictionary(grouping: clashes, by: \.groups).sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    /// Returns a finding about two definitions, at the first name of the later one that the other also has.
    private static func summary(of clashes: [Clash], _ severity: Diagnostic.Severity, advice: String) -> Diagnostic {
        let (name, earlier) = (clashes[0].name, clashes[0].earlier)
        return Diagnostic(
            severity,
            .nameGeneratedClash,
            message: """
                \(quotedList(clashes.map(\.name.name), limit: 5)) \(clashes.count == 1 ? "is" : "are") also generated \
                from '\(earlier.location.file)'; \(advice), or rename the duplicates
                """,
            at: name.location,
            notes: [Diagnostic.Note("\(earlier.origin) is here", at: earlier.location)]
        )
    }

    private func clash(with earlier: GeneratedName) -> Diagnostic {
        let isSameOrigin = earlier.origin == origin && earlier.location == location
        let names =
            name == earlier.name
            ? "'\(name)'" : "files named '\(earlier.name)' and '\(name)', which differ only in case"
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

/// A generated name that clashes with one from an earlier definition.
private struct Clash {
    var name: GeneratedName
    var earlier: GeneratedName
    /// The indices of the two definitions, the later first.
    var groups: [Int]
}

/// A register that finds names it already contains. Consequences of a known clash, such as the response classes of two
/// intents with the same class, aren't found again.
private struct NameRegister {
    /// A name and the definition that it comes from.
    struct Entry {
        var name: GeneratedName
        var group: Int
    }

    /// Whether file names that differ only in case are treated as equal.
    var comparesFileNames = true
    private var entries: [String: Entry] = [:]
    private var fileEntries: [String: Entry] = [:]
    private var knownClashes: Set<[SourceLocation]> = []

    /// Adds a name, and returns the earlier name that it clashes with.
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
    /// Adds a value for a new key; for an existing key, returns its value instead.
    fileprivate mutating func insertFirst(_ value: Value, forKey key: Key) -> Value? {
        if let first = self[key] { return first }
        self[key] = value
        return nil
    }
}
