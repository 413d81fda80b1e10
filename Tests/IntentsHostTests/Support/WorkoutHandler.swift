import Intents
import PortableForm

/// A handler with completion handlers, whose behavior a test sets.
final class WorkoutHandler: NSObject, StartWorkoutIntentHandling {
    var equipmentResults: [EquipmentResolutionResult] = []
    var options: (String?) -> INObjectCollection<Equipment>? = { _ in nil }
    var optionsError: (any Error)?
    var equipment: Equipment?
    var confirmation = StartWorkoutIntentResponse(code: .ready, userActivity: nil)
    var response = StartWorkoutIntentResponse(code: .started, userActivity: nil)

    /// The search terms for options.
    private(set) var searches: [String?] = []

    func resolveKind(for intent: StartWorkoutIntent, with completion: @escaping (WorkoutKindResolutionResult) -> Void) {
        completion(.success(with: intent.kind))
    }

    func resolveMinutes(
        for intent: StartWorkoutIntent,
        with completion: @escaping (StartWorkoutMinutesResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    func resolveEquipment(
        for intent: StartWorkoutIntent,
        with completion: @escaping (EquipmentResolutionResult) -> Void
    ) {
        guard equipmentResults.isEmpty else { return completion(equipmentResults.removeFirst()) }
        completion(intent.equipment.map { .success(with: $0) } ?? .notRequired())
    }

    func provideEquipmentOptionsCollection(
        for intent: StartWorkoutIntent,
        searchTerm: String?,
        with completion: @escaping (INObjectCollection<Equipment>?, (any Error)?) -> Void
    ) {
        searches.append(searchTerm)
        completion(options(searchTerm), optionsError)
    }

    func defaultEquipment(for intent: StartWorkoutIntent) -> Equipment? { equipment }

    func confirm(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void) {
        completion(confirmation)
    }

    func handle(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void) {
        completion(response)
    }
}
