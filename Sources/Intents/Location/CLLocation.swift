public import Foundation

/// A place with its accuracy and the time at which it was measured.
open class CLLocation: NSObject, NSCopying, NSSecureCoding {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above sea level.
    public let altitude: CLLocationDistance
    /// How far the place may be off; negative where the place is not known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far the altitude may be off; negative where the altitude is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of movement.
    public let course: CLLocationDirection
    /// The speed.
    public let speed: CLLocationSpeed
    /// When the place was measured.
    public let timestamp: Date

    /// Creates a place that is exact, without altitude, measured now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: 0,
            verticalAccuracy: -1,
            timestamp: Date()
        )
    }

    /// Creates a place that does not move.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy,
            course: -1,
            speed: -1,
            timestamp: timestamp
        )
    }

    /// Creates a place.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = hAccuracy
        self.verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
        super.init()
    }

    /// The distance to a place along the earth's surface, in metres, within half a percent.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        coordinate.distance(to: location.coordinate)
    }

    /// Decodes a place.
    public required convenience init?(coder: NSCoder) {
        guard let timestamp = coder.date("timestamp") else { return nil }
        self.init(
            coordinate: CLLocationCoordinate2D(coder: coder),
            altitude: coder.decodeDouble(forKey: "altitude"),
            horizontalAccuracy: coder.decodeDouble(forKey: "horizontalAccuracy"),
            verticalAccuracy: coder.decodeDouble(forKey: "verticalAccuracy"),
            course: coder.decodeDouble(forKey: "course"),
            speed: coder.decodeDouble(forKey: "speed"),
            timestamp: timestamp
        )
    }

    /// Encodes the place.
    open func encode(with coder: NSCoder) {
        coordinate.encode(with: coder)
        coder.encode(altitude, forKey: "altitude")
        coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
        coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
        coder.encode(course, forKey: "course")
        coder.encode(speed, forKey: "speed")
        coder.encode(timestamp as NSDate, forKey: "timestamp")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// The same object: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether an object is the same measurement.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two measurements equal.
    open override var hash: Int { hashOfFields }
}

extension CLLocation: FieldEquatable {
    var fields: [AnyHashable?] {
        [
            coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course, speed,
            timestamp,
        ]
    }
}
