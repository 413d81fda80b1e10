package import IntentInterface

extension ResponseFactory {
    /// A name for the response that no argument has.
    package var variableName: String {
        let taken = Set(arguments.lazy.map(\.property.name).filter { $0.hasPrefix("response") })
        var name = "response"
        while taken.contains(name) { name += "_" }
        return name
    }
}
