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
                with: call.options(or: { handler.provideEquipmentOptions(for: $0, with: $1) }, self)
            )
        }
        if call.defaults(3) { call.defaultValue(handler.defaultEquipment(for: self)) }
        return true
    }

    override public func intentMetadataMethods(of handler: Any) -> [IntentHandlerMethod] {
        (handler as? any StartWorkoutIntentHandling)?.intentMetadataMethods ?? []
    }
}

/// Handles `StartWorkoutIntent`.
public nonisolated protocol StartWorkoutIntentHandling: IntentMetadataHandler {
    func handle(intent: StartWorkoutIntent, completion: StartWorkoutIntentHandlingHandleCompletion)
    associatedtype StartWorkoutIntentHandlingHandleCompletion = IntentMetadataAbsent
    @_disfavoredOverload func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentHandlingHandleResult
    associatedtype StartWorkoutIntentHandlingHandleResult = IntentMetadataAbsent
    func resolveKind(for intent: StartWorkoutIntent, with completion: StartWorkoutIntentHandlingResolveKindCompletion)
    associatedtype StartWorkoutIntentHandlingResolveKindCompletion = IntentMetadataAbsent
    @_disfavoredOverload func resolveKind(for intent: StartWorkoutIntent) async -> StartWorkoutIntentHandlingResolveKindResult
    associatedtype StartWorkoutIntentHandlingResolveKindResult = IntentMetadataAbsent
    func resolveMinutes(for intent: StartWorkoutIntent, with completion: StartWorkoutIntentHandlingResolveMinutesCompletion)
    associatedtype StartWorkoutIntentHandlingResolveMinutesCompletion = IntentMetadataAbsent
    @_disfavoredOverload func resolveMinutes(for intent: StartWorkoutIntent) async -> StartWorkoutIntentHandlingResolveMinutesResult
    associatedtype StartWorkoutIntentHandlingResolveMinutesResult = IntentMetadataAbsent
    func resolveEquipment(for intent: StartWorkoutIntent, with completion: StartWorkoutIntentHandlingResolveEquipmentCompletion)
    associatedtype StartWorkoutIntentHandlingResolveEquipmentCompletion = IntentMetadataAbsent
    @_disfavoredOverload func resolveEquipment(for intent: StartWorkoutIntent) async -> StartWorkoutIntentHandlingResolveEquipmentResult
    associatedtype StartWorkoutIntentHandlingResolveEquipmentResult = IntentMetadataAbsent
    func provideEquipmentOptionsCollection(for intent: StartWorkoutIntent, searchTerm: String?, with completion: StartWorkoutIntentHandlingProvideEquipmentOptionsCollectionCompletion)
    associatedtype StartWorkoutIntentHandlingProvideEquipmentOptionsCollectionCompletion = IntentMetadataAbsent
    @_disfavoredOverload func provideEquipmentOptionsCollection(for intent: StartWorkoutIntent, searchTerm: String?) async throws -> StartWorkoutIntentHandlingProvideEquipmentOptionsCollectionResult
    associatedtype StartWorkoutIntentHandlingProvideEquipmentOptionsCollectionResult = IntentMetadataAbsent
    func confirm(intent: StartWorkoutIntent, completion: StartWorkoutIntentHandlingConfirmCompletion)
    associatedtype StartWorkoutIntentHandlingConfirmCompletion = IntentMetadataAbsent
    @_disfavoredOverload func confirm(intent: StartWorkoutIntent) async -> StartWorkoutIntentHandlingConfirmResult
    associatedtype StartWorkoutIntentHandlingConfirmResult = IntentMetadataAbsent
    func provideEquipmentOptions(for intent: StartWorkoutIntent, with completion: StartWorkoutIntentHandlingProvideEquipmentOptionsCompletion)
    associatedtype StartWorkoutIntentHandlingProvideEquipmentOptionsCompletion = IntentMetadataAbsent
    func defaultEquipment(for intent: StartWorkoutIntent) -> Equipment?
}

