/// A framework value that a path in a text can reach, with the properties that the path can continue to.
///
/// For example, `${shop.locality}` is the city of a place and `${owner.nameComponents.givenName}` the first name of a
/// person. The names are the Objective-C property names of Apple's classes whose values can be spoken.
package enum SpokenValue: Hashable, Sendable {
    /// A value that a parameter can also have.
    case basic(ValueType.Basic)
    /// The phone number, email address or user name of a person.
    case personHandle
    /// The parts of a person's name.
    case nameComponents
    /// The unit of a measurement.
    case unit

    /// A property that a path can name.
    package struct Property: Hashable, Sendable {
        /// The name.
        package var name: String
        /// The value of the property.
        package var value: SpokenValue
        /// Whether the property holds a list.
        package var isList = false
    }

    /// The name of the type for messages: the name in the file, or else the class.
    package var typeName: String {
        switch self {
        case .basic(let basic): basic.rawValue
        case .personHandle: "INPersonHandle"
        case .nameComponents: "NSPersonNameComponents"
        case .unit: "NSUnit"
        }
    }

    /// The properties that a path can continue to; empty for a value that ends every path.
    package var properties: [Property] {
        switch self {
        case .basic(let basic): basic.spokenProperties
        case .personHandle: .strings("value", "label")
        case .nameComponents:
            .strings("namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname")
        case .unit: .strings("symbol")
        }
    }

    /// The properties of every object type, even if the file doesn't list them.
    package static let objectProperties =
        [Property].strings(
            "identifier",
            "displayString",
            "pronunciationHint",
            "subtitleString",
            "spokenPhrase",
            "vocabularyIdentifier"
        ) + [Property(name: "alternativeSpeakableMatches", value: .basic(.speakableString), isList: true)]
}

extension ValueType.Basic {
    fileprivate var spokenProperties: [SpokenValue.Property] {
        switch self {
        case .string, .integer, .decimal, .boolean, .timeInterval: []
        case .dateComponents:
            .integers(
                "era",
                "year",
                "month",
                "day",
                "hour",
                "minute",
                "second",
                "nanosecond",
                "weekday",
                "weekdayOrdinal",
                "quarter",
                "weekOfMonth",
                "weekOfYear",
                "yearForWeekOfYear"
            )
        case .url:
            .strings(
                "absoluteString",
                "relativeString",
                "scheme",
                "host",
                "path",
                "query",
                "fragment",
                "lastPathComponent",
                "pathExtension"
            ) + .integers("port")
        case .file:
            .strings("filename", "typeIdentifier") + [SpokenValue.Property(name: "fileURL", value: .basic(.url))]
        case .person:
            .strings(
                "displayName",
                "contactIdentifier",
                "customIdentifier",
                "relationship",
                "spokenPhrase",
                "pronunciationHint",
                "vocabularyIdentifier"
            ) + [
                SpokenValue.Property(name: "isMe", value: .basic(.boolean)),
                SpokenValue.Property(name: "personHandle", value: .personHandle),
                SpokenValue.Property(name: "nameComponents", value: .nameComponents),
                SpokenValue.Property(name: "aliases", value: .personHandle, isList: true),
            ]
        case .placemark:
            .strings(
                "name",
                "thoroughfare",
                "subThoroughfare",
                "locality",
                "subLocality",
                "administrativeArea",
                "subAdministrativeArea",
                "postalCode",
                "ISOcountryCode",
                "country",
                "inlandWater",
                "ocean"
            ) + [SpokenValue.Property(name: "areasOfInterest", value: .basic(.string), isList: true)]
        case .currencyAmount:
            [SpokenValue.Property(name: "amount", value: .basic(.decimal))] + .strings("currencyCode")
        case .paymentMethod: .strings("name", "identificationHint")
        case .speakableString: .strings("spokenPhrase", "pronunciationHint", "vocabularyIdentifier", "identifier")
        case .dateComponentsRange:
            ["startDateComponents", "endDateComponents"].map {
                SpokenValue.Property(name: $0, value: .basic(.dateComponents))
            }
        case .mass, .length, .temperature, .speed, .volume, .energy:
            [
                SpokenValue.Property(name: "doubleValue", value: .basic(.decimal)),
                SpokenValue.Property(name: "unit", value: .unit),
            ]
        }
    }
}

extension [SpokenValue.Property] {
    fileprivate static func strings(_ names: String...) -> Self {
        names.map { SpokenValue.Property(name: $0, value: .basic(.string)) }
    }

    fileprivate static func integers(_ names: String...) -> Self {
        names.map { SpokenValue.Property(name: $0, value: .basic(.integer)) }
    }
}
