import Foundation

/// The parts of a place's address. Apple's frameworks use `CNPostalAddress` for them.
public struct IntentPostalAddress: Hashable, Sendable {
    /// The street.
    public var thoroughfare: String?
    /// The number in the street.
    public var subThoroughfare: String?
    /// The city.
    public var locality: String?
    /// The part of the city.
    public var subLocality: String?
    /// The state or province.
    public var administrativeArea: String?
    /// The county.
    public var subAdministrativeArea: String?
    /// The postal code.
    public var postalCode: String?
    /// The country.
    public var country: String?
    /// The country's ISO 3166 code.
    public var isoCountryCode: String?

    /// Creates an empty address.
    public init() {}
}

extension IntentPostalAddress {
    /// The fields with the keys under which they are encoded.
    private static let fields: [(String, any WritableKeyPath<Self, String?> & Sendable)] = [
        ("thoroughfare", \.thoroughfare), ("subThoroughfare", \.subThoroughfare), ("locality", \.locality),
        ("subLocality", \.subLocality), ("administrativeArea", \.administrativeArea),
        ("subAdministrativeArea", \.subAdministrativeArea), ("postalCode", \.postalCode), ("country", \.country),
        ("isoCountryCode", \.isoCountryCode),
    ]

    init(coder: NSCoder) {
        for (key, field) in Self.fields { self[keyPath: field] = coder.string(key) }
    }

    func encode(with coder: NSCoder) {
        for (key, field) in Self.fields { coder.encode(self[keyPath: field], key) }
    }
}
