package import IntentInterface

extension ResponseFactory {
    /// A name for the response that no argument has.
    package var variableName: String {
        var name = "response"
        while arguments.contains(where: { $0.property.name == name }) { name += "_" }
        return name
    }
}
