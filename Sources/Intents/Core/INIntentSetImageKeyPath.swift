/// What lets the pictures of parameters be set by key paths into an intent's own class.
public protocol INIntentSetImageKeyPath: AnyObject {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath where Self: INIntent {
    /// Sets the picture of a parameter. A key path that names no parameter is reported, and changes nothing.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        guard let parameter = type(of: self).intentMetadata?.parameter(at: parameterName) else {
            return IntentEnvironment.report("'\(type(of: self))' has no parameter for the key path of a picture")
        }
        __setImage(image, forParameterNamed: parameter.name)
    }

    /// The picture of a parameter.
    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        type(of: self).intentMetadata?.parameter(at: parameterName).flatMap { __image(forParameterNamed: $0.name) }
    }
}
