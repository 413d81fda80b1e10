extension KnownFamilies {
    /// The content of `System/Workouts.systemintents.json`, recorded by `KnownFamilyTests`.
    static let workouts = #"""
        { "intents": [ { "name": "StartWorkout", "since": {"iOS": "10.0", "watchOS": "3.2"}, "parameters": [
        { "name": "workoutName", "type": "INSpeakableString?", "result": "INSpeakableStringResolutionResult"
        }, {"name": "goalValue", "type": "Double?", "result": "INDoubleResolutionResult"}, { "name":
        "workoutGoalUnitType", "type": "INWorkoutGoalUnitType", "result":
        "INWorkoutGoalUnitTypeResolutionResult" }, { "name": "workoutLocationType", "type":
        "INWorkoutLocationType", "result": "INWorkoutLocationTypeResolutionResult" }, {"name":
        "isOpenEnded", "type": "Bool?", "result": "INBooleanResolutionResult"} ], "initializers": [ [
        {"sets": "workoutName", "default": "nil"}, {"sets": "goalValue", "default": "nil"}, {"sets":
        "workoutGoalUnitType", "default": ".unknown"}, {"sets": "workoutLocationType", "default":
        ".unknown"}, {"sets": "isOpenEnded", "default": "nil"} ] ], "hasIdentifierConstant": true,
        "response": [], "codes": { "unspecified": 0, "ready": 1, "continueInApp": 2, "failure": 3,
        "failureRequiringAppLaunch": 4, "failureOngoingWorkout": 5, "failureNoMatchingWorkout": 6,
        "handleInApp": 7, "success": 8 } }, { "name": "PauseWorkout", "since": {"iOS": "10.0", "watchOS":
        "3.2"}, "parameters": [ { "name": "workoutName", "type": "INSpeakableString?", "result":
        "INSpeakableStringResolutionResult" } ], "initializers": [["workoutName"]], "hasIdentifierConstant":
        true, "response": [], "codes": { "unspecified": 0, "ready": 1, "continueInApp": 2, "failure": 3,
        "failureRequiringAppLaunch": 4, "failureNoMatchingWorkout": 5, "handleInApp": 6, "success": 7 } }, {
        "name": "ResumeWorkout", "since": {"iOS": "10.0", "watchOS": "3.2"}, "parameters": [ { "name":
        "workoutName", "type": "INSpeakableString?", "result": "INSpeakableStringResolutionResult" } ],
        "initializers": [["workoutName"]], "hasIdentifierConstant": true, "response": [], "codes": {
        "unspecified": 0, "ready": 1, "continueInApp": 2, "failure": 3, "failureRequiringAppLaunch": 4,
        "failureNoMatchingWorkout": 5, "handleInApp": 6, "success": 7 } }, { "name": "EndWorkout", "since":
        {"iOS": "10.0", "watchOS": "3.2"}, "parameters": [ { "name": "workoutName", "type":
        "INSpeakableString?", "result": "INSpeakableStringResolutionResult" } ], "initializers":
        [["workoutName"]], "hasIdentifierConstant": true, "response": [], "codes": { "unspecified": 0,
        "ready": 1, "continueInApp": 2, "failure": 3, "failureRequiringAppLaunch": 4,
        "failureNoMatchingWorkout": 5, "handleInApp": 6, "success": 7 } }, { "name": "CancelWorkout",
        "since": {"iOS": "10.0", "watchOS": "3.2"}, "parameters": [ { "name": "workoutName", "type":
        "INSpeakableString?", "result": "INSpeakableStringResolutionResult" } ], "initializers":
        [["workoutName"]], "hasIdentifierConstant": true, "response": [], "codes": { "unspecified": 0,
        "ready": 1, "continueInApp": 2, "failure": 3, "failureRequiringAppLaunch": 4,
        "failureNoMatchingWorkout": 5, "handleInApp": 6, "success": 7 } } ], "domain": { "name":
        "INWorkoutsDomainHandling", "intents": ["StartWorkout", "PauseWorkout", "EndWorkout",
        "CancelWorkout", "ResumeWorkout"] }, "results": [ {"name": "INWorkoutGoalUnitTypeResolutionResult",
        "value": "INWorkoutGoalUnitType"}, {"name": "INWorkoutLocationTypeResolutionResult", "value":
        "INWorkoutLocationType"} ], "strings": [ { "name": "INWorkoutNameIdentifier", "values": { "run":
        "run", "sit": "sit", "steps": "steps", "stand": "stand", "move": "move", "walk": "walk", "yoga":
        "yoga", "dance": "dance", "crosstraining": "crosstraining", "elliptical": "elliptical", "rower":
        "rower", "cycle": "cycle", "stairs": "stairs", "other": "other", "indoorrun": "indoorrun",
        "indoorcycle": "indoorcycle", "indoorwalk": "indoorwalk", "exercise": "exercise", "hike": "hike",
        "highIntensityIntervalTraining": "highIntensityIntervalTraining", "swim": "swim" } } ], "enums": [ {
        "name": "INWorkoutGoalUnitType", "values": { "unknown": 0, "inch": 1, "meter": 2, "foot": 3, "mile":
        4, "yard": 5, "second": 6, "minute": 7, "hour": 8, "joule": 9, "kiloCalorie": 10 } }, {"name":
        "INWorkoutLocationType", "values": {"unknown": 0, "outdoor": 1, "indoor": 2}} ] }
        """#
}
