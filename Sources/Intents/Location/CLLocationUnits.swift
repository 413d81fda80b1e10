/// An angle in degrees: latitude north of the equator, or longitude east of Greenwich.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// How far a value may be off, in metres; negative where it is not known.
public typealias CLLocationAccuracy = Double
/// A speed in metres a second; negative where it is not known.
public typealias CLLocationSpeed = Double
/// A direction in degrees clockwise from north; negative where it is not known.
public typealias CLLocationDirection = Double
