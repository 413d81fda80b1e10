extension KnownFamilies {
    /// The content of `System/Photos.systemintents.json`, recorded by `KnownFamilyTests`.
    static let photos = #"""
        { "intents": [ { "name": "SearchForPhotos", "since": {"iOS": "10.0", "watchOS": "3.2"},
        "deprecated": "15.0", "parameters": [ { "name": "dateCreated", "type": "INDateComponentsRange?",
        "result": "INDateComponentsRangeResolutionResult" }, { "name": "locationCreated", "type":
        "CLPlacemark?", "result": "INPlacemarkResolutionResult" }, {"name": "albumName", "type": "String?",
        "result": "INStringResolutionResult"}, { "name": "searchTerms", "type": "[String]?", "result":
        "INStringResolutionResult" }, { "name": "peopleInPhoto", "type": "[INPerson]?", "result":
        "INPersonResolutionResult" }, {"name": "searchTermsOperator", "type": "INConditionalOperator"},
        {"name": "includedAttributes", "type": "INPhotoAttributeOptions"}, {"name": "excludedAttributes",
        "type": "INPhotoAttributeOptions"}, {"name": "peopleInPhotoOperator", "type":
        "INConditionalOperator"} ], "initializers": [ [ "dateCreated", "locationCreated", "albumName",
        "searchTerms", {"sets": "includedAttributes", "default": "[]"}, {"sets": "excludedAttributes",
        "default": "[]"}, "peopleInPhoto" ] ], "hasIdentifierConstant": true, "response": [{"name":
        "searchResultsCount", "type": "Int?", "writable": true}], "codes": { "unspecified": 0, "ready": 1,
        "continueInApp": 2, "failure": 3, "failureRequiringAppLaunch": 4, "failureAppConfigurationRequired":
        5 } }, { "name": "StartPhotoPlayback", "since": {"iOS": "10.0", "watchOS": "3.2"}, "deprecated":
        "15.0", "parameters": [ { "name": "dateCreated", "type": "INDateComponentsRange?", "result":
        "INDateComponentsRangeResolutionResult" }, { "name": "locationCreated", "type": "CLPlacemark?",
        "result": "INPlacemarkResolutionResult" }, {"name": "albumName", "type": "String?", "result":
        "INStringResolutionResult"}, { "name": "peopleInPhoto", "type": "[INPerson]?", "result":
        "INPersonResolutionResult" }, {"name": "searchTerms", "type": "[String]?"}, {"name":
        "searchTermsOperator", "type": "INConditionalOperator"}, {"name": "includedAttributes", "type":
        "INPhotoAttributeOptions"}, {"name": "excludedAttributes", "type": "INPhotoAttributeOptions"},
        {"name": "peopleInPhotoOperator", "type": "INConditionalOperator"} ], "initializers": [ [
        "dateCreated", "locationCreated", "albumName", "searchTerms", {"sets": "includedAttributes",
        "default": "[]"}, {"sets": "excludedAttributes", "default": "[]"}, "peopleInPhoto" ] ],
        "hasIdentifierConstant": true, "response": [{"name": "searchResultsCount", "type": "Int?",
        "writable": true}], "codes": { "unspecified": 0, "ready": 1, "continueInApp": 2, "failure": 3,
        "failureRequiringAppLaunch": 4, "failureAppConfigurationRequired": 5 } } ], "domain": {"name":
        "INPhotosDomainHandling", "intents": ["SearchForPhotos", "StartPhotoPlayback"]}, "options": [ {
        "name": "INPhotoAttributeOptions", "values": { "photo": 1, "video": 2, "GIF": 4, "flash": 8,
        "landscapeOrientation": 16, "portraitOrientation": 32, "favorite": 64, "selfie": 128,
        "frontFacingCamera": 256, "screenshot": 512, "burstPhoto": 1024, "hdrPhoto": 2048, "squarePhoto":
        4096, "panoramaPhoto": 8192, "timeLapseVideo": 16384, "slowMotionVideo": 32768, "noirFilter": 65536,
        "chromeFilter": 131072, "instantFilter": 262144, "tonalFilter": 524288, "transferFilter": 1048576,
        "monoFilter": 2097152, "fadeFilter": 4194304, "processFilter": 8388608, "portraitPhoto": 16777216,
        "livePhoto": 33554432, "loopPhoto": 67108864, "bouncePhoto": 134217728, "longExposurePhoto":
        268435456 } } ] }
        """#
}
