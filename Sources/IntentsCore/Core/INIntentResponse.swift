public import Foundation

/// The answer to an intent; the superclass of the response classes of a definition.
open class INIntentResponse: NSObject, NSCopying, NSSecureCoding {
    /// The activity with which the app continues.
    open var userActivity: NSUserActivity?

    /// The fault of the handler, if the response stands for one.
    public private(set) var intentMetadataFault: IntentHandlerFault?

    /// Creates an empty response.
    public required override init() {
        super.init()
    }

    /// The facts of the response class; `nil` for a class without a definition. Generated code overrides it.
    open class var intentMetadata: IntentResponseMetadata? { nil }

    private var properties: [IntentPropertyMetadata] { type(of: self).intentMetadata?.properties ?? [] }
    private var codeNumber: Int? { type(of: self).intentMetadata?.code(of: self) }

    /// Returns a new response with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.userActivity = userActivity
        copy.intentMetadataFault = intentMetadataFault
        if let codeNumber { type(of: self).intentMetadata?.setCode(codeNumber, of: copy) }
        for property in properties { property.copy(from: self, to: copy) }
        return copy
    }

    /// Decodes a response.
    public required init?(coder: NSCoder) {
        super.init()
        userActivity = coder.object(ArchivedActivity.self, "userActivity")?.activity
        type(of: self).intentMetadata?.setCode(coder.decodeInteger(forKey: "code"), of: self)
        for property in properties { property.decode(into: self, from: coder) }
    }

    /// Encodes the response.
    open func encode(with coder: NSCoder) {
        coder.encode(userActivity.map(ArchivedActivity.init), forKey: "userActivity")
        coder.encode(codeNumber ?? 0, forKey: "code")
        for property in properties { property.encode(from: self, into: coder) }
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns whether an object is a response of the same class with the same code, equal properties and an equal
    /// activity.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two responses equal.
    open override var hash: Int { hashOfFields }
}

extension INIntentResponse: FieldEquatable {
    var fields: [AnyHashable?] {
        var fields: [AnyHashable?] = [codeNumber, userActivity, intentMetadataFault]
        for property in properties { fields.append(property.value(in: self)) }
        return fields
    }
}

extension INIntentResponse: IntentMetadataResult {
    /// Returns a response that stands for a handler's fault.
    public static func intentMetadataResult(for fault: IntentHandlerFault) -> Self {
        let response = self.init()
        response.intentMetadataFault = fault
        return response
    }
}
