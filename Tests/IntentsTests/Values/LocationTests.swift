import Intents
import Testing

@Suite("Places")
struct LocationTests {
    @Test(
        "the distance of two places is that on the ground within half a percent",
        arguments: [
            (52.520_008, 13.404_954, 48.856_613, 2.352_222, 878_000.0), (0, 0, 0, 1, 111_320),
            (0, 179.5, 0, -179.5, 111_320),
            (90, 0, -90, 0, 20_004_000), (10, 10, 10, 10, 0),
        ]
    )
    func distance(latitude: Double, longitude: Double, toLatitude: Double, toLongitude: Double, metres: Double) {
        let start = CLLocation(latitude: latitude, longitude: longitude)
        let distance = CLLocation(latitude: toLatitude, longitude: toLongitude).distance(from: start)
        #expect(abs(distance - metres) <= metres * 0.005)
    }

    @Test("a circle contains points within its radius, in meters")
    func circle() {
        let gym = CLLocationCoordinate2D(latitude: 52, longitude: 13)
        let region = CLCircularRegion(center: gym, radius: 100, identifier: "Gym")
        #expect(region.contains(gym))
        #expect(region.contains(CLLocationCoordinate2D(latitude: 52.000_8, longitude: 13)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 52.001, longitude: 13)))
    }

    @Test("a place outside the earth's degrees is not valid")
    func validity() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("a placemark keeps the parts of its address, also as a copy of another")
    func placemark() {
        let copy = CLPlacemark(placemark: ValueTests.placemark("Berlin"))
        #expect(copy.locality == "Berlin")
        #expect(copy.isoCountryCode == "DE")
        #expect(copy.name == "Office")
        #expect(copy.postalCode == nil)
        #expect(copy.location?.coordinate.latitude == 52)
    }
}
