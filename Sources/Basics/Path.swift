/// A POSIX path. Its properties depend only on its text, not on the file system.
package struct Path: Hashable, Sendable {
    /// The text of the path; `.` if it is empty.
    package let text: String

    // The code compares bytes, because a slash and a combining mark after it form a single character.
    private static let slash = UInt8(ascii: "/")

    /// Creates a path. Slashes at the end are removed.
    package init(_ text: String) {
        let end = text.utf8.lastIndex { $0 != Self.slash }.map(text.utf8.index(after:)) ?? text.startIndex
        self.text = end > text.startIndex ? String(text[..<end]) : text.isEmpty ? "." : "/"
    }

    /// The last component: the name of the file or folder.
    package var name: String {
        guard let slash = text.utf8.lastIndex(of: Self.slash), text != "/" else { return text }
        return String(text[text.utf8.index(after: slash)...])
    }

    /// The components between the slashes.
    package var components: [Substring] {
        text.utf8.split(separator: Self.slash).map(Substring.init)
    }

    /// The path of the folder that contains the file or folder.
    package var folder: Path {
        guard let slash = text.utf8.lastIndex(of: Self.slash) else { return Path(".") }
        return Path(slash == text.startIndex ? "/" : String(text[..<slash]))
    }

    /// Returns the path that another path has if it starts from this folder.
    package func appending(_ other: String) -> Path {
        if text == "." || other.utf8.first == Self.slash { return Path(other) }
        if other == "." { return self }
        return Path(text == "/" ? "/" + other : "\(text)/\(other)")
    }

    /// Returns the path from the root, without `.`, `..` and double slashes.
    ///
    /// - Parameter workingFolder: The absolute path that relative paths start from.
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

    /// Returns the relative path from a folder to this file or folder. Both must be results of `absolute(in:)`.
    package func relative(to base: Path) -> Path {
        let (own, others) = (components, base.components)
        let shared = zip(own, others).prefix { $0 == $1 }.count
        let steps = repeatElement("..", count: others.count - shared) + own[shared...]
        return Path(steps.joined(separator: "/"))
    }

    /// Returns whether this is a folder itself or lies anywhere below it. Both must be results of `absolute(in:)`.
    package func isInside(_ other: Path) -> Bool {
        components.starts(with: other.components)
    }
}

extension Path: Comparable {
    /// Orders paths by the bytes of their components, so that the contents of a folder stay together.
    package static func < (first: Path, second: Path) -> Bool {
        first.text.utf8.lexicographicallyPrecedes(second.text.utf8) { rank(of: $0) < rank(of: $1) }
    }

    /// Returns the rank of a byte. The slash comes first, because a component sorts before longer ones that start with
    /// it.
    private static func rank(of byte: UInt8) -> UInt8 {
        byte == slash ? 0 : byte
    }
}

extension Path: CustomStringConvertible {
    /// The text of the path.
    package var description: String { text }
}
