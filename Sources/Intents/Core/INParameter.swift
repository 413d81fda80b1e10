public import Foundation

/// Names a parameter of an intent or a property of a response, by the class and a path of property names.
open class INParameter: NSObject, NSCopying, NSSecureCoding {
    /// The class: of an intent or of a response.
    public let parameterClass: AnyClass
    /// The names of the properties from the class to the value, with dots between them.
    public let parameterKeyPath: String

    private var indices: [String: Int] = [:]

    /// Names a parameter.
    public init(for aClass: AnyClass, keyPath: String) {
        parameterClass = aClass
        parameterKeyPath = keyPath
        super.init()
    }

    /// Names a parameter by its key path; `nil` where the key path is not that of a parameter or property which a
    /// definition states.
    public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
        guard let owner = Root.self as? AnyClass, let name = Self.name(of: keyPath, in: owner) else { return nil }
        self.init(for: owner, keyPath: name)
    }

    private static func name(of keyPath: AnyKeyPath, in owner: AnyClass) -> String? {
        switch owner {
        case let intent as INIntent.Type: intent.intentMetadata?.parameter(at: keyPath)?.name
        case let response as INIntentResponse.Type:
            response.intentMetadata?.properties.first { $0.keyPath == keyPath }?.name
        default: nil
        }
    }

    /// Whether another name stands for the same parameter.
    open func isEqual(to parameter: INParameter) -> Bool { hasFields(of: parameter) }

    /// Says which value of a list a part of the path means.
    open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
        indices[subKeyPath] = index
    }

    /// Which value of a list a part of the path means; `NSNotFound` where that was not said.
    open func index(forSubKeyPath subKeyPath: String) -> Int {
        indices[subKeyPath] ?? NSNotFound
    }

    /// Decodes a name. The class must be one of the program's.
    public required convenience init?(coder: NSCoder) {
        guard let keyPath = coder.string("keyPath"),
            let owner = coder.string("class").flatMap(NSClassFromString)
        else { return nil }
        self.init(for: owner, keyPath: keyPath)
        let keys = coder.objects(NSString.self, "indexKeys") ?? []
        let values = coder.objects(NSNumber.self, "indexValues") ?? []
        for (key, value) in zip(keys, values) { indices[String(key)] = value.intValue }
    }

    /// Encodes the name.
    open func encode(with coder: NSCoder) {
        coder.encode(NSStringFromClass(parameterClass), "class")
        coder.encode(parameterKeyPath, "keyPath")
        let sorted = indices.sorted { $0.key < $1.key }
        coder.encode(sorted.map { NSString(string: $0.key) } as NSArray, forKey: "indexKeys")
        coder.encode(sorted.map { NSNumber(value: $0.value) } as NSArray, forKey: "indexValues")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// A new name for the same parameter.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INParameter(for: parameterClass, keyPath: parameterKeyPath)
        copy.indices = indices
        return copy
    }

    /// Whether an object names the same parameter.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two names equal.
    open override var hash: Int { hashOfFields }
}

extension INParameter: FieldEquatable {
    var fields: [AnyHashable?] { [ObjectIdentifier(parameterClass), parameterKeyPath, indices] }
}
