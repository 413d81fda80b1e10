/// The methods that set and return the images of parameters by key paths of an intent's own class.
public protocol INIntentSetImageKeyPath: AnyObject {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath where Self: INIntent {
    /// Sets the image of a parameter. A key path that doesn't lead to a parameter is reported, and doesn't change
    /// anything.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        guard let parameter = type(of: self).intentMetadata?.parameter(at: parameterName) else {
            return IntentEnvironment.report(
                "can't set an image: the key path doesn't lead to a parameter of '\(type(of: self))'"
            )
        }
        __setImage(image, forParameterNamed: parameter.name)
    }

    /// Returns the image of a parameter.
    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        type(of: self).intentMetadata?.parameter(at: parameterName).flatMap { __image(forParameterNamed: $0.name) }
    }
}
