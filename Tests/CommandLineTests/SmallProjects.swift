import Foundation
import TestSupport

/// Gives a test a copy of one of the folders in `Inputs` as the working folder of the tool.
func withSmallProject<Value>(_ name: String, _ body: (ToolRunner, TemporaryFolder) throws -> Value) throws -> Value {
    let input = PackageFolder.root.appendingPathComponent("Tests/CommandLineTests/Inputs/\(name)")
    return try withTool { tool, folder in
        for item in try FileManager.default.contentsOfDirectory(atPath: input.path) {
            try FileManager.default.copyItem(at: input.appendingPathComponent(item), to: folder.file(item))
        }
        return try body(tool, folder)
    }
}

/// Runs git in the folder of a test, as a person without settings.
@discardableResult
func runGit(_ arguments: String..., in folder: TemporaryFolder) throws -> Subprocess.Result {
    let settings = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
    let git = try Subprocess.find("git")
    return try Subprocess(git, settings + arguments, directory: folder.url).run(timeout: 60)
}
