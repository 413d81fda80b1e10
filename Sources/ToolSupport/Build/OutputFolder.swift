package import Basics
package import CodeGeneration

/// The folder for generated files.
package struct OutputFolder: Sendable {
    /// The path of the folder.
    package var path: Path
    /// Whether to only report what would change.
    var isReadOnly: Bool
    /// The treatment of existing files that the tool didn't write.
    var obstaclePolicy: ObstaclePolicy

    /// Creates a value for the folder at a path, whether it exists or not.
    package init(path: Path, isReadOnly: Bool, obstaclePolicy: ObstaclePolicy = .refuse) {
        self.path = path
        self.isReadOnly = isReadOnly
        self.obstaclePolicy = obstaclePolicy
    }

    /// Writes files whose content differs from what is there.
    ///
    /// Writes nothing if one of the files may not be overwritten.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - folder: Their folder, below this one.
    ///   - source: The definition that they are generated from.
    ///   - diagnostics: Receives the obstacles, or else the error about the first file that can't be written; the
    ///     files after it aren't tried.
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
                let message = "can't be written (\(error)); make it writable, or choose another output folder"
                let location = SourceLocation(file: change.path.text)
                diagnostics.append(Diagnostic(.error, .writeFailed, message: message, at: location))
                return Array(changes[..<index])
            }
        }
        return changes
    }

    /// Returns the findings about obstacles in the way of changed files, according to the policy.
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

    /// Returns an error about the first symbolic link in the path of a subfolder that leads out of this folder.
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
                name the folder it leads to with '--output'
                """
            return Diagnostic(.error, .outputForeign, message: message, at: SourceLocation(file: link.text))
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
