extension KnownFamilies {
    /// The content of `System/Media.systemintents.json`, recorded by `KnownFamilyTests`.
    static let media = #"""
        { "intents": [ { "name": "PlayMedia", "since": {"iOS": "12.0", "watchOS": "5.0", "tvOS": "14.0"},
        "parameters": [ { "name": "mediaItems", "type": "[INMediaItem]?", "result":
        "INPlayMediaMediaItemResolutionResult" }, { "name": "playShuffled", "type": "Bool?", "result":
        "INBooleanResolutionResult" }, { "name": "playbackRepeatMode", "type": "INPlaybackRepeatMode",
        "result": "INPlaybackRepeatModeResolutionResult" }, { "name": "resumePlayback", "type": "Bool?",
        "result": "INBooleanResolutionResult" }, { "name": "playbackQueueLocation", "type":
        "INPlaybackQueueLocation", "result": "INPlaybackQueueLocationResolutionResult" }, { "name":
        "playbackSpeed", "type": "Double?", "result": "INPlayMediaPlaybackSpeedResolutionResult" }, {"name":
        "mediaContainer", "type": "INMediaItem?"}, {"name": "mediaSearch", "type": "INMediaSearch?"} ],
        "initializers": [ [ {"sets": "mediaItems", "default": "nil"}, {"sets": "mediaContainer", "default":
        "nil"}, {"sets": "playShuffled", "default": "nil"}, {"sets": "playbackRepeatMode", "default":
        ".unknown"}, {"sets": "resumePlayback", "default": "nil"}, {"sets": "playbackQueueLocation",
        "default": ".unknown"}, {"sets": "playbackSpeed", "default": "nil"}, {"sets": "mediaSearch",
        "default": "nil"} ] ], "response": [{"name": "nowPlayingInfo", "type": "[String : Any]?",
        "writable": true}], "codes": { "unspecified": 0, "ready": 1, "continueInApp": 2, "inProgress": 3,
        "success": 4, "handleInApp": 5, "failure": 6, "failureRequiringAppLaunch": 7,
        "failureUnknownMediaType": 8, "failureNoUnplayedContent": 9, "failureRestrictedContent": 10,
        "failureMaxStreamLimitReached": 11 } }, { "name": "AddMedia", "since": {"iOS": "13.0", "watchOS":
        "6.0", "tvOS": "14.0"}, "parameters": [ { "name": "mediaItems", "type": "[INMediaItem]?", "result":
        "INAddMediaMediaItemResolutionResult" }, { "name": "mediaDestination", "type":
        "INMediaDestination?", "result": "INAddMediaMediaDestinationResolutionResult" }, {"name":
        "mediaSearch", "type": "INMediaSearch?"} ], "initializers": [["mediaItems", "mediaSearch",
        "mediaDestination"]], "response": [], "codes": { "unspecified": 0, "ready": 1, "inProgress": 2,
        "success": 3, "handleInApp": 4, "failure": 5, "failureRequiringAppLaunch": 6 } }, { "name":
        "SearchForMedia", "since": {"iOS": "13.0", "watchOS": "6.0", "tvOS": "14.0"}, "parameters": [ {
        "name": "mediaItems", "type": "[INMediaItem]?", "result":
        "INSearchForMediaMediaItemResolutionResult" }, {"name": "mediaSearch", "type": "INMediaSearch?"} ],
        "initializers": [["mediaItems", "mediaSearch"]], "response": [{"name": "mediaItems", "type":
        "[INMediaItem]?", "writable": true}], "codes": { "unspecified": 0, "ready": 1, "continueInApp": 2,
        "inProgress": 3, "success": 4, "failure": 5, "failureRequiringAppLaunch": 6 } }, { "name":
        "UpdateMediaAffinity", "since": {"iOS": "13.0", "watchOS": "6.0", "tvOS": "14.0"}, "parameters": [ {
        "name": "mediaItems", "type": "[INMediaItem]?", "result":
        "INUpdateMediaAffinityMediaItemResolutionResult" }, { "name": "affinityType", "type":
        "INMediaAffinityType", "result": "INMediaAffinityTypeResolutionResult" }, {"name": "mediaSearch",
        "type": "INMediaSearch?"} ], "initializers": [["mediaItems", "mediaSearch", "affinityType"]],
        "response": [], "codes": { "unspecified": 0, "ready": 1, "inProgress": 2, "success": 3, "failure":
        4, "failureRequiringAppLaunch": 5 } } ], "classes": [ { "name": "INMediaItem", "properties": [
        {"name": "identifier", "type": "String?"}, {"name": "title", "type": "String?"}, {"name": "type",
        "type": "INMediaItemType"}, {"name": "artwork", "type": "INImage?"}, {"name": "artist", "type":
        "String?"} ], "initializers": [ ["identifier", "title", "type", "artwork", "artist"], ["identifier",
        "title", "type", "artwork"] ] }, { "name": "INMediaSearch", "properties": [ {"name": "mediaType",
        "type": "INMediaItemType"}, {"name": "sortOrder", "type": "INMediaSortOrder"}, {"name": "mediaName",
        "type": "String?"}, {"name": "artistName", "type": "String?"}, {"name": "albumName", "type":
        "String?"}, {"name": "genreNames", "type": "[String]?"}, {"name": "moodNames", "type": "[String]?"},
        {"name": "releaseDate", "type": "INDateComponentsRange?"}, {"name": "reference", "type":
        "INMediaReference"}, {"name": "mediaIdentifier", "type": "String?"}, {"name": "activityNames",
        "type": "[String]?"} ], "initializers": [ [ {"sets": "mediaType", "default": ".unknown"}, {"sets":
        "sortOrder", "default": ".unknown"}, {"sets": "mediaName", "default": "nil"}, {"sets": "artistName",
        "default": "nil"}, {"sets": "albumName", "default": "nil"}, {"sets": "genreNames", "default":
        "nil"}, {"sets": "moodNames", "default": "nil"}, {"sets": "releaseDate", "default": "nil"}, {"sets":
        "reference", "default": ".unknown"}, {"sets": "mediaIdentifier", "default": "nil"} ] ] }, { "name":
        "INMediaUserContext", "superclass": "INUserContext", "properties": [ { "name": "subscriptionStatus",
        "type": "INMediaUserContext.SubscriptionStatus", "writable": true }, {"name":
        "numberOfLibraryItems", "type": "Int?", "writable": true} ], "hasPlainInitializer": true } ],
        "results": [ { "name": "INAddMediaMediaDestinationResolutionResult", "superclass":
        "INMediaDestinationResolutionResult", "unsupportedReason": { "name":
        "INAddMediaMediaDestinationUnsupportedReason", "values": {"playlistNameNotFound": 1,
        "playlistNotEditable": 2} } }, { "name": "INAddMediaMediaItemResolutionResult", "superclass":
        "INMediaItemResolutionResult", "unsupportedReason": { "name":
        "INAddMediaMediaItemUnsupportedReason", "values": { "loginRequired": 1, "subscriptionRequired": 2,
        "unsupportedMediaType": 3, "explicitContentSettings": 4, "cellularDataSettings": 5,
        "restrictedContent": 6, "serviceUnavailable": 7, "regionRestriction": 8 } }, "value": "INMediaItem",
        "hasSuccesses": true }, {"name": "INMediaAffinityTypeResolutionResult", "value":
        "INMediaAffinityType"}, { "name": "INMediaDestinationResolutionResult", "value":
        "INMediaDestination", "disambiguates": true }, { "name": "INMediaItemResolutionResult", "value":
        "INMediaItem", "disambiguates": true, "hasSuccesses": true }, { "name":
        "INPlayMediaMediaItemResolutionResult", "superclass": "INMediaItemResolutionResult",
        "unsupportedReason": { "name": "INPlayMediaMediaItemUnsupportedReason", "values": { "loginRequired":
        1, "subscriptionRequired": 2, "unsupportedMediaType": 3, "explicitContentSettings": 4,
        "cellularDataSettings": 5, "restrictedContent": 6, "serviceUnavailable": 7, "regionRestriction": 8 }
        }, "value": "INMediaItem", "hasSuccesses": true }, { "name":
        "INPlayMediaPlaybackSpeedResolutionResult", "superclass": "INDoubleResolutionResult",
        "unsupportedReason": { "name": "INPlayMediaPlaybackSpeedUnsupportedReason", "values":
        {"belowMinimum": 1, "aboveMaximum": 2} } }, {"name": "INPlaybackQueueLocationResolutionResult",
        "value": "INPlaybackQueueLocation"}, {"name": "INPlaybackRepeatModeResolutionResult", "value":
        "INPlaybackRepeatMode"}, { "name": "INSearchForMediaMediaItemResolutionResult", "superclass":
        "INMediaItemResolutionResult", "unsupportedReason": { "name":
        "INSearchForMediaMediaItemUnsupportedReason", "values": { "loginRequired": 1,
        "subscriptionRequired": 2, "unsupportedMediaType": 3, "explicitContentSettings": 4,
        "cellularDataSettings": 5, "restrictedContent": 6, "serviceUnavailable": 7, "regionRestriction": 8 }
        }, "value": "INMediaItem", "hasSuccesses": true }, { "name":
        "INUpdateMediaAffinityMediaItemResolutionResult", "superclass": "INMediaItemResolutionResult",
        "unsupportedReason": { "name": "INUpdateMediaAffinityMediaItemUnsupportedReason", "values": {
        "loginRequired": 1, "subscriptionRequired": 2, "unsupportedMediaType": 3, "explicitContentSettings":
        4, "cellularDataSettings": 5, "restrictedContent": 6, "serviceUnavailable": 7, "regionRestriction":
        8 } }, "value": "INMediaItem", "hasSuccesses": true } ], "enums": [ {"name": "INMediaAffinityType",
        "values": {"unknown": 0, "like": 1, "dislike": 2}}, { "name": "INMediaItemType", "values": {
        "unknown": 0, "song": 1, "album": 2, "artist": 3, "genre": 4, "playlist": 5, "podcastShow": 6,
        "podcastEpisode": 7, "podcastPlaylist": 8, "musicStation": 9, "audioBook": 10, "movie": 11,
        "tvShow": 12, "tvShowEpisode": 13, "musicVideo": 14, "podcastStation": 15, "radioStation": 16,
        "station": 17, "music": 18, "algorithmicRadioStation": 19, "news": 20 } }, {"name":
        "INMediaReference", "values": {"unknown": 0, "currentlyPlaying": 1, "my": 2}}, { "name":
        "INMediaSortOrder", "values": { "unknown": 0, "newest": 1, "oldest": 2, "best": 3, "worst": 4,
        "popular": 5, "unpopular": 6, "trending": 7, "recommended": 8 } }, { "name":
        "INMediaUserContext.SubscriptionStatus", "values": {"unknown": 0, "notSubscribed": 1, "subscribed":
        2} }, {"name": "INPlaybackQueueLocation", "values": {"unknown": 0, "now": 1, "next": 2, "later":
        3}}, {"name": "INPlaybackRepeatMode", "values": {"unknown": 0, "none": 1, "all": 2, "one": 3}}, {
        "name": "INUpcomingMediaPredictionMode", "values": {"default": 0, "onlyPredictSuggestedIntents": 1}
        } ] }
        """#
}
