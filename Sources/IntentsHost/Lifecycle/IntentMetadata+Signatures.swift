import Intents

extension IntentMetadata {
    /// The name of a method of the handling protocol, without its completion handler.
    func signature(of method: IntentMetadataCall.Method) -> String {
        switch method {
        case .handle: "handle(intent:)"
        case .confirm: "confirm(intent:)"
        case .resolve(let index): "resolve\(capitalName(index))(for:)"
        case .options(let index, _): "provide\(capitalName(index))OptionsCollection(for:)"
        case .defaultValue(let index): "default\(capitalName(index))(for:)"
        }
    }

    private func capitalName(_ index: Int) -> String {
        let name = parameters[index].name
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
