import Basics
import CodeGeneration

/// Something that the tool didn't write at the path of a generated file.
enum OutputObstacle: Equatable {
    /// A file without the header of a generated file.
    case foreignFile
    /// A file with the header of a generated file of another name: a copy that somebody made.
    case copy(fileName: String)
    /// A symbolic link.
    case link
    /// A file that can't be read, so its origin is unknown.
    case unreadable(FileError)

    /// Looks at what exists at the path of a file; `nil` if there is nothing, or an earlier version of the file.
    init?(at path: Path) {
        guard let status = try? FileStatus(of: path, followsLinks: false) else { return nil }
        switch status.kind {
        case .link: self = .link
        case .folder: return nil
        case .other: self = .unreadable(.notAFile)
        case .file:
            do throws(FileError) {
                let start = try FileReader.start(of: path, byteCount: GeneratedHeader.maximumByteCount)
                guard let header = GeneratedHeader(recognizing: start) else {
                    self = .foreignFile
                    return
                }
                guard header.fileName != path.name else { return nil }
                self = .copy(fileName: header.fileName)
            } catch {
                self = .unreadable(error)
            }
        }
    }

    /// Whether a file can replace the obstacle if the user wants it to.
    var isReplaceable: Bool { self != .unreadable(.notAFile) }

    /// The description of the obstacle, as the start of a message.
    private var fact: String {
        switch self {
        case .foreignFile: "intentc didn't write this file"
        case .copy(let fileName): "this file is a copy of '\(fileName)', according to its first line"
        case .link: "this is a symbolic link, which intentc didn't make"
        case .unreadable(let error): "this file can't be read (\(error)), so its origin is unknown"
        }
    }

    /// Returns an error about an obstacle that isn't overwritten.
    func refusal(at path: Path) -> Diagnostic {
        let remedy =
            isReplaceable
            ? "move it away, choose another output folder, or overwrite it with '--force'"
            : "move it away, or choose another output folder"
        let message = "\(fact), and a generated file belongs here; \(remedy)"
        return Diagnostic(.error, .outputForeign, message: message, at: SourceLocation(file: path.text))
    }

    /// Returns a warning about an obstacle that is overwritten.
    func overwriting(at path: Path) -> Diagnostic {
        let message = "\(fact), and it was overwritten; choose an output folder that holds only generated code"
        return Diagnostic(.warning, .outputForeign, message: message, at: SourceLocation(file: path.text))
    }
}

/// The treatment of obstacles.
package enum ObstaclePolicy: Sendable {
    /// Reports them as errors and leaves them.
    case refuse
    /// Overwrites them silently, because the user asked for it.
    case overwrite
    /// Overwrites them with a warning.
    case overwriteAndWarn
}
