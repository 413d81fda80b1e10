// Completion handlers run on a background thread, so they are `@Sendable`: otherwise one that is written on the main
// actor would be taken to stay there. As with the system's framework, code in the Swift 5 mode does not notice.
extension INInteraction {
    /// Tells the system that the interaction happened.
    ///
    /// - Parameter completion: Receives the error, or `nil`, on a background thread. The intent must have a title and
    ///   values for one of its definition's combinations of parameters.
    @preconcurrency
    public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        let result = IntentCompletion<Void>(error: completion)
        if let problem = intent.suggestionProblem {
            return result.inBackground(.failure(INIntentError(.donatingInteraction, description: problem)))
        }
        IntentEnvironment.system.donate(self, completion: result)
    }

    /// Deletes all interactions that the app donated.
    @preconcurrency
    public class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        IntentEnvironment.system.deleteInteractions(.all, completion: IntentCompletion(error: completion))
    }

    /// Deletes interactions that the app donated, by their identifiers. It is no error where there is none.
    @preconcurrency
    public class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        let selection = IntentInteractionSelection.identifiers(identifiers)
        IntentEnvironment.system.deleteInteractions(selection, completion: IntentCompletion(error: completion))
    }

    /// Deletes the interactions of a group that the app donated. It is no error where there is none.
    @preconcurrency
    public class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        let selection = IntentInteractionSelection.group(groupIdentifier)
        IntentEnvironment.system.deleteInteractions(selection, completion: IntentCompletion(error: completion))
    }
}
