extension BuildSetting {
    /// Whether a setting counts in a build.
    enum Applicability {
        case always
        /// It depends on what is not known here, such as the SDK.
        case sometimes
        case never
    }

    /// Whether the setting counts in builds of a configuration. A setting may have several conditions:
    /// `NAME[sdk=iphoneos*][config=Debug]`, or `NAME[sdk=iphoneos*,config=Debug]`.
    func applicability(in configuration: String) -> Applicability {
        var result = Applicability.always
        for condition in name.dropFirst(baseName.count).split(whereSeparator: { "[],".contains($0) }) {
            let parts = condition.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
            if parts.first != "config" {
                result = .sometimes
            } else if parts.count < 2 || !configuration.matches(pattern: parts[1]) {
                return .never
            }
        }
        return result
    }
}

extension String {
    /// Whether the text is what a pattern describes, in which `*` stands for any characters.
    fileprivate func matches(pattern: String) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return self == pattern }
        guard hasPrefix(first) else { return false }
        var rest = dropFirst(first.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}
