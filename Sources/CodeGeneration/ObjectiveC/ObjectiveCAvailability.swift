import IntentInterface

/// The macros that say since when declarations are available.
enum ObjectiveCAvailability {
    /// Intents, handling protocols, responses and their codes, enums and types.
    static let intents = "API_AVAILABLE(ios(12.0), macos(11.0), watchos(5.0)) API_UNAVAILABLE(tvos)"
    /// The results of enums and types.
    static let results = "\(resolution) API_UNAVAILABLE(tvos)"
    /// Results and reasons of parameters, resolve methods, and properties of types.
    static let resolution = "API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0))"
    /// Collections of options and default values.
    static let collections = "API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0))"
    /// Options before there were collections.
    static let oldOptions = #"API_DEPRECATED("", ios(13.0, 14.0), watchos(6.0, 7.0))"#

    /// The macro of a property of an intent or a response, and of what takes its value: types that came after custom
    /// intents have one of their own, with another spelling of the macOS version.
    static func property(_ type: ValueType) -> String? {
        switch type.element {
        case .basic(.boolean), .basic(.file), .basic(.timeInterval), .basic(.url):
            "API_AVAILABLE(ios(13.0), macos(10.16), watchos(6.0))"
        case .basic(.string), .basic(.integer), .basic(.decimal), .basic(.dateComponents), .basic(.person),
            .basic(.placemark), .basic(.currencyAmount), .basic(.paymentMethod), .basic(.speakableString),
            .basic(.dateComponentsRange), .basic(.mass), .basic(.length), .basic(.temperature), .basic(.speed),
            .basic(.volume), .basic(.energy), .enumeration, .object, .anyObject:
            nil
        }
    }

    /// The macro of a method of a handling protocol.
    static func operation(_ operation: Operation) -> String? {
        switch operation.kind {
        case .handle, .confirm: nil
        case .resolve: resolution
        case .optionsCollection, .defaultValue: collections
        case .options: oldOptions
        }
    }
}
