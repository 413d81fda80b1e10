// What the generator prints for other platforms than Apple's, written by hand.
// swift-format-ignore-file
// swiftlint:disable all

public import Intents

/// Start Workout
public nonisolated class StartWorkoutIntent: INIntent {
    /// Kind
    public var kind: WorkoutKind = .`unknown`
    /// Minutes
    public var minutes: NSNumber?
    /// Place
    public var place: CLPlacemark?
    /// Equipment
    public var equipment: Equipment?

    private static let intentMetadataFacts = makeIntentMetadata()

    override public class var intentMetadata: IntentMetadata? { intentMetadataFacts }

    private static func makeIntentMetadata() -> IntentMetadata {
        var facts = IntentMetadataBuilder<StartWorkoutIntent>("StartWorkout")
        facts.title("Start Workout", id: "w1Title")
        facts.category("start", verb: "Start")
        facts.traits([.confirmed])
        facts.parameter("kind", \.kind, displayName: "Kind", id: "w1Kind", configurable: true, resolved: true)
        facts.prompt(.primary, "What kind of workout?", id: "w1AskKind")
        facts.defaultEnumeration(1)
        facts.parameter("minutes", \.minutes, as: .integer, displayName: "Minutes", id: "w1Minutes", resolved: true)
        facts.relationship("kind", .hasAnyValue)
        facts.limits(minimum: 1, maximum: 180)
        facts.prompt(.primary, "How many minutes?", id: "w1AskMinutes")
        facts.unsupported(1, "negativeNumbersNotSupported", "A workout lasts at least a minute", id: "w1Negative")
        facts.unsupported(2, "greaterThanMaximumValue", "${maximumValue} minutes are the most", id: "w1Greater")
        facts.unsupported(3, "lessThanMinimumValue", "${minimumValue} minutes are the least", id: "w1Less")
        facts.parameter("place", \.place, displayName: "Place", id: "w1Place")
        facts.parameter(
            "equipment",
            \.equipment,
            displayName: "Equipment",
            resolved: true,
            options: true,
            searched: true
        )
        facts.combination(["kind"], title: "Start ${kind}", titleID: "w1Combo", background: true, primary: true)
        facts.combination(["kind", "minutes"], title: "${kind} for ${minutes} minutes", titleID: "w1Combo2")
        return facts.metadata
    }

    override public func intentMetadataSend(_ call: IntentMetadataCall, to handler: Any) -> Bool {
        guard let handler = handler as? any StartWorkoutIntentHandling else { return false }
        if call.handles { handler.handle(intent: self, completion: call.response) }
        if call.confirms { handler.confirm(intent: self, completion: call.response) }
        if call.resolves(0) { handler.resolveKind(for: self, with: call.resolution) }
        if call.resolves(1) { handler.resolveMinutes(for: self, with: call.resolution) }
        if call.resolves(3) { handler.resolveEquipment(for: self, with: call.resolution) }
        if call.provides(3) {
            handler.provideEquipmentOptionsCollection(
                for: self,
                searchTerm: call.searchTerm,
                with: call.options(or: handler.provideEquipmentOptions(for:with:), self)
            )
        }
        if call.defaults(3) { call.defaultValue(handler.defaultEquipment(for: self)) }
        return true
    }
}

