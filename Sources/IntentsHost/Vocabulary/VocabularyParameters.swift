import Intents

extension INVocabularyStringType {
    /// The parameters of system intents that the words of the type are values of. A parameter inside an object follows
    /// the parameter of the object and a period.
    var parameters: Set<String> {
        switch self {
        case .contactName:
            ["recipients", "senders", "recipient", "contacts", "payee", "payer", "peopleInPhoto"]
        case .contactGroupName: ["speakableGroupName", "speakableGroupNames"]
        case .photoTag: ["searchTerms"]
        case .photoAlbumName: ["albumName"]
        case .workoutActivityName: ["workoutName"]
        case .carProfileName, .carName: []
        case .paymentsOrganizationName:
            ["organizationName", "billPayee.nickname", "billPayee.organizationName", "fromAccount.organizationName"]
        case .paymentsAccountNickname: ["accountNickname", "fromAccount.nickname", "toAccount.nickname"]
        case .notebookItemTitle: ["title", "targetNote.title", "taskTitle", "taskTitles", "targetTask.title"]
        case .notebookItemGroupName: ["groupName", "targetTaskList.title", "taskList.title"]
        case .mediaPlaylistTitle: ["mediaSearch.mediaName", "mediaDestination.playlistName"]
        case .mediaMusicArtistName, .mediaAudiobookAuthorName: ["mediaSearch.artistName"]
        case .mediaAudiobookTitle, .mediaShowTitle: ["mediaSearch.mediaName"]
        }
    }

    /// All types.
    static let all: [INVocabularyStringType] = [
        .contactName, .contactGroupName, .photoTag, .photoAlbumName, .workoutActivityName, .carProfileName, .carName,
        .paymentsOrganizationName, .paymentsAccountNickname, .notebookItemTitle, .notebookItemGroupName,
        .mediaPlaylistTitle, .mediaMusicArtistName, .mediaAudiobookTitle, .mediaAudiobookAuthorName, .mediaShowTitle,
    ]
}
