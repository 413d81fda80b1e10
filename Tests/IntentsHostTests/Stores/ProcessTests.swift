import Dispatch
import Foundation
import Intents
import PortableForm
import Synchronization
import TestSupport
import Testing

@testable import IntentsHost

/// Tests with programs that are killed, or that write at the same time.
@Suite(.serialized) struct ProcessTests {
    /// Opens the store that `StoreWriter` writes.
    private func system(in folder: TemporaryFolder) -> SQLiteIntentSystem {
        SQLiteIntentSystem(applicationID: "writer", intents: LatestArticleDefinition.intents, dataHome: folder.url)
    }

    /// Lets some programs donate at the same time, and kills them after a while.
    ///
    /// Each donates 4,000 times at most, so that even if it is killed late, two don't donate more than the store keeps.
    ///
    /// - Returns: The acknowledged donations of each program.
    private func kill(writers: Int, after seconds: Double, round: Int, in folder: TemporaryFolder) -> [[String]] {
        let outputs = Mutex([[String]](repeating: [], count: writers))
        DispatchQueue.concurrentPerform(iterations: writers) { writer in
            let program = storeWriter("donate", folder.url.path, "\(round)-\(writer)", "4000")
            guard let output = try? program.run(timeout: seconds).outputText else { return }
            // The last line may be cut off.
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
            outputs.withLock { $0[writer] = lines }
        }
        return outputs.withLock { $0 }
    }

    @Test("what was acknowledged before the program was killed is there", arguments: [1, 2])
    func killed(writers: Int) async throws {
        try await withTemporaryFolder { folder in
            var count = 0
            for (round, seconds) in [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.7].enumerated() {
                let acknowledged = kill(writers: writers, after: seconds, round: round, in: folder).flatMap(\.self)
                count += acknowledged.count
                #expect(acknowledged.filter { $0.hasPrefix("error") } == [])
                let kept = try await system(in: folder).identifiers()
                #expect(Set(acknowledged).subtracting(kept) == [])
            }
            #expect(count > 0)
        }
    }

    @Test("two programs that write at the same time both end well")
    func together() async throws {
        try await withTemporaryFolder { folder in
            let results = Mutex<[Subprocess.Result]>([])
            DispatchQueue.concurrentPerform(iterations: 2) { number in
                let result = try? storeWriter("donate", folder.url.path, "p\(number)", "2000").run(timeout: 60)
                if let result { results.withLock { $0.append(result) } }
            }
            let outputs = results.withLock { $0.map(\.outputText) }
            #expect(outputs.count == 2 && results.withLock { $0.allSatisfy(\.succeeded) })
            let expected = Set((0..<2).flatMap { writer in (0..<2_000).map { "p\(writer)-\($0)" } })
            #expect(Set(outputs.joined().split(separator: "\n").map(String.init)) == expected)
            let kept = try await system(in: folder).identifiers()
            #expect(Set(kept) == expected)
        }
    }

    @Test("two programs that start on a new store at the same time both open it")
    func openedTogether() throws {
        for _ in 0..<5 {
            try withTemporaryFolder { folder in
                let outputs = Mutex<[String]>([])
                DispatchQueue.concurrentPerform(iterations: 4) { number in
                    let result = try? storeWriter("donate", folder.url.path, "p\(number)", "1").run(timeout: 30)
                    outputs.withLock { $0.append(result?.outputText ?? "") }
                }
                #expect(outputs.withLock { $0.sorted() } == (0..<4).map { "p\($0)-0\n" })
            }
        }
    }

    /// The identifiers in a copy of the database alone.
    private func copiedIdentifiers(_ folder: TemporaryFolder) async throws -> Set<String> {
        try await withTemporaryFolder { copy in
            try FileManager.default.createDirectory(at: copy.file("intents"), withIntermediateDirectories: true)
            let name = "intents/writer.sqlite"
            try FileManager.default.copyItem(at: folder.file(name), to: copy.file(name))
            return Set(try await system(in: copy).identifiers())
        }
    }

    /// Lets some programs donate at the same time to their ends.
    private func donate(_ names: [String], count: Int, in folder: TemporaryFolder) -> Set<String> {
        DispatchQueue.concurrentPerform(iterations: names.count) { index in
            let result = try? storeWriter("donate", folder.url.path, names[index], "\(count)").run(timeout: 60)
            #expect(result?.succeeded == true)
        }
        return Set(names.flatMap { name in (0..<count).map { "\(name)-\($0)" } })
    }

