package import Basics
import IntentDefinition
import PropertyLists

/// A merge conflict in which only the versions of Xcode and macOS differ.
enum VersionStampConflict {
    /// A fix-it that keeps the newer versions; `nil` if the sides differ in more or the marks aren't in order.
    static func fixIt(for source: SourceFile) -> FixIt? {
        guard let conflict = MergeConflictText(source), let ours = Sides.definition(conflict.ours),
            let theirs = Sides.definition(conflict.theirs), ours.hasSameContent(as: theirs)
        else { return nil }

        let keepsTheirs = ours.stamps.lexicographicallyPrecedes(theirs.stamps, by: VersionText.precedes)
        let edits = conflict.hunks.map { hunk in
            source.replacing(hunk.range, with: source.text(in: keepsTheirs ? hunk.theirs : hunk.ours))
        }

        let version = (keepsTheirs ? theirs : ours).toolsVersion?.value ?? ""
        return FixIt("keep the version stamps of Xcode \(version)", isSafe: true, allOf: edits)
    }
}

extension Diagnostic {
    /// The finding with a fix-it if it is a merge conflict in which only the versions of Xcode and macOS differ.
    package func completed(from source: SourceFile) -> Diagnostic {
        guard id == .vcsConflict, fixIts.isEmpty, let fixIt = VersionStampConflict.fixIt(for: source) else {
            return self
        }
        var diagnostic = self
        diagnostic.message += "; only version stamps differ: \(fixIt.title)"
        diagnostic.fixIts = [fixIt]
        return diagnostic
    }
}

private enum Sides {
    /// The definition on one side of a conflict; `nil` if it isn't readable.
    static func definition(_ text: [UInt8]) -> Definition? {
        var diagnostics: [Diagnostic] = []
        return DefinitionDecoder(file: "").decode(text, diagnostics: &diagnostics)
    }
}

extension Definition {
    /// The versions of the programs that wrote the file, the most significant first.
    fileprivate var stamps: [String] {
        [toolsVersion, toolsBuildVersion, systemVersion].map { $0?.value ?? "" }
    }

    /// Whether two definitions are equal except for the versions.
    fileprivate func hasSameContent(as other: Definition) -> Bool {
        DefinitionEncoder().encode(withoutStamps) == DefinitionEncoder().encode(other.withoutStamps)
    }

    private var withoutStamps: Definition {
        var definition = self
        definition.toolsVersion = nil
        definition.toolsBuildVersion = nil
        definition.systemVersion = nil
        return definition
    }
}

/// Versions and builds of Xcode and macOS, such as `13.2.1` and `14C18`.
enum VersionText {
    /// Whether a version is older than another, compared by its numbers and the letters between them.
    static func precedes(_ first: String, _ second: String) -> Bool {
        parts(of: first).lexicographicallyPrecedes(parts(of: second)) { $0.precedes($1) }
    }

    private struct Part {
        var number: Int?
        var text: Substring

        func precedes(_ other: Part) -> Bool {
            guard let number, let otherNumber = other.number else { return text < other.text }
            return number < otherNumber
        }
    }

    private static func parts(of version: String) -> [Part] {
        var rest = version[...]
        var parts: [Part] = []
        while let first = rest.first {
            let isDigit = first.isASCII && first.isNumber
            let text = rest.prefix { ($0.isASCII && $0.isNumber) == isDigit }
            parts.append(Part(number: Int(text), text: text))
            rest = rest[text.endIndex...]
        }
        return parts
    }
}
