public import Foundation

/// A place with the parts of its address.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding {
    private let address: IntentPostalAddress

    /// The name of the place.
    public let name: String?
    /// The location of the place.
    public let location: CLLocation?
    /// The region of the place.
    public let region: CLRegion?
    /// The time zone of the place.
    public let timeZone: TimeZone?

    /// The street.
    open var thoroughfare: String? { address.thoroughfare }
    /// The number in the street.
    open var subThoroughfare: String? { address.subThoroughfare }
    /// The city.
    open var locality: String? { address.locality }
    /// The part of the city.
    open var subLocality: String? { address.subLocality }
    /// The state or province.
    open var administrativeArea: String? { address.administrativeArea }
    /// The county.
    open var subAdministrativeArea: String? { address.subAdministrativeArea }
    /// The postal code.
    open var postalCode: String? { address.postalCode }
    /// The country's ISO 3166 code.
    open var isoCountryCode: String? { address.isoCountryCode }
    /// The country.
    open var country: String? { address.country }

    /// Creates a copy of a place.
    public convenience init(placemark: CLPlacemark) {
        self.init(
            placemark.location,
            name: placemark.name,
            address: placemark.address,
            region: placemark.region,
            timeZone: placemark.timeZone
        )
    }

    /// Creates a place with a name and an address.
    public convenience init(location: CLLocation, name: String?, postalAddress: IntentPostalAddress?) {
        self.init(location, name: name, address: postalAddress ?? IntentPostalAddress(), region: nil, timeZone: nil)
    }

    package init(
        _ location: CLLocation?,
        name: String?,
        address: IntentPostalAddress = IntentPostalAddress(),
        region: CLRegion? = nil,
        timeZone: TimeZone? = nil
    ) {
        self.location = location
        self.name = name
        self.address = address
        self.region = region
        self.timeZone = timeZone
        super.init()
    }

    /// Decodes a place.
    public required convenience init?(coder: NSCoder) {
        self.init(
            coder.object(CLLocation.self, "location"),
            name: coder.string("name"),
            address: IntentPostalAddress(coder: coder),
            region: coder.object(CLRegion.self, "region"),
            timeZone: coder.string("timeZone").flatMap(TimeZone.init(identifier:))
        )
    }

    /// Encodes the place.
    open func encode(with coder: NSCoder) {
        coder.encode(location, forKey: "location")
        coder.encode(name, "name")
        address.encode(with: coder)
        coder.encode(region, forKey: "region")
        coder.encode(timeZone?.identifier, "timeZone")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is the same place.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two places equal.
    open override var hash: Int { hashOfFields }
}

extension CLPlacemark: FieldEquatable {
    var fields: [AnyHashable?] { [address, name, location, region, timeZone] }
}
