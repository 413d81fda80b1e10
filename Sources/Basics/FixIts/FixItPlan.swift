/// Fix-its that can be applied together, because their edits don't touch each other.
package struct FixItPlan: Sendable {
    /// The edits of each file, sorted by position.
    package private(set) var edits: [String: [TextEdit]] = [:]
    /// The renamed files. None of them is edited, and no two renames share a path.
    package private(set) var renames: [FileRename] = []
    /// The paths of renamed files before and after the rename.
    private var renamedPaths: Set<String> = []
    /// The number of chosen fix-its.
    package private(set) var fixItCount = 0

    /// Chooses the first fix-it of each finding, unless it conflicts with the ones chosen before.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings.
    ///   - includesUnsafe: Whether to include fix-its that need review.
    package init(for diagnostics: [Diagnostic], includingUnsafe includesUnsafe: Bool = false) {
        for fixIt in diagnostics.compactMap(\.fixIts.first) where fixIt.isSafe || includesUnsafe {
            insert(fixIt)
        }
    }

    private mutating func insert(_ fixIt: FixIt) {
        guard isFree(for: fixIt.edits), isFree(for: fixIt.renames, besides: fixIt.edits) else { return }
        for edit in fixIt.edits {
            guard let index = Self.place(of: edit, among: edits[edit.file] ?? []) else { continue }
            edits[edit.file, default: []].insert(edit, at: index)
        }
        renames += fixIt.renames
        renamedPaths.formUnion(fixIt.renames.flatMap(\.paths))
        fixItCount += 1
    }

    /// Returns whether new edits touch neither each other nor the chosen edits.
    private func isFree(for new: [TextEdit]) -> Bool {
        let isApart = Dictionary(grouping: new, by: \.file).values.allSatisfy { edits in
            let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
            return zip(sorted, sorted.dropFirst()).allSatisfy { $0.range.upperBound < $1.range.lowerBound }
        }
        return isApart
            && new.allSatisfy { edit in
                !renamedPaths.contains(edit.file) && Self.place(of: edit, among: edits[edit.file] ?? []) != nil
            }
    }

    /// Returns whether the renamed files are neither edited nor renamed by other fix-its.
    private func isFree(for new: [FileRename], besides newEdits: [TextEdit]) -> Bool {
        let paths = new.flatMap(\.paths)
        return Set(paths).count == paths.count
            && paths.allSatisfy { path in
                edits[path] == nil && !renamedPaths.contains(path) && !newEdits.contains { $0.file == path }
            }
    }

    /// Returns the index at which to insert an edit; `nil` if it touches another edit.
    private static func place(of edit: TextEdit, among others: [TextEdit]) -> Int? {
        var (start, end) = (0, others.count)
        while start < end {
            let middle = (start + end) / 2
            if others[middle].range.lowerBound < edit.range.lowerBound { start = middle + 1 } else { end = middle }
        }

        if start > 0, others[start - 1].range.upperBound >= edit.range.lowerBound { return nil }
        if start < others.count, others[start].range.lowerBound <= edit.range.upperBound { return nil }
        return start
    }
}

extension FileRename {
    fileprivate var paths: [String] { [file, newPath] }
}

extension [TextEdit] {
    /// Returns the bytes of a file after the edits, which are sorted and don't overlap; `nil` if the file is shorter
    /// than the edits expect.
    package func applied(to bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var offset = 0
        for edit in self {
            guard edit.range.lowerBound >= offset, edit.range.upperBound <= bytes.count else { return nil }
            result += bytes[offset..<edit.range.lowerBound]
            result += edit.replacement.utf8
            offset = edit.range.upperBound
        }
        return result + bytes[offset...]
    }
}
