import Foundation
import Intents
import PortableForm
import TestSupport
import Testing

@testable import IntentsHost

@Suite struct StoreFileTests {
    private func permissions(_ url: URL) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    @Test("only the user can read the folder, the file and its log")
    func privateFiles() async throws {
        try await withStore { store in
            let system = store.system()
            try await system.donate(workout(.run))
            #expect(try permissions(store.folder.file("intents")) == 0o700)
            let paths = try store.folder.paths()
            #expect(paths == ["intents/test.sqlite", "intents/test.sqlite-shm", "intents/test.sqlite-wal"])
            for path in paths { #expect(try permissions(store.folder.file(path)) == 0o600) }
            withExtendedLifetime(system) {}
        }
    }

    @Test("nothing is created before something is asked for")
    func lazy() async throws {
        try await withStore { store in
            _ = store.system()
            let paths = try store.folder.paths()
            #expect(paths.isEmpty)
        }
    }

    @Test(
        "an app's id becomes a file's name",
        arguments: [
            ("org.example.app", "org.example.app"), ("App_1-x", "App_1-x"), ("", "%"), (".", "%2E"), ("..", "%2E."),
            ("../../etc/passwd", "%2E.%2F..%2Fetc%2Fpasswd"), ("a b", "a%20b"), ("a%20b", "a%2520b"),
            ("\u{0}\n", "%00%0A"),
            ("é", "%C3%A9"), (".hidden", "%2Ehidden"),
        ]
    )
    func fileName(id: String, name: String) {
        #expect(ApplicationFileName.name(for: id) == name)
    }

    @Test("long ids give names that file systems allow, and different ones")
    func longFileName() {
        let ids = (0..<100).map { String(repeating: "é/", count: 300) + "\($0)" }
        let names = Set(ids.map(ApplicationFileName.name))
        #expect(names.count == 100)
        #expect(names.allSatisfy { $0.utf8.count <= 180 && !$0.contains("/") })
    }

    @Test("each app has a file of its own")
    func apps() async throws {
        try await withStore { store in
            let other = SQLiteIntentSystem(
                applicationID: "../x",
                intents: TestStore.intents,
                dataHome: store.folder.url
            )
            try await other.donate(workout(.run))
            #expect(try await store.system().donations().isEmpty)
            #expect(try store.folder.paths().contains("intents/%2E.%2Fx.sqlite"))
        }
    }

    @Test(
        "the data home is XDG_DATA_HOME if that is absolute, or else in the home folder",
        arguments: [
            (["XDG_DATA_HOME": "/data", "HOME": "/home/a"], "/data"),
            (["XDG_DATA_HOME": "data", "HOME": "/home/a"], "/home/a/.local/share"),
            (["XDG_DATA_HOME": "", "HOME": "/home/a"], "/home/a/.local/share"),
            (["HOME": "/home/a"], "/home/a/.local/share"),
            (["HOME": "a"], NSHomeDirectory() + "/.local/share"),
        ]
    )
    func dataHome(environment: [String: String], path: String) {
        #expect(DataHome.path(environment: environment) == path)
    }

    @Test("a read-only folder is an error in the completion")
    func readOnlyFolder() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder.file("intents"), withIntermediateDirectories: true)
            for path in ["intents", "."] {
                try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.file(path).path)
            }
            let output = try storeWriter("attempt", folder.url.path).run(timeout: 20).outputText
            #expect(output.hasPrefix("error: "))
            #expect(output.contains("be used: "))
        }
    }

    @Test("a folder in the place of the file is an error in the completion")
    func folderInPlace() async throws {
        try await withStore { store in
            try FileManager.default.createDirectory(at: store.file, withIntermediateDirectories: true)
            let system = store.system()
            let error = await #expect(throws: INIntentError.self) { try await system.donate(workout(.run)) }
            #expect(error?.code == .donatingInteraction)
            await #expect(throws: IntentStoreError.self) { try await system.setRelevant([]) }
            #expect(system.siriAuthorizationStatus == .notDetermined)
        }
    }

    @Test("a store that could not be used is used once it can be")
    func recovery() async throws {
        try await withStore { store in
            try store.folder.write("", to: "intents")
            let system = store.system()
            await #expect(throws: INIntentError.self) { try await system.donate(workout(.run)) }
            try FileManager.default.removeItem(at: store.folder.file("intents"))
            try await system.donate(workout(.run))
            #expect(try await system.donations().count == 1)
        }
    }

    @Test("a file that is replaced while it is in use is left for the new one")
    func replaced() async throws {
        try await withStore { store in
            let system = store.system()
            try await system.donate(workout(.run), identifier: "a")
            for suffix in ["", "-wal", "-shm"] {
                let (from, to) = (store.file.path + suffix, store.file.path + ".moved" + suffix)
                try FileManager.default.moveItem(atPath: from, toPath: to)
            }
            try await system.donate(workout(.run), identifier: "b")
            #expect(try await store.system().identifiers() == ["b"])
        }
    }
}
