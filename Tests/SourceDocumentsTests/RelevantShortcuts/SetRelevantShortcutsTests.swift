import Foundation
import Intents
import IntentsHost
import StartWorkoutIntents
import SwiftFiveClient
import TestSupport
import Testing

@Suite("Relevant shortcuts: 'Set Relevant Shortcuts' and 'Replace Relevant Shortcuts'")
struct SetRelevantShortcutsTests {
    @Test("set: the whole listing, in the Swift 5 mode, stores its shortcut and says so")
    func listing() async throws {
        let device = Device()
        let outcome = await device.run {
            await withCheckedContinuation { continuation in
                setWorkoutShortcuts(near: Workouts.gym) { continuation.resume(returning: $0) }
            }
        }
        #expect(outcome == "set")
        let stored = try await device.system.relevantShortcuts()
        #expect(stored.map(\.shortcut) == [.intent(Workouts.intent(.run))])
        #expect(stored.first?.shortcutRole == .action)
        let hint = try #require(stored.first?.relevanceProviders.first as? INLocationRelevanceProvider)
        #expect(hint.region.identifier == "Fitness Center")
    }

    @Test("set: the handler is called on a background thread, once the list is stored")
    func handler() async throws {
        let device = Device()
        let (isStored, isOnMainThread) = await device.run {
            await withCheckedContinuation { continuation in
                INRelevantShortcutStore.default.setRelevantShortcuts([]) { error in
                    continuation.resume(returning: (error == nil, Thread.isMainThread))
                }
            }
        }
        #expect(isStored)
        #expect(!isOnMainThread)
    }

    @Test("set: the handler gets the error where the list cannot be stored")
    func failure() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("a file where the device keeps its folder", to: "intents")
            let device = Device(files: folder.url)
            await #expect(throws: IntentStoreError.self) { try await device.set() }
        }
    }

    @Test("replace: the new list takes the place of the old one")
    func replace() async throws {
        let device = Device()
        try await device.set(Workouts.relevantShortcut(.run), Workouts.relevantShortcut(.swim))
        try await device.set(Workouts.relevantShortcut(.ride))
        #expect(try await device.system.relevantShortcuts().map(\.shortcut) == [.intent(Workouts.intent(.ride))])
    }

    @Test("replace: an empty list deletes all")
    func delete() async throws {
        let device = Device()
        try await device.set(Workouts.relevantShortcut(.run))
        try await device.set()
        #expect(try await device.system.relevantShortcuts().isEmpty)
    }

    @Test("replace: the same list again changes nothing")
    func again() async throws {
        let device = Device()
        for _ in 1...2 { try await device.set(Workouts.relevantShortcut(.run), Workouts.relevantShortcut(.swim)) }
        let stored = try await device.system.relevantShortcuts().map(\.shortcut)
        #expect(stored == [.intent(Workouts.intent(.run)), .intent(Workouts.intent(.swim))])
    }

    @Test("overview: of the lists of an app and its companion, the one that was set last counts")
    func companion() async throws {
        try await withTemporaryFolder { folder in
            let (phone, watch) = (Device(files: folder.url), Device(files: folder.url))
            try await phone.set(Workouts.relevantShortcut(.run))
            try await watch.set(Workouts.relevantShortcut(.swim))
            #expect(try await phone.system.relevantShortcuts().map(\.shortcut) == [.intent(Workouts.intent(.swim))])
        }
    }
}
