public import Foundation

/// A circle on the earth's surface.
open class CLCircularRegion: CLRegion {
    /// The center.
    public let center: CLLocationCoordinate2D
    /// The radius, in meters.
    public let radius: CLLocationDistance

    /// Creates a circle.
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - radius: The radius, in meters.
    ///   - identifier: The app's identifier for the region.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns whether a place is inside the circle or on its edge.
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

    /// Returns a new circle with the same identifier and settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        copySettings(to: CLCircularRegion(center: center, radius: radius, identifier: identifier))
    }

    override var fields: [AnyHashable?] { super.fields + [center.latitude, center.longitude, radius] }
}
