/// Where media are added.
public enum INMediaDestination: Hashable, Sendable {
    /// The user's library.
    case library
    /// A playlist, by its name.
    case playlist(String)

    /// The name of the playlist; `nil` for the library.
    public var playlistName: String? {
        switch self {
        case .library: nil
        case .playlist(let name): name
        }
    }
}

/// The kinds of places where media are added.
public enum INMediaDestinationType: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// The user's library.
    case library = 1
    /// A playlist.
    case playlist = 2
}

/// The object that stands for an `INMediaDestination`.
open class INMediaDestinationReference: IntentValueObject {
    /// The name of the playlist; `nil` for the library.
    public private(set) var playlistName: String?

    private var isLibrary: Bool?

    /// The kind of place.
    open var mediaDestinationType: INMediaDestinationType {
        isLibrary.map { $0 ? .library : .playlist } ?? .unknown
    }

    /// Returns the user's library.
    open class func library() -> Self {
        let reference = self.init(intentMetadata: IntentMetadataBridge())
        reference.isLibrary = true
        return reference
    }

    /// Returns a playlist.
    open class func playlistDestination(withName playlistName: String) -> Self {
        let reference = self.init(intentMetadata: IntentMetadataBridge())
        reference.isLibrary = false
        reference.playlistName = playlistName
        return reference
    }

    private static let ownProperties: [IntentPropertyMetadata] = {
        var list = IntentValueMetadataBuilder<INMediaDestinationReference>()
        list.property("isLibrary", \.isLibrary)
        list.property("playlistName", \.playlistName)
        return list.properties
    }()

    /// The properties.
    open override class var intentMetadata: [IntentPropertyMetadata] { super.intentMetadata + ownProperties }
}

extension INMediaDestination: IntentParameterValue {
    /// The object that stands for the place.
    public var intentMetadataValue: IntentValue? {
        switch self {
        case .library: .framework(INMediaDestinationReference.library())
        case .playlist(let name): .framework(INMediaDestinationReference.playlistDestination(withName: name))
        }
    }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType {
        IntentValueType(.framework(INMediaDestinationReference.self))
    }

    /// Returns the place that an object stands for.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .framework(let reference as INMediaDestinationReference)? = value else {
            throw IntentTypeMismatch()
        }
        switch reference.mediaDestinationType {
        case .library: return .library
        case .playlist: return .playlist(reference.playlistName ?? "")
        case .unknown: throw IntentTypeMismatch()
        }
    }
}