/// Handles `StartWorkoutIntent`.
public nonisolated protocol StartWorkoutIntentHandling: IntentMetadataHandler {
    func handle(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void)
    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse
    func resolveKind(for intent: StartWorkoutIntent, with completion: @escaping (WorkoutKindResolutionResult) -> Void)
    func resolveKind(for intent: StartWorkoutIntent) async -> WorkoutKindResolutionResult
    func resolveMinutes(
        for intent: StartWorkoutIntent,
        with completion: @escaping (StartWorkoutMinutesResolutionResult) -> Void
    )
    func resolveMinutes(for intent: StartWorkoutIntent) async -> StartWorkoutMinutesResolutionResult
    func resolveEquipment(
        for intent: StartWorkoutIntent,
        with completion: @escaping (EquipmentResolutionResult) -> Void
    )
    func resolveEquipment(for intent: StartWorkoutIntent) async -> EquipmentResolutionResult
    func provideEquipmentOptionsCollection(
        for intent: StartWorkoutIntent,
        searchTerm: String?,
        with completion: @escaping (INObjectCollection<Equipment>?, (any Error)?) -> Void
    )
    func provideEquipmentOptionsCollection(
        for intent: StartWorkoutIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<Equipment>
    func confirm(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void)
    func confirm(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse
    func defaultEquipment(for intent: StartWorkoutIntent) -> Equipment?
    func provideEquipmentOptions(
        for intent: StartWorkoutIntent,
        with completion: @escaping ([Equipment]?, (any Error)?) -> Void
    )
}

nonisolated extension StartWorkoutIntentHandling {
    public func handle(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void) {
        self.intentMetadataComplete(self.handle(intent:), intent, completion)
    }

    public func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        await self.intentMetadataResult(self.handle(intent:completion:), intent)
    }

    public func resolveKind(
        for intent: StartWorkoutIntent,
        with completion: @escaping (WorkoutKindResolutionResult) -> Void
    ) {
        self.intentMetadataComplete(self.resolveKind(for:), intent, completion)
    }

    public func resolveKind(for intent: StartWorkoutIntent) async -> WorkoutKindResolutionResult {
        await self.intentMetadataResult(self.resolveKind(for:with:), intent)
    }

    public func resolveMinutes(
        for intent: StartWorkoutIntent,
        with completion: @escaping (StartWorkoutMinutesResolutionResult) -> Void
    ) {
        self.intentMetadataComplete(self.resolveMinutes(for:), intent, completion)
    }

    public func resolveMinutes(for intent: StartWorkoutIntent) async -> StartWorkoutMinutesResolutionResult {
        await self.intentMetadataResult(self.resolveMinutes(for:with:), intent)
    }

    public func resolveEquipment(
        for intent: StartWorkoutIntent,
        with completion: @escaping (EquipmentResolutionResult) -> Void
    ) {
        self.intentMetadataComplete(self.resolveEquipment(for:), intent, completion)
    }

    public func resolveEquipment(for intent: StartWorkoutIntent) async -> EquipmentResolutionResult {
        await self.intentMetadataResult(self.resolveEquipment(for:with:), intent)
    }

    public func provideEquipmentOptionsCollection(
        for intent: StartWorkoutIntent,
        searchTerm: String?,
        with completion: @escaping (INObjectCollection<Equipment>?, (any Error)?) -> Void
    ) {
        self.intentMetadataCompleteOptions(
            self.provideEquipmentOptionsCollection(for:searchTerm:),
            intent,
            searchTerm,
            completion
        )
    }

    public func provideEquipmentOptionsCollection(
        for intent: StartWorkoutIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<Equipment> {
        try await self.intentMetadataOptions(
            self.provideEquipmentOptionsCollection(for:searchTerm:with:),
            intent,
            searchTerm
        )
    }

    public func confirm(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void) {
        self.intentMetadataComplete(self.confirm(intent:), intent, completion)
    }

    public func confirm(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        await self.intentMetadataResult(self.confirm(intent:completion:), intent)
    }

    public func defaultEquipment(for intent: StartWorkoutIntent) -> Equipment? { intent.equipment }

    public func provideEquipmentOptions(
        for intent: StartWorkoutIntent,
        with completion: @escaping ([Equipment]?, (any Error)?) -> Void
    ) {
        completion(nil, nil)
    }
}

/// The codes of `StartWorkoutIntentResponse`.
public nonisolated enum StartWorkoutIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureBusyEquipment = 100
    case started
}

/// The response to `StartWorkoutIntent`.
public nonisolated class StartWorkoutIntentResponse: INIntentResponse {
    /// Equipment
    public var equipment: Equipment?
    /// Wait
    public var wait: NSNumber?

    public fileprivate(set) var code: StartWorkoutIntentResponseCode = .unspecified

    public convenience init(code: StartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    /// “${equipment} is free in ${wait} minutes”
    public static func failureBusyEquipment(_ equipment: Equipment, wait: NSNumber) -> StartWorkoutIntentResponse {
        let response = StartWorkoutIntentResponse(code: .failureBusyEquipment, userActivity: nil)
        response.equipment = equipment
        response.wait = wait
        return response
    }

    private static let intentMetadataFacts = makeIntentMetadata()

    override public class var intentMetadata: IntentResponseMetadata? { intentMetadataFacts }

    private static func makeIntentMetadata() -> IntentResponseMetadata {
        var facts = IntentResponseMetadataBuilder(code: \StartWorkoutIntentResponse.code)
        facts.property("equipment", \.equipment, displayName: "Equipment")
        facts.property("wait", \.wait, as: .integer, displayName: "Wait")
        facts.code(100, "failureBusyEquipment", text: "${equipment} is free in ${wait} minutes", id: "w1Busy")
        facts.code(101, "started", success: true, text: "Off you go", id: "w1Started", concise: "Go", conciseID: "w1Go")
        return facts.metadata
    }
}

/// Why a value of `minutes` can be refused.
public nonisolated enum StartWorkoutMinutesUnsupportedReason: Int {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue
    case lessThanMinimumValue
}

/// What a handler says about `minutes`.
public nonisolated class StartWorkoutMinutesResolutionResult: INIntegerResolutionResult {
    public class func unsupported(forReason reason: StartWorkoutMinutesUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}
