extension INIntent {
    /// Why the intent can be neither donated nor made a shortcut; `nil` where it can.
    ///
    /// An intent that people can set up always can. Any other needs a title, and a combination of parameters in its
    /// definition all of which are set; the empty combination is one. Apple documents the two needs, not how closely
    /// the set parameters must match.
    var suggestionProblem: String? {
        let name = "\(type(of: self))"
        guard let metadata = type(of: self).intentMetadata else {
            return "no definition states facts about '\(name)': use a class that was generated from a definition"
        }
        if metadata.traits.contains(.configurable) { return nil }
        guard let title = metadata.title, !title.text.isEmpty else {
            return "'\(name)' has no title: give it one in its definition"
        }
        if metadata.combinations.isEmpty {
            return "'\(name)' has no combination of parameters by which it is suggested: add one to its definition"
        }
        if metadata.combinations.contains(where: { isFilled($0, by: metadata) }) { return nil }
        let combinations = metadata.combinations.map { "'" + $0.parameters.joined(separator: ", ") + "'" }
        return "'\(name)' has no value for all parameters of any combination: set those of "
            + combinations.joined(separator: " or ")
    }

    /// Whether all parameters of a combination are set.
    package func isFilled(_ combination: IntentParameterCombination, by metadata: IntentMetadata) -> Bool {
        combination.parameters.allSatisfy { name in
            metadata.parameter(named: name)?.value(in: self)?.isSet ?? false
        }
    }
}
