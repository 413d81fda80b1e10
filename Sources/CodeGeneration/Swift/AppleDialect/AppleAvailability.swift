import IntentInterface

/// The attributes for the availability of declarations.
enum AppleAvailability {
    /// Intents, handling protocols, responses and their codes, enums and types.
    static let intents = "@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)"
    /// The results of enums and types.
    static let results = "\(resolution) @available(tvOS, unavailable)"
    /// Results and reasons of parameters, resolve methods, `async` forms, and properties of types.
    static let resolution = "@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)"
    /// Collections of options and default values.
    static let collections = "@available(iOS 14.0, macOS 11.0, watchOS 7.0, *)"
    /// Options on systems without collections.
    static let oldOptions = [
        #"@available(iOS, introduced: 13.0, deprecated: 14.0, message: "")"#,
        #"@available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")"#,
    ]

    /// Returns the attribute for a property of an intent or a response. Only types that are newer than custom intents have
    /// one. Its macOS version is 10.16, as in the code of Apple's compiler.
    static func property(_ type: ValueType) -> String? {
        switch type.element {
        case .basic(.boolean), .basic(.file), .basic(.timeInterval), .basic(.url):
            "@available(iOS 13.0, macOS 10.16, watchOS 6.0, *)"
        case .basic(.string), .basic(.integer), .basic(.decimal), .basic(.dateComponents), .basic(.person),
            .basic(.placemark), .basic(.currencyAmount), .basic(.paymentMethod), .basic(.speakableString),
            .basic(.dateComponentsRange), .basic(.mass), .basic(.length), .basic(.temperature), .basic(.speed),
            .basic(.volume), .basic(.energy), .enumeration, .object, .anyObject, .native:
            nil
        }
    }
}
