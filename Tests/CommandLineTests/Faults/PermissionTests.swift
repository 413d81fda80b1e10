import Foundation
import TestSupport
import Testing

@Suite(
    "Faults of permissions",
    .requires(
        User.ordinary.isAvailable,
        orSkip: "a superuser may read and write anything, and there is no 'setpriv' to become somebody else"
    )
)
struct PermissionTests {
    @Test("a folder that may not be written is an error with the path and status 73", arguments: WritingRun.all)
    func output(run: WritingRun) throws {
        try withOldOutput(of: run) { tool, folder, before in
            try withPermissions(0o555, forAllIn: run.output, of: folder) {
                let result = try tool.run(run.arguments, as: .ordinary)
                #expect(result.status == 73)
                let told = result.outputText + result.errorText
                #expect(told.contains("error: can't be written (Permission denied); "))
                #expect(told.contains("\(run.output)/"))
            }
            #expect(try folder.contents(of: run.output) == before)
        }
    }

    @Test("a definition that may not be read is an error with the path and status 74", arguments: WritingRun.all)
    func input(run: WritingRun) throws {
        try withOldOutput(of: run) { tool, folder, before in
            let path = folder.file("Definitions/D0.intentdefinition").path
            chmod(path, 0)
            let result = try tool.run(run.arguments, as: .ordinary)
            chmod(path, 0o644)
            #expect(result.status == 74)
            let told = result.outputText + result.errorText
            #expect(
                told.contains("Definitions/D0.intentdefinition: error: can't be read (Permission denied); ")
            )
            for (path, content) in before where path.contains("D0") {
                #expect(try Data(contentsOf: folder.file(path)) == content, "\(path)")
            }
        }
    }

    /// Gives a test definitions, and the output of an older version of them.
    private func withOldOutput(
        of run: WritingRun,
        _ body: (ToolRunner, TemporaryFolder, _ output: [String: Data]) throws -> Void
    ) throws {
        try withTool { tool, folder in
            try WritingRun.writeDefinitions(version: 1, to: folder)
            if run.output == "Generated" { try tool.run(run.arguments) }
            try WritingRun.writeDefinitions(version: 2, to: folder)
            chmod(folder.url.path, 0o755)
            try body(tool, folder, folder.contents(of: run.output))
        }
    }

    /// Takes permissions from a folder and those in it for a while.
    private func withPermissions(
        _ permissions: mode_t,
        forAllIn path: String,
        of folder: TemporaryFolder,
        _ body: () throws -> Void
    ) throws {
        let folders = try Set(folder.paths(below: path).map { ($0 as NSString).deletingLastPathComponent } + [path])
        defer { folders.forEach { chmod(folder.file($0).path, 0o755) } }
        folders.forEach { chmod(folder.file($0).path, permissions) }
        try body()
    }
}
