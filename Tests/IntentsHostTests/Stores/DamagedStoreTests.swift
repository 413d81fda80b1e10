import Foundation
import Intents
import PortableForm
import TestSupport
import Testing

@testable import IntentsHost

@Suite struct DamagedStoreTests {
    /// The content of a store's file.
    enum Damage: CaseIterable {
        case text, noise, cutOff, cutHeader, pages, tables, foreign, otherOwner

        /// Damages the file of a store, which is closed.
        func apply(to file: URL) throws {
            var bytes = try Data(contentsOf: file)
            switch self {
            case .text: bytes = Data("not a database, but long enough to have a header of a hundred bytes".utf8) + bytes
            case .noise:
                var random = SeededRandom(seed: 7)
                bytes = Data((0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) })
            case .cutOff: bytes.removeLast(bytes.count - 5_000)
            case .cutHeader: bytes.removeLast(bytes.count - 50)
            case .pages: bytes.replaceSubrange(4_096..., with: Data(repeating: 0xA5, count: bytes.count - 4_096))
            case .tables: return try Self.run(["DROP TABLE interaction"], on: file)
            case .foreign:
                try FileManager.default.removeItem(at: file)
                try Data().write(to: file)
                return try Self.run(["CREATE TABLE other (x)"], on: file)
            case .otherOwner: return try Self.run(["PRAGMA application_id = 42"], on: file)
            }
            try bytes.write(to: file)
        }

        static func run(_ statements: [String], on file: URL) throws {
            let database = try Database(path: file.path, busyTimeout: .seconds(1))
            for statement in statements { try database.run(statement) }
        }
    }

    /// Makes a store with donations, and closes it.
    private nonisolated(nonsending) func fill(_ store: TestStore) async throws {
        let system = store.system()
        for number in 0..<50 { try await system.donate(workout(.run), identifier: "\(number)") }
        await system.close()
    }

    @Test(
        "a damaged file is an error in the completion, is kept, and makes place for a new one",
        arguments: Damage.allCases
    )
    func damaged(damage: Damage) async throws {
        try await withStore { store in
            try await fill(store)
            try damage.apply(to: store.file)
            let bytes = try Data(contentsOf: store.file)

            let system = store.system()
            let kept = store.folder.file("intents/test.damaged-1.sqlite")
            await #expect(throws: IntentStoreError.damaged(file: store.file.path, keptAs: kept.path)) {
                _ = try await system.donations()
            }
            #expect(try Data(contentsOf: kept) == bytes)

            try await system.donate(workout(.swim), identifier: "new")
            #expect(try await store.system().identifiers() == ["new"])
        }
    }

    @Test("each damaged file is kept")
    func severalKept() async throws {
        try await withStore { store in
            for number in 1...3 {
                try store.folder.write("damage \(number)", to: "intents/test.sqlite")
                await #expect(throws: IntentStoreError.self) { _ = try await store.system().donations() }
            }
            let kept = try (1...3).map { try store.folder.text(of: "intents/test.damaged-\($0).sqlite") }
            #expect(kept == ["damage 1", "damage 2", "damage 3"])
        }
    }

    @Test("damage that appears while the file is open is met like any other")
    func damagedWhileOpen() async throws {
        try await withStore { store in
            let system = store.system()
            try await system.donate(workout(.run))
            let noise = Data(repeating: 0x5A, count: 8_192)
            for suffix in ["", "-wal"] {
                let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: store.file.path + suffix))
                try handle.write(contentsOf: noise)
                try handle.close()
            }
            let other = store.system()
            await #expect(throws: IntentStoreError.self) { _ = try await other.donations() }
            _ = try? await system.donations()
            try await system.donate(workout(.swim), identifier: "a")
            try await other.donate(workout(.swim), identifier: "b")
            #expect(try await store.system().identifiers() == ["a", "b"])
        }
    }

    @Test("a row that no longer makes sense is skipped and reported")
    func damagedRow() async throws {
        try await withStore { store in
            let system = store.system()
            _ = try await system.addVoiceShortcut("Go", workout(.run))
            _ = try await system.addVoiceShortcut("News", LatestArticleIntent())
            try Damage.run(["UPDATE voice_shortcut SET shortcut = '{' WHERE phrase = 'Go'"], on: store.file)
            #expect(try await system.voiceShortcuts().map(\.invocationPhrase) == ["News"])
            #expect(
                store.reports == ["the voice shortcut 'Go' is skipped: the stored data isn't a JSON object"]
            )
        }
    }

    @Test("a file of a newer version is refused and left alone, also while it is open")
    func newerSchema() async throws {
        try await withStore { store in
            let system = store.system()
            try await system.donate(workout(.run), identifier: "a")
            try Damage.run(["PRAGMA user_version = 2"], on: store.file)
            for reader in [system, store.system()] {
                let expected = IntentStoreError.newerSchema(file: store.file.path, version: 2, supported: 1)
                await #expect(throws: expected) { _ = try await reader.donations() }
                let error = await #expect(throws: INIntentError.self) { try await reader.donate(workout(.swim)) }
                #expect(error?.localizedDescription.contains("has version 2, newer than 1") == true)
            }
            try Damage.run(["PRAGMA user_version = 1"], on: store.file)
            #expect(try await system.identifiers() == ["a"])
        }
    }
}
