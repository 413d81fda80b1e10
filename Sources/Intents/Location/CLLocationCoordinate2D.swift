import Foundation

/// A place on the earth's surface.
///
/// Like the system's, the type is not `Equatable`, so that code that makes it so compiles on both.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates the place at latitude and longitude zero.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Creates a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Creates a place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees,
    _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a place is one: latitude within 90 degrees, longitude within 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

extension CLLocationCoordinate2D {
    /// The mean radius of the earth, in metres.
    private static let earthRadius = 6_371_008.8

    /// The distance to a place along the surface of a sphere, in metres: within half a percent of the earth's.
    package func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let sineOfLatitude = sin((to - from) / 2)
        let sineOfLongitude = sin((other.longitude - longitude) * .pi / 360)
        let haversine = sineOfLatitude * sineOfLatitude + cos(from) * cos(to) * sineOfLongitude * sineOfLongitude
        return 2 * Self.earthRadius * asin(min(1, haversine.squareRoot()))
    }
}

extension CLLocationCoordinate2D {
    init(coder: NSCoder) {
        self.init(
            latitude: coder.decodeDouble(forKey: "latitude"),
            longitude: coder.decodeDouble(forKey: "longitude")
        )
    }

    func encode(with coder: NSCoder) {
        coder.encode(latitude, forKey: "latitude")
        coder.encode(longitude, forKey: "longitude")
    }
}
