/// A POSIX path. All that is asked of it is answered from its text alone, without a look at the disk.
package struct Path: Hashable, Sendable {
    /// The text of the path; `.` for an empty one.
    package let text: String

    // Bytes and not characters are looked at, since a combining mark after a slash makes one character with it.
    private static let slash = UInt8(ascii: "/")

    /// Creates a path. Slashes at its end are left out.
    package init(_ text: String) {
        let end = text.utf8.lastIndex { $0 != Self.slash }.map(text.utf8.index(after:)) ?? text.startIndex
        self.text = end > text.startIndex ? String(text[..<end]) : text.isEmpty ? "." : "/"
    }

    /// The last component: the name of the file or folder.
    package var name: String {
        guard let slash = text.utf8.lastIndex(of: Self.slash), text != "/" else { return text }
        return String(text[text.utf8.index(after: slash)...])
    }

    /// The names between the slashes.
    package var components: [Substring] {
        text.utf8.split(separator: Self.slash).map(Substring.init)
    }

    /// The path of the folder that holds the file or folder.
    package var folder: Path {
        guard let slash = text.utf8.lastIndex(of: Self.slash) else { return Path(".") }
        return Path(slash == text.startIndex ? "/" : String(text[..<slash]))
    }

    /// The path that another path has when it is taken from this folder.
    package func appending(_ other: String) -> Path {
        if text == "." || other.utf8.first == Self.slash { return Path(other) }
        if other == "." { return self }
        return Path(text == "/" ? "/" + other : "\(text)/\(other)")
    }

    /// The path from the root, without `.`, `..` and doubled slashes.
    ///
    /// - Parameter workingFolder: The absolute path that a relative one starts from.
    package func absolute(in workingFolder: Path) -> Path {
        var components: [Substring] = []
        for component in workingFolder.appending(text).components where component != "." {
            if component == ".." {
                _ = components.popLast()
            } else {
                components.append(component)
            }
        }
        return Path("/" + components.joined(separator: "/"))
    }

    /// The relative path that leads from a folder to this file or folder. Both must be `absolute(in:)` paths.
    package func relative(to base: Path) -> Path {
        let (own, others) = (components, base.components)
        let shared = zip(own, others).prefix { $0 == $1 }.count
        let steps = repeatElement("..", count: others.count - shared) + own[shared...]
        return Path(steps.joined(separator: "/"))
    }

    /// Whether this is a folder itself or lies anywhere below it. Both must be `absolute(in:)` paths.
    package func isInside(_ other: Path) -> Bool {
        components.starts(with: other.components)
    }
}

extension Path: Comparable {
    /// Orders paths by the bytes of their components, so that what a folder holds stays together.
    package static func < (first: Path, second: Path) -> Bool {
        first.text.utf8.lexicographicallyPrecedes(second.text.utf8) { rank(of: $0) < rank(of: $1) }
    }

    /// The rank of a byte among others: a component ends before it goes on, so the slash is the first.
    private static func rank(of byte: UInt8) -> UInt8 {
        byte == slash ? 0 : byte
    }
}

extension Path: CustomStringConvertible {
    /// The text of the path.
    package var description: String { text }
}
