import IntentInterface

/// The macros for the availability of declarations.
enum ObjectiveCAvailability {
    /// Intents, handling protocols, responses and their codes, enums and types.
    static let intents = "API_AVAILABLE(ios(12.0), macos(11.0), watchos(5.0)) API_UNAVAILABLE(tvos)"
    /// The results of enums and types.
    static let results = "\(resolution) API_UNAVAILABLE(tvos)"
    /// Results and reasons of parameters, resolve methods, and properties of types.
    static let resolution = "API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0))"
    /// Collections of options and default values.
    static let collections = "API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0))"
    /// Options on systems without collections.
    static let oldOptions = #"API_DEPRECATED("", ios(13.0, 14.0), watchos(6.0, 7.0))"#

    /// Returns the macro for a property of an intent or a response, and for a method that takes its value. Only types that
    /// are newer than custom intents have one. Its macOS version is 10.16, as in the code of Apple's compiler.
    static func property(_ type: ValueType) -> String? {
        switch type.element {
        case .basic(.boolean), .basic(.file), .basic(.timeInterval), .basic(.url):
            "API_AVAILABLE(ios(13.0), macos(10.16), watchos(6.0))"
        case .basic(.string), .basic(.integer), .basic(.decimal), .basic(.dateComponents), .basic(.person),
            .basic(.placemark), .basic(.currencyAmount), .basic(.paymentMethod), .basic(.speakableString),
            .basic(.dateComponentsRange), .basic(.mass), .basic(.length), .basic(.temperature), .basic(.speed),
            .basic(.volume), .basic(.energy), .enumeration, .object, .anyObject, .native:
            nil
        }
    }

    /// Returns the macro for a method of a handling protocol.
    static func operation(_ operation: Operation) -> String? {
        switch operation.kind {
        case .handle, .confirm: nil
        case .resolve: resolution
        case .optionsCollection, .defaultValue: collections
        case .options: oldOptions
        }
    }
}
