package import Basics
package import CodeGeneration

/// The folder that generated files go to.
package struct OutputFolder: Sendable {
    /// Where it is.
    package var path: Path
    /// Whether to tell only what would be changed.
    var isReadOnly: Bool
    /// What happens to files in the way that the tool didn't write.
    var obstaclePolicy: ObstaclePolicy

    /// Creates a folder by its path, whether it is there or not.
    package init(path: Path, isReadOnly: Bool, obstaclePolicy: ObstaclePolicy = .refuse) {
        self.path = path
        self.isReadOnly = isReadOnly
        self.obstaclePolicy = obstaclePolicy
    }

    /// Gives files their content, where they do not have it yet.
    ///
    /// Nothing is written if one of the files may not take its place.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - folder: Their folder, below this one.
    ///   - source: The definition that they come from.
    ///   - diagnostics: Receives what stands in the way, or else the error of the first file that cannot be written;
    ///     the others are not tried then.
    package func put(
        _ files: [GeneratedFile],
        in folder: Path,
        from source: Path,
        diagnostics: inout [Diagnostic]
    ) -> [FileChange] {
        if let link = linkLeadingOut(of: folder) {
            diagnostics.append(link)
            return []
        }
        let changes = files.map { file in
            let path = path.appending(folder.text).appending(file.name)
            return FileChange(Self.change(of: path, to: file.bytes), path, source: source.text)
        }
        let obstacles = findObstacles(of: changes)
        diagnostics += obstacles
        guard !obstacles.hasErrors else { return [] }
        guard !isReadOnly else { return changes }
        for (index, change) in changes.enumerated() where change.kind != .unchanged {
            do throws(FileError) {
                try FileWriter.replace(change.path, with: files[index].bytes)
            } catch {
                let message = "cannot be written (\(error)); make it writable, or choose another output folder"
                let location = SourceLocation(file: change.path.text)
                diagnostics.append(Diagnostic(.error, .writeFailed, message, at: location))
                return Array(changes[..<index])
            }
        }
        return changes
    }

    /// What the policy says about the obstacles of all files that change.
    private func findObstacles(of changes: [FileChange]) -> [Diagnostic] {
        changes.filter { $0.kind == .replaced || $0.kind == .created }.compactMap { change in
            guard let obstacle = OutputObstacle(at: change.path) else { return nil }
            switch obstaclePolicy {
            case .overwrite where obstacle.isReplaceable: return nil
            case .overwriteAndWarn where obstacle.isReplaceable: return obstacle.overwriting(at: change.path)
            case .refuse, .overwrite, .overwriteAndWarn: return obstacle.refusal(at: change.path)
            }
        }
    }

    /// An error about the first symbolic link on the way to a folder below this one that leads out of this one.
    private func linkLeadingOut(of folder: Path) -> Diagnostic? {
        var link = path
        for component in folder.components where component != "." {
            link = link.appending(String(component))
            guard let kind = try? FileStatus(of: link, followsLinks: false).kind else { return nil }
            guard kind == .link else { continue }
            if let root = try? path.withoutLinks(), let target = try? link.withoutLinks(), target.isInside(root) {
                continue
            }
            let message = """
                this symbolic link leads out of the output folder, so nothing is written through it; remove it, or \
                name the folder that it leads to with '--output'
                """
            return Diagnostic(.error, .outputForeign, message, at: SourceLocation(file: link.text))
        }
        return nil
    }

    private static func change(of path: Path, to bytes: [UInt8]) -> FileChange.Kind {
        do throws(FileError) {
            return try FileReader.file(path, holds: bytes) ? .unchanged : .replaced
        } catch .doesNotExist {
            return .created
        } catch {
            return .replaced
        }
    }
}
