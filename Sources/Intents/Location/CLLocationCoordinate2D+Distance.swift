import Foundation

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
