public import Foundation

/// An interaction between the user and the app: an intent with its response.
open class INInteraction: NSObject, NSCopying, NSSecureCoding {
    /// The intent.
    public let intent: INIntent
    /// The response; `nil` if the handler hasn't responded yet.
    public let intentResponse: INIntentResponse?
    /// The status of handling the intent, according to the response's code.
    public package(set) var intentHandlingStatus: INIntentHandlingStatus
    /// The direction: from the user, or to the user.
    open var direction: INInteractionDirection = .unspecified
    /// The time of the interaction.
    open var dateInterval: DateInterval?
    /// The identifier of the interaction, with which it is deleted. The default is a new one.
    open var identifier = UUID().uuidString
    /// The identifier of a group of interactions, which are deleted together.
    open var groupIdentifier: String?

    /// Creates an interaction from copies of an intent and a response, at the current time.
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent.copy() as? INIntent ?? intent
        intentResponse = response.flatMap { $0.copy() as? INIntentResponse }
        intentHandlingStatus = response?.handlingStatus ?? .unspecified
        dateInterval = DateInterval(start: Date(), duration: 0)
        super.init()
    }

    /// Returns the value of a parameter of the intent, or of a property of the response.
    open func parameterValue(for parameter: INParameter) -> Any? {
        let name = parameter.parameterKeyPath
        if type(of: intent) == parameter.parameterClass {
            return type(of: intent).intentMetadata?.parameter(named: name)?.value(in: intent)?.base
        }
        guard let intentResponse, type(of: intentResponse) == parameter.parameterClass else { return nil }
        return type(of: intentResponse).intentMetadata?.property(named: name)?.value(in: intentResponse)?.base
    }

    /// Decodes an interaction.
    public required init?(coder: NSCoder) {
        guard let intent = coder.object(INIntent.self, "intent"), let identifier = coder.string("identifier") else {
            return nil
        }
        self.intent = intent
        intentResponse = coder.object(INIntentResponse.self, "intentResponse")
        intentHandlingStatus = coder.enumCase(INIntentHandlingStatus.self, "status") ?? .unspecified
        super.init()
        direction = coder.enumCase(INInteractionDirection.self, "direction") ?? .unspecified
        dateInterval = coder.date("startDate").map { start in
            DateInterval(start: start, duration: max(0, coder.decodeDouble(forKey: "duration")))
        }
        self.identifier = identifier
        groupIdentifier = coder.string("groupIdentifier")
    }

    /// Encodes the interaction.
    open func encode(with coder: NSCoder) {
        coder.encode(intent, forKey: "intent")
        coder.encode(intentResponse, forKey: "intentResponse")
        coder.encode(intentHandlingStatus.rawValue, forKey: "status")
        coder.encode(direction.rawValue, forKey: "direction")
        if let dateInterval {  // In two parts: an archived NSDateInterval loses its duration on Linux.
            coder.encode(dateInterval.start as NSDate, forKey: "startDate")
            coder.encode(dateInterval.duration, forKey: "duration")
        }
        coder.encode(identifier, "identifier")
        coder.encode(groupIdentifier, "groupIdentifier")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns a new interaction with copies of the same intent and response, and the same identifier.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INInteraction(intent: intent, response: intentResponse)
        copy.intentHandlingStatus = intentHandlingStatus
        copy.direction = direction
        copy.dateInterval = dateInterval
        copy.identifier = identifier
        copy.groupIdentifier = groupIdentifier
        return copy
    }

    /// Returns whether an object is an interaction with equal fields.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the identifier.
    open override var hash: Int { identifier.hashValue }
}

extension INInteraction: FieldEquatable {
    var fields: [AnyHashable?] {
        [intent, intentResponse, intentHandlingStatus, direction, dateInterval, identifier, groupIdentifier]
    }
}

// Completion handlers run on a background thread, so they are `@Sendable`: otherwise the compiler would assume that one
// from the main actor stays there. As with the system's framework, code in the Swift 5 mode isn't affected.
extension INInteraction {
    /// Donates the interaction to the system. The intent must have a title, and values for one of its definition's
    /// combinations of parameters.
    ///
    /// - Parameter completion: Receives the error, or `nil`, on a background thread.
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

    /// Deletes interactions that the app donated, by their identifiers. Missing interactions aren't an error.
    @preconcurrency
    public class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        let selection = IntentInteractionSelection.identifiers(identifiers)
        IntentEnvironment.system.deleteInteractions(selection, completion: IntentCompletion(error: completion))
    }

    /// Deletes the interactions of a group that the app donated. A missing group isn't an error.
    @preconcurrency
    public class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        let selection = IntentInteractionSelection.group(groupIdentifier)
        IntentEnvironment.system.deleteInteractions(selection, completion: IntentCompletion(error: completion))
    }
}

// The `async` forms, which the Swift compiler creates for completion handlers that Objective-C declares.
extension INInteraction {
    /// Donates the interaction to the system.
    ///
    /// - Throws: The error that the form with a completion handler passes on.
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
