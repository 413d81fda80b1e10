extension INIntent {
    /// The reason why the intent can't be donated or become a shortcut; `nil` if it can.
    ///
    /// An intent that people can set up always can. Other intents need a title, and values for all parameters of a
    /// combination in their definition, which may be the empty combination. Apple documents these two conditions, but
    /// not how closely the parameters must match. An intent of the system's own can, unless only the system sends it.
    var suggestionProblem: String? {
        let name = "\(type(of: self))"
        guard let metadata = type(of: self).intentMetadata else {
            return "'\(name)' doesn't have a definition; use a class that is generated from a definition"
        }
        if metadata.traits.contains(.configurable) { return nil }
        if metadata.traits.contains(.system) {
            let isSuggested = !metadata.traits.contains(.unsuggested)
            return isSuggested ? nil : "only the system sends '\(name)'; use another intent"
        }
        guard let title = metadata.title, !title.text.isEmpty else {
            return "'\(name)' doesn't have a title; add one to its definition"
        }

        if metadata.combinations.isEmpty {
            return "'\(name)' doesn't have a parameter combination for suggestions; add one to its definition"
        }
        if metadata.combinations.contains(where: { isFilled($0, by: metadata) }) { return nil }
        let combinations = metadata.combinations.map { "'" + $0.parameters.joined(separator: ", ") + "'" }
        return "'\(name)' doesn't fill any of its parameter combinations; set the parameters of "
            + combinations.joined(separator: " or ")
    }

    /// Returns whether all parameters of a combination are set.
    package func isFilled(_ combination: IntentParameterCombination, by metadata: IntentMetadata) -> Bool {
        combination.parameters.allSatisfy { name in
            metadata.parameter(named: name)?.value(in: self)?.isSet ?? false
        }
    }
}