nonisolated extension StartWorkoutIntentHandling {
    public func handle<Absent: IntentMetadataAbsence>(intent: StartWorkoutIntent, completion: Absent) {}

    public func handle<Absent: IntentMetadataAbsence>(intent: StartWorkoutIntent) async -> Absent { .init() }

    public func handle(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void, _ bridge: IntentMetadataBridge = .init()) {
        if let own = self.intentMetadataCompletion(completion, as: StartWorkoutIntentHandlingHandleCompletion.self) {
            self.handle(intent: intent, completion: own)
        } else {
            let form: () async -> StartWorkoutIntentHandlingHandleResult = { await self.handle(intent: intent) }
            self.intentMetadataComplete(form, completion, method: "handle(intent:)")
        }
    }

    public func handle(intent: StartWorkoutIntent, _ bridge: IntentMetadataBridge = .init()) async -> StartWorkoutIntentResponse {
        if self.intentMetadataReturns(StartWorkoutIntentHandlingHandleResult.self, StartWorkoutIntentResponse.self) {
            let result: StartWorkoutIntentHandlingHandleResult = await self.handle(intent: intent)
            return result as! StartWorkoutIntentResponse
        }
        let form: (StartWorkoutIntentHandlingHandleCompletion) -> Void = { self.handle(intent: intent, completion: $0) }
        return await self.intentMetadataResult(form, method: "handle(intent:)")
    }

    public func resolveKind<Absent: IntentMetadataAbsence>(for intent: StartWorkoutIntent, with completion: Absent) {}

    public func resolveKind<Absent: IntentMetadataAbsence>(for intent: StartWorkoutIntent) async -> Absent { .init() }

    public func resolveKind(for intent: StartWorkoutIntent, with completion: @escaping (WorkoutKindResolutionResult) -> Void, _ bridge: IntentMetadataBridge = .init()) {
        if let own = self.intentMetadataCompletion(completion, as: StartWorkoutIntentHandlingResolveKindCompletion.self) {
            self.resolveKind(for: intent, with: own)
        } else {
            let form: () async -> StartWorkoutIntentHandlingResolveKindResult = { await self.resolveKind(for: intent) }
            self.intentMetadataComplete(form, completion, method: "resolveKind(for:)")
        }
    }

    public func resolveKind(for intent: StartWorkoutIntent, _ bridge: IntentMetadataBridge = .init()) async -> WorkoutKindResolutionResult {
        if self.intentMetadataReturns(StartWorkoutIntentHandlingResolveKindResult.self, WorkoutKindResolutionResult.self) {
            let result: StartWorkoutIntentHandlingResolveKindResult = await self.resolveKind(for: intent)
            return result as! WorkoutKindResolutionResult
        }
        let form: (StartWorkoutIntentHandlingResolveKindCompletion) -> Void = { self.resolveKind(for: intent, with: $0) }
        return await self.intentMetadataResult(form, method: "resolveKind(for:)")
    }

    public func resolveMinutes<Absent: IntentMetadataAbsence>(for intent: StartWorkoutIntent, with completion: Absent) {}

    public func resolveMinutes<Absent: IntentMetadataAbsence>(for intent: StartWorkoutIntent) async -> Absent { .init() }

    public func resolveMinutes(for intent: StartWorkoutIntent, with completion: @escaping (StartWorkoutMinutesResolutionResult) -> Void, _ bridge: IntentMetadataBridge = .init()) {
        if let own = self.intentMetadataCompletion(completion, as: StartWorkoutIntentHandlingResolveMinutesCompletion.self) {
            self.resolveMinutes(for: intent, with: own)
        } else {
            let form: () async -> StartWorkoutIntentHandlingResolveMinutesResult = { await self.resolveMinutes(for: intent) }
            self.intentMetadataComplete(form, completion, method: "resolveMinutes(for:)")
        }
    }

    public func resolveMinutes(for intent: StartWorkoutIntent, _ bridge: IntentMetadataBridge = .init()) async -> StartWorkoutMinutesResolutionResult {
        if self.intentMetadataReturns(StartWorkoutIntentHandlingResolveMinutesResult.self, StartWorkoutMinutesResolutionResult.self) {
            let result: StartWorkoutIntentHandlingResolveMinutesResult = await self.resolveMinutes(for: intent)
            return result as! StartWorkoutMinutesResolutionResult
        }
        let form: (StartWorkoutIntentHandlingResolveMinutesCompletion) -> Void = { self.resolveMinutes(for: intent, with: $0) }
        return await self.intentMetadataResult(form, method: "resolveMinutes(for:)")
    }

    public func resolveEquipment<Absent: IntentMetadataAbsence>(for intent: StartWorkoutIntent, with completion: Absent) {}

    public func resolveEquipment<Absent: IntentMetadataAbsence>(for intent: StartWorkoutIntent) async -> Absent { .init() }

    public func resolveEquipment(for intent: StartWorkoutIntent, with completion: @escaping (EquipmentResolutionResult) -> Void, _ bridge: IntentMetadataBridge = .init()) {
        if let own = self.intentMetadataCompletion(completion, as: StartWorkoutIntentHandlingResolveEquipmentCompletion.self) {
            self.resolveEquipment(for: intent, with: own)
        } else {
            let form: () async -> StartWorkoutIntentHandlingResolveEquipmentResult = { await self.resolveEquipment(for: intent) }
            self.intentMetadataComplete(form, completion, method: "resolveEquipment(for:)")
        }
    }

    public func resolveEquipment(for intent: StartWorkoutIntent, _ bridge: IntentMetadataBridge = .init()) async -> EquipmentResolutionResult {
        if self.intentMetadataReturns(StartWorkoutIntentHandlingResolveEquipmentResult.self, EquipmentResolutionResult.self) {
            let result: StartWorkoutIntentHandlingResolveEquipmentResult = await self.resolveEquipment(for: intent)
            return result as! EquipmentResolutionResult
        }
        let form: (StartWorkoutIntentHandlingResolveEquipmentCompletion) -> Void = { self.resolveEquipment(for: intent, with: $0) }
        return await self.intentMetadataResult(form, method: "resolveEquipment(for:)")
    }

    public func provideEquipmentOptionsCollection<Absent: IntentMetadataAbsence>(for intent: StartWorkoutIntent, searchTerm: String?, with completion: Absent) {}

    public func provideEquipmentOptionsCollection<Absent: IntentMetadataAbsence>(for intent: StartWorkoutIntent, searchTerm: String?) async throws -> Absent { .init() }

    public func provideEquipmentOptionsCollection(for intent: StartWorkoutIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Equipment>?, (any Error)?) -> Void, _ bridge: IntentMetadataBridge = .init()) {
        if let own = self.intentMetadataCompletion(completion, as: StartWorkoutIntentHandlingProvideEquipmentOptionsCollectionCompletion.self) {
            self.provideEquipmentOptionsCollection(for: intent, searchTerm: searchTerm, with: own)
        } else {
            let form: () async throws -> StartWorkoutIntentHandlingProvideEquipmentOptionsCollectionResult = { try await self.provideEquipmentOptionsCollection(for: intent, searchTerm: searchTerm) }
            self.intentMetadataCompleteOptions(form, completion, method: "provideEquipmentOptionsCollection(for:searchTerm:)")
        }
    }

    public func provideEquipmentOptionsCollection(for intent: StartWorkoutIntent, searchTerm: String?, _ bridge: IntentMetadataBridge = .init()) async throws -> INObjectCollection<Equipment> {
        if self.intentMetadataReturns(StartWorkoutIntentHandlingProvideEquipmentOptionsCollectionResult.self, INObjectCollection<Equipment>.self) {
            let result: StartWorkoutIntentHandlingProvideEquipmentOptionsCollectionResult = try await self.provideEquipmentOptionsCollection(for: intent, searchTerm: searchTerm)
            return result as! INObjectCollection<Equipment>
        }
        let form: (StartWorkoutIntentHandlingProvideEquipmentOptionsCollectionCompletion) -> Void = { self.provideEquipmentOptionsCollection(for: intent, searchTerm: searchTerm, with: $0) }
        return try await self.intentMetadataOptions(form, method: "provideEquipmentOptionsCollection(for:searchTerm:)")
    }

    public func confirm<Absent: IntentMetadataAbsence>(intent: StartWorkoutIntent, completion: Absent) {}

    public func confirm<Absent: IntentMetadataAbsence>(intent: StartWorkoutIntent) async -> Absent { .init() }

    public func confirm(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void, _ bridge: IntentMetadataBridge = .init()) {
        if let own = self.intentMetadataCompletion(completion, as: StartWorkoutIntentHandlingConfirmCompletion.self) {
            self.confirm(intent: intent, completion: own)
        } else {
            let form: () async -> StartWorkoutIntentHandlingConfirmResult = { await self.confirm(intent: intent) }
            self.intentMetadataComplete(form, completion, method: "confirm(intent:)")
        }
    }

    public func confirm(intent: StartWorkoutIntent, _ bridge: IntentMetadataBridge = .init()) async -> StartWorkoutIntentResponse {
        if self.intentMetadataReturns(StartWorkoutIntentHandlingConfirmResult.self, StartWorkoutIntentResponse.self) {
            let result: StartWorkoutIntentHandlingConfirmResult = await self.confirm(intent: intent)
            return result as! StartWorkoutIntentResponse
        }
        let form: (StartWorkoutIntentHandlingConfirmCompletion) -> Void = { self.confirm(intent: intent, completion: $0) }
        return await self.intentMetadataResult(form, method: "confirm(intent:)")
    }

    public func provideEquipmentOptions<Absent: IntentMetadataAbsence>(for intent: StartWorkoutIntent, with completion: Absent) {}

    public func provideEquipmentOptions(for intent: StartWorkoutIntent, with completion: @escaping ([Equipment]?, (any Error)?) -> Void, _ bridge: IntentMetadataBridge = .init()) {
        guard let own = self.intentMetadataCompletion(completion, as: StartWorkoutIntentHandlingProvideEquipmentOptionsCompletion.self) else { return completion(nil, nil) }
        self.provideEquipmentOptions(for: intent, with: own)
    }

    public func defaultEquipment(for intent: StartWorkoutIntent) -> Equipment? { intent.equipment }

    public var intentMetadataMethods: [IntentHandlerMethod] {
        var list = IntentHandlerMethodList()
        list.method("handle", required: true)
        list.completion("func handle(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void)", StartWorkoutIntentHandlingHandleCompletion.self, ((StartWorkoutIntentResponse) -> Void).self)
        list.result("func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse", StartWorkoutIntentHandlingHandleResult.self, StartWorkoutIntentResponse.self)
        list.method("resolveKind", required: true)
        list.completion("func resolveKind(for intent: StartWorkoutIntent, with completion: @escaping (WorkoutKindResolutionResult) -> Void)", StartWorkoutIntentHandlingResolveKindCompletion.self, ((WorkoutKindResolutionResult) -> Void).self)
        list.result("func resolveKind(for intent: StartWorkoutIntent) async -> WorkoutKindResolutionResult", StartWorkoutIntentHandlingResolveKindResult.self, WorkoutKindResolutionResult.self)
        list.method("resolveMinutes", required: true)
        list.completion("func resolveMinutes(for intent: StartWorkoutIntent, with completion: @escaping (StartWorkoutMinutesResolutionResult) -> Void)", StartWorkoutIntentHandlingResolveMinutesCompletion.self, ((StartWorkoutMinutesResolutionResult) -> Void).self)
        list.result("func resolveMinutes(for intent: StartWorkoutIntent) async -> StartWorkoutMinutesResolutionResult", StartWorkoutIntentHandlingResolveMinutesResult.self, StartWorkoutMinutesResolutionResult.self)
        list.method("resolveEquipment", required: true)
        list.completion("func resolveEquipment(for intent: StartWorkoutIntent, with completion: @escaping (EquipmentResolutionResult) -> Void)", StartWorkoutIntentHandlingResolveEquipmentCompletion.self, ((EquipmentResolutionResult) -> Void).self)
        list.result("func resolveEquipment(for intent: StartWorkoutIntent) async -> EquipmentResolutionResult", StartWorkoutIntentHandlingResolveEquipmentResult.self, EquipmentResolutionResult.self)
        list.method("provideEquipmentOptionsCollection", required: true)
        list.completion("func provideEquipmentOptionsCollection(for intent: StartWorkoutIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Equipment>?, (any Error)?) -> Void)", StartWorkoutIntentHandlingProvideEquipmentOptionsCollectionCompletion.self, ((INObjectCollection<Equipment>?, (any Error)?) -> Void).self)
        list.result("func provideEquipmentOptionsCollection(for intent: StartWorkoutIntent, searchTerm: String?) async throws -> INObjectCollection<Equipment>", StartWorkoutIntentHandlingProvideEquipmentOptionsCollectionResult.self, INObjectCollection<Equipment>.self)
        list.method("confirm")
        list.completion("func confirm(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void)", StartWorkoutIntentHandlingConfirmCompletion.self, ((StartWorkoutIntentResponse) -> Void).self)
        list.result("func confirm(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse", StartWorkoutIntentHandlingConfirmResult.self, StartWorkoutIntentResponse.self)
        list.method("provideEquipmentOptions")
        list.completion("func provideEquipmentOptions(for intent: StartWorkoutIntent, with completion: @escaping ([Equipment]?, (any Error)?) -> Void)", StartWorkoutIntentHandlingProvideEquipmentOptionsCompletion.self, (([Equipment]?, (any Error)?) -> Void).self)
        return list.methods
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