    @Test("when programs have ended, a copy of the database alone holds everything", arguments: [1, 2, 4])
    func backup(writers: Int) async throws {
        for _ in 0..<5 {
            try await withTemporaryFolder { folder in
                let expected = donate((0..<writers).map { "p\($0)" }, count: 20, in: folder)
                let copied = try await copiedIdentifiers(folder)
                #expect(copied == expected)
            }
        }
    }

    @Test("a program that ends moves everything into the database, while another one has it open")
    func backupBesideOthers() async throws {
        try await withTemporaryFolder { folder in
            let other = system(in: folder)
            try await other.donate(LatestArticleIntent(), identifier: "mine")
            let expected = donate(["p"], count: 20, in: folder)
            let copied = try await copiedIdentifiers(folder)
            #expect(copied == expected.union(["mine"]))
            await other.close()
        }
    }

    @Test("what a killed program leaves is in the database when the next program has ended")
    func backupAfterKill() async throws {
        try await withTemporaryFolder { folder in
            let acknowledged = kill(writers: 1, after: 0.3, round: 0, in: folder).flatMap(\.self)
            let expected = donate(["next"], count: 1, in: folder)
            let copied = try await copiedIdentifiers(folder)
            #expect(expected.union(acknowledged).subtracting(copied) == [])
        }
    }

    @Test("a system that nobody holds any more leaves everything in the database")
    func backupOfReleasedSystem() async throws {
        try await withTemporaryFolder { folder in
            try await system(in: folder).donate(LatestArticleIntent(), identifier: "a")
            let log = folder.file("intents/writer.sqlite-wal").path
            try await waitUntil { !FileManager.default.fileExists(atPath: log) }
            let copied = try await copiedIdentifiers(folder)
            #expect(copied == ["a"])
        }
    }

    /// Waits, a minute at most, for something that happens on another thread.
    private func waitUntil(_ isSo: () -> Bool) async throws {
        for _ in 0..<6_000 where !isSo() { try await Task.sleep(for: .milliseconds(10)) }
    }

    @Test("a program waits while another one holds the file, and gives up after its time")
    func busy() async throws {
        var options = SQLiteIntentSystem.Options()
        options.busyTimeout = .seconds(1)
        try await withStore(options: options) { store in
            let system = store.system()
            try await system.donate(LatestArticleIntent(), identifier: "a")
            let other = try Database(path: store.file.path, busyTimeout: .seconds(1))
            try other.run("BEGIN IMMEDIATE")
            let error = await #expect(throws: INIntentError.self) {
                try await system.donate(LatestArticleIntent(), identifier: "b")
            }
            #expect(error?.localizedDescription.contains("another program is using it") == true)
            try other.run("COMMIT")
            try await system.donate(LatestArticleIntent(), identifier: "c")
            #expect(try await system.identifiers() == ["a", "c"])
        }
    }

    @Test("many threads and two systems in one process lose nothing")
    func threads() async throws {
        try await withStore { store in
            let systems = [store.system(), store.system()]
            try await withThrowingTaskGroup { group in
                for lane in 0..<16 {
                    group.addTask {
                        for number in 0..<50 {
                            try await systems[lane % 2].donate(LatestArticleIntent(), identifier: "\(lane)-\(number)")
                            if number.isMultiple(of: 10) { _ = try await systems[lane % 2].voiceShortcuts() }
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await Set(systems[0].identifiers()).count == 800)
        }
    }

    @Test("requests that find too many waiting are refused, and the others are done")
    func tooManyWaiting() async throws {
        let connection = StoreConnection(place: .memory, busyTimeout: .seconds(1))
        let queue = StoreQueue(connection, waitingLimit: 3)
        let (started, goesOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (done, refused) = (CompletionLog(), CompletionLog())
        func completion(_ number: Int) -> IntentCompletion<Void> {
            IntentCompletion { result in
                if case .success = result { done.add(number) } else { refused.add(number) }
            }
        }
        let blocking = StoreRequest(completion(0)) { _ in
            started.signal()
            goesOn.wait()
        }
        queue.add(blocking)
        started.wait()
        for number in 1...5 { queue.add(StoreRequest(completion(number)) { _ in }) }
        goesOn.signal()
        await withCheckedContinuation { continuation in queue.close { continuation.resume() } }
        #expect(done.numbers == [0, 1, 2, 3])
        #expect(refused.numbers == [4, 5])
    }
}
