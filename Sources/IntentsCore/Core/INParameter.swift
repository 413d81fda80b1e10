public import Foundation

/// A reference to a parameter of an intent or a property of a response, by the class and a path of property names.
open class INParameter: NSObject, NSCopying, NSSecureCoding {
    /// The class of the intent or response.
    public let parameterClass: AnyClass
    /// The names of the properties from the class to the value, with dots between them.
    public let parameterKeyPath: String

    private var indices: [String: Int] = [:]

    /// Creates a reference to a parameter.
    public init(for aClass: AnyClass, keyPath: String) {
        parameterClass = aClass
        parameterKeyPath = keyPath
        super.init()
    }

    /// Creates a reference to the parameter at a key path; `nil` if the key path doesn't lead to a parameter or
    /// property of a definition.
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

    /// Returns whether another object refers to the same parameter.
    open func isEqual(to parameter: INParameter) -> Bool { hasFields(of: parameter) }

    /// Sets the index of the list element that a part of the path means.
    open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
        indices[subKeyPath] = index
    }

    /// Returns the index of the list element that a part of the path means; `NSNotFound` if it isn't set.
    open func index(forSubKeyPath subKeyPath: String) -> Int {
        indices[subKeyPath] ?? NSNotFound
    }

    /// Decodes a reference. Its class must be part of the program.
    public required convenience init?(coder: NSCoder) {
        guard let keyPath = coder.string("keyPath"),
            let owner = coder.string("class").flatMap(Self.storedClass)
        else { return nil }
        self.init(for: owner, keyPath: keyPath)
        let keys = coder.objects(NSString.self, "indexKeys") ?? []
        let values = coder.objects(NSNumber.self, "indexValues") ?? []
        for (key, value) in zip(keys, values) { indices[String(key)] = value.intValue }
    }

    /// The start of the names of the system's classes, which are stored without it, because Apple's have none.
    private static let systemModule = "SystemIntents."

    private static func storedClass(_ name: String) -> AnyClass? {
        NSClassFromString(name) ?? NSClassFromString(systemModule + name)
    }

    /// Encodes the reference.
    open func encode(with coder: NSCoder) {
        let name = NSStringFromClass(parameterClass)
        coder.encode(
            name.hasPrefix(Self.systemModule) ? String(name.dropFirst(Self.systemModule.count)) : name,
            "class"
        )
        coder.encode(parameterKeyPath, "keyPath")
        let sorted = indices.sorted { $0.key < $1.key }
        coder.encode(sorted.map { NSString(string: $0.key) } as NSArray, forKey: "indexKeys")
        coder.encode(sorted.map { NSNumber(value: $0.value) } as NSArray, forKey: "indexValues")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns a new reference to the same parameter.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INParameter(for: parameterClass, keyPath: parameterKeyPath)
        copy.indices = indices
        return copy
    }

    /// Returns whether an object refers to the same parameter.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two references equal.
    open override var hash: Int { hashOfFields }
}

extension INParameter: FieldEquatable {
    var fields: [AnyHashable?] { [ObjectIdentifier(parameterClass), parameterKeyPath, indices] }
}
