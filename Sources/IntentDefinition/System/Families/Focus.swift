extension KnownFamilies {
    /// The content of `System/Focus.systemintents.json`, recorded by `KnownFamilyTests`.
    static let focus = #"""
        { "intents": [ { "name": "ShareFocusStatus", "since": {"iOS": "15.0", "macOS": "12.0", "watchOS":
        "8.0"}, "parameters": [{"name": "focusStatus", "type": "INFocusStatus?"}], "initializers":
        [["focusStatus"]], "isOnlyOfSystem": true, "response": [], "codes": { "unspecified": 0, "ready": 1,
        "inProgress": 2, "success": 3, "failure": 4, "failureRequiringAppLaunch": 5 } } ], "classes": [ {
        "name": "INFocusStatus", "properties": [{"name": "isFocused", "type": "Bool?"}], "initializers": [
        [{"sets": "isFocused", "default": "nil"}] ] } ], "enums": [ { "name":
        "INFocusStatusAuthorizationStatus", "values": {"notDetermined": 0, "restricted": 1, "denied": 2,
        "authorized": 3} } ] }
        """#
}
