// The forms that the Swift compiler makes of completion handlers where Objective-C declares them.
extension INInteraction {
    /// Tells the system that the interaction happened.
    ///
    /// - Throws: The error that the form with a completion handler gives.
    public nonisolated(nonsending) func donate() async throws {
        try await awaitError { donate(completion: $0) }
    }

    /// Deletes all interactions that the app donated.
    public nonisolated(nonsending) class func deleteAll() async throws {
        try await awaitError { deleteAll(completion: $0) }
    }

    /// Deletes interactions that the app donated, by their identifiers.
    public nonisolated(nonsending) class func delete(with identifiers: [String]) async throws {
        try await awaitError { delete(with: identifiers, completion: $0) }
    }

    /// Deletes the interactions of a group that the app donated.
    public nonisolated(nonsending) class func delete(with groupIdentifier: String) async throws {
        try await awaitError { delete(with: groupIdentifier, completion: $0) }
    }
}
