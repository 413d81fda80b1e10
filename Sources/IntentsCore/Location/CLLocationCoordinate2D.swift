import Foundation

/// A coordinate on the earth's surface.
///
/// Like the system's type, it isn't `Equatable`, so that code that adds the conformance compiles with both.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates the coordinate with latitude and longitude zero.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Creates a coordinate.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A coordinate that isn't valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Creates a coordinate.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees,
    _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether a coordinate is valid: its latitude is within 90 degrees, and its longitude within 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

extension CLLocationCoordinate2D {
    /// The mean radius of the earth, in meters.
    private static let earthRadius = 6_371_008.8

    /// Returns the distance to a coordinate along the surface of a sphere, in meters. It differs from the distance on
    /// the earth by at most half a percent.
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
