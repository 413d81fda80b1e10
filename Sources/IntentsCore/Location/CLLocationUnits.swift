/// An angle in degrees: latitude north of the equator, or longitude east of Greenwich.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// The uncertainty of a value, in meters; negative if the value isn't known.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second; negative if it isn't known.
public typealias CLLocationSpeed = Double
/// A direction in degrees clockwise from north; negative if it isn't known.
public typealias CLLocationDirection = Double
