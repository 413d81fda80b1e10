import Intents

// The properties with plain values that a path in a text can name, by their names in Objective-C.

extension INSpeakableString {
    func part(named name: String) -> String? {
        switch name {
        case "spokenPhrase": spokenPhrase
        case "pronunciationHint": pronunciationHint
        case "vocabularyIdentifier", "identifier": vocabularyIdentifier
        default: nil
        }
    }
}

extension CLPlacemark {
    /// Returns a part of the address. Placemarks of this runtime don't have bodies of water or areas of interest.
    func part(named name: String) -> String? {
        switch name {
        case "name": self.name
        case "thoroughfare": thoroughfare
        case "subThoroughfare": subThoroughfare
        case "locality": locality
        case "subLocality": subLocality
        case "administrativeArea": administrativeArea
        case "subAdministrativeArea": subAdministrativeArea
        case "postalCode": postalCode
        case "ISOcountryCode": isoCountryCode
        case "country": country
        default: nil
        }
    }
}

extension PersonNameComponents {
    func part(named name: String) -> String? {
        switch name {
        case "namePrefix": namePrefix
        case "givenName": givenName
        case "middleName": middleName
        case "familyName": familyName
        case "nameSuffix": nameSuffix
        case "nickname": nickname
        default: nil
        }
    }
}

extension DateComponents {
    func part(named name: String) -> Int? {
        switch name {
        case "era": era
        case "year": year
        case "month": month
        case "day": day
        case "hour": hour
        case "minute": minute
        case "second": second
        case "nanosecond": nanosecond
        case "weekday": weekday
        case "weekdayOrdinal": weekdayOrdinal
        case "quarter": quarter
        case "weekOfMonth": weekOfMonth
        case "weekOfYear": weekOfYear
        case "yearForWeekOfYear": yearForWeekOfYear
        default: nil
        }
    }
}

extension URL {
    func part(named name: String) -> String? {
        switch name {
        case "absoluteString": absoluteString
        case "relativeString": relativeString
        case "scheme": scheme
        case "host": host()
        case "port": port.map(String.init)
        case "path": path()
        case "query": query()
        case "fragment": fragment()
        case "lastPathComponent": lastPathComponent
        case "pathExtension": pathExtension
        default: nil
        }
    }
}
