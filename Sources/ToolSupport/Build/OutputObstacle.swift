import Basics
import CodeGeneration

/// Something in an output folder that a generated file would take the place of, and that the tool didn't write.
enum OutputObstacle: Equatable {
    /// A file without the header of generated files.
    case foreignFile
    /// A file with the header of a generated file of another name: a copy that somebody made.
    case copy(fileName: String)
    /// A symbolic link.
    case link
    /// A file that can't be read, so that nobody knows what it is.
    case unreadable(FileError)

    /// Looks at what stands in the way of a file; `nil` if that is nothing, or an earlier form of the file.
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

    /// Whether a file can take the place of the obstacle if the user wants it to.
    var isReplaceable: Bool { self != .unreadable(.notAFile) }

    /// What it is, as the start of a message.
    private var fact: String {
        switch self {
        case .foreignFile: "intentc didn't write this file"
        case .copy(let fileName): "this file is a copy of '\(fileName)', as its first line says"
        case .link: "this is a symbolic link, which intentc didn't make"
        case .unreadable(let error): "this file can't be read (\(error)), so it may be anybody's"
        }
    }

    /// An error about an obstacle that stays as it is.
    func refusal(at path: Path) -> Diagnostic {
        let remedy =
            isReplaceable
            ? "move it away, choose another output folder, or overwrite it with '--force'"
            : "move it away, or choose another output folder"
        let message = "\(fact), and generated code belongs here; \(remedy)"
        return Diagnostic(.error, .outputForeign, message, at: SourceLocation(file: path.text))
    }

    /// A warning about an obstacle that was overwritten.
    func overwriting(at path: Path) -> Diagnostic {
        let message = "\(fact), and it was overwritten; choose an output folder that holds generated code only"
        return Diagnostic(.warning, .outputForeign, message, at: SourceLocation(file: path.text))
    }
}

/// What a run does about obstacles.
package enum ObstaclePolicy: Sendable {
    /// It reports them as errors and leaves them.
    case refuse
    /// It overwrites them without a word, as the user asked for.
    case overwrite
    /// It overwrites them and says so.
    case overwriteAndWarn
}
