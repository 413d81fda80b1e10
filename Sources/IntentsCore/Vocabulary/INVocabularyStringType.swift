/// The type of words in an app's vocabulary.
public enum INVocabularyStringType: Int, Sendable {
    /// A person.
    case contactName = 1
    /// A group of people.
    case contactGroupName = 2
    /// The content of a photo.
    case photoTag = 100
    /// An album of photos.
    case photoAlbumName = 101
    /// An activity of a workout.
    case workoutActivityName = 200
    /// The settings of a car.
    case carProfileName = 300
    /// A car.
    case carName = 301
    /// An organization that is paid.
    case paymentsOrganizationName = 400
    /// An account.
    case paymentsAccountNickname = 401
    /// A note or task.
    case notebookItemTitle = 500
    /// A group of notes or tasks.
    case notebookItemGroupName = 501
    /// A playlist.
    case mediaPlaylistTitle = 700
    /// An artist.
    case mediaMusicArtistName = 701
    /// An audiobook.
    case mediaAudiobookTitle = 702
    /// The author of an audiobook.
    case mediaAudiobookAuthorName = 703
    /// A show.
    case mediaShowTitle = 704
}
