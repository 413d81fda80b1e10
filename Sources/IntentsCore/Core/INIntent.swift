public import Foundation

/// A request of the user; the superclass of the intent classes of a definition.
open class INIntent: NSObject, NSCopying, NSSecureCoding {
    /// The identifier of the request while it is resolved, confirmed and handled; `nil` for an intent that the app
    /// creates.
    public package(set) var identifier: String?
    /// The phrase that is suggested when the user adds the intent to Siri. The phrase itself doesn't run the intent.
    open var suggestedInvocationPhrase: String?
    /// The situations in which the intent can be offered.
    open var shortcutAvailability: INShortcutAvailabilityOptions = []

    private var metadataOfDonation: INIntentDonationMetadata?
    /// The images of parameters, by the parameters' names.
    private var images: [String: INImage] = [:]

    /// The metadata of the intent's donation. The value is copied.
    open var donationMetadata: INIntentDonationMetadata? {
        get { metadataOfDonation }
        set { metadataOfDonation = newValue?.copy() as? INIntentDonationMetadata }
    }

    /// The description of the intent in its definition.
    public var intentDescription: String? { type(of: self).intentMetadata?.summary?.text }

    /// Creates an intent whose parameters aren't set.
    public required override init() {
        super.init()
    }

    // MARK: Methods for generated code to override

    /// The facts of the intent class; `nil` for a class without a definition. Generated code overrides it.
    open class var intentMetadata: IntentMetadata? { nil }

    /// Calls a method of a handler with the intent. Generated code overrides it.
    ///
    /// The call is made on the current executor. A handler whose conformance is isolated to the main actor conforms
    /// only there: on other executors the result is false.
    ///
    /// - Returns: Whether the handler handles intents of this class, so that the call is made.
    open func intentMetadataSend(_ call: IntentMetadataCall, to handler: Any) -> Bool { false }

    /// Returns the methods of the intent's handling protocol, each with whether a handler implements it, without
    /// calling the handler. The list is empty if the handler doesn't handle intents of this class. Generated code
    /// overrides it.
    ///
    /// As with calls, a handler whose conformance is isolated to the main actor conforms only there.
    open func intentMetadataMethods(of handler: Any) -> [IntentHandlerMethod] { [] }

    private var parameters: [IntentParameterMetadata] { type(of: self).intentMetadata?.parameters ?? [] }

    // MARK: Images

    /// Sets the image of a parameter by the parameter's name. Use the form that takes a key path instead.
    open func __setImage(_ image: INImage?, forParameterNamed parameterName: String) {
        images[parameterName] = image
    }

    /// Returns the image of a parameter by the parameter's name. Use the form that takes a key path instead.
    open func __image(forParameterNamed parameterName: String) -> INImage? {
        images[parameterName]
    }

    /// Returns the image that stands for the intent: that of its key parameter, or else of the first parameter that has
    /// one, or else of its definition.
    open func keyImage() -> INImage? {
        let metadata = type(of: self).intentMetadata
        let names = [metadata?.keyParameter].compactMap { $0 } + parameters.map(\.name)
        return names.lazy.compactMap { self.picture(ofParameterNamed: $0) }.first
            ?? metadata?.defaultImageName.map(INImage.init(named:))
    }

    private func picture(ofParameterNamed name: String) -> INImage? {
        if let image = images[name] { return image }
        switch type(of: self).intentMetadata?.parameter(named: name)?.value(in: self) {
        case .object(let object)?: return object.displayImage
        case .person(let person)?: return person.image
        case .paymentMethod(let method)?: return method.icon
        case .string?, .number?, .enumeration?, .dateComponents?, .url?, .file?, .placemark?, .currencyAmount?,
            .speakableString?, .dateComponentsRange?, .measurement?, .framework?, .list?, nil:
            return nil
        }
    }

    // MARK: Copying, coding, equality

    /// Returns a new intent with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.identifier = identifier
        copy.suggestedInvocationPhrase = suggestedInvocationPhrase
        copy.shortcutAvailability = shortcutAvailability
        copy.metadataOfDonation = metadataOfDonation
        copy.images = images
        let parameters = parameters
        for index in parameters.indices { parameters[index].property.copy(from: self, to: copy) }
        return copy
    }

    /// Decodes an intent.
    public required init?(coder: NSCoder) {
        super.init()
        identifier = coder.string("identifier")
        suggestedInvocationPhrase = coder.string("suggestedInvocationPhrase")
        let availability = UInt(bitPattern: coder.decodeInteger(forKey: "shortcutAvailability"))
        shortcutAvailability = INShortcutAvailabilityOptions(rawValue: availability)
        metadataOfDonation = coder.object(INIntentDonationMetadata.self, "donationMetadata")
        for parameter in parameters {
            parameter.property.decode(into: self, from: coder)
            images[parameter.name] = coder.object(INImage.self, "image." + parameter.name)
        }
    }

    /// Encodes the intent.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier, "identifier")
        coder.encode(suggestedInvocationPhrase, "suggestedInvocationPhrase")
        coder.encode(Int(bitPattern: shortcutAvailability.rawValue), forKey: "shortcutAvailability")
        coder.encode(metadataOfDonation, forKey: "donationMetadata")
        for parameter in parameters {
            parameter.property.encode(from: self, into: coder)
            coder.encode(images[parameter.name], forKey: "image." + parameter.name)
        }
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns whether an object is an intent of the same class whose parameters have equal values.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of the parameters' values.
    open override var hash: Int { hashOfFields }
}

extension INIntent: FieldEquatable {
    var fields: [AnyHashable?] { parameters.map { $0.value(in: self) } }
}
