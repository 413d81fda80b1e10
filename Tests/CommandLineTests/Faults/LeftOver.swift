import Basics
import CodeGeneration
import Foundation
import TestSupport
import ToolSupport

extension TemporaryFolder {
    /// Writes a temporary file as a process that was killed leaves it.
    ///
    /// - Parameter path: The folder of the file.
    func writeLeftOver(to path: String) throws -> URL {
        // No system gives a process so high a number.
        let name = TemporaryFile(in: Path("."), process: 999_999_999).path.name
        return try write("part of a file", to: "\(path)/\(name)")
    }
}
