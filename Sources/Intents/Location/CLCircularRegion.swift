public import Foundation

/// A circle on the earth's surface.
open class CLCircularRegion: CLRegion {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The distance from the middle to the edge, in metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    ///
    /// - Parameters:
    ///   - center: The middle.
    ///   - radius: The distance from the middle to the edge, in metres.
    ///   - identifier: The app's name for the area.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place is inside the circle or on its edge.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        center.distance(to: coordinate) <= radius
    }

    /// Decodes a circle.
    public required init?(coder: NSCoder) {
        center = CLLocationCoordinate2D(coder: coder)
        radius = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    /// Encodes the circle.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        center.encode(with: coder)
        coder.encode(radius, forKey: "radius")
    }

    /// A new circle with the same name.
    open override func copy(with zone: NSZone? = nil) -> Any {
        copySettings(to: CLCircularRegion(center: center, radius: radius, identifier: identifier))
    }

    override var fields: [AnyHashable?] { super.fields + [center.latitude, center.longitude, radius] }
}
