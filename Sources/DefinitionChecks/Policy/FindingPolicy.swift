public import DefinitionConfiguration
public import DefinitionDiagnostics
public import IntentDefinition

/// What a configuration makes of the findings about one definition: other severities, and some that are not told.
public struct FindingPolicy {
    /// The suppressions that no finding has met so far.
    public private(set) var unusedSuppressions: [Suppression]
    /// The findings that suppressions have met so far.
    public private(set) var suppressed: [SuppressedDiagnostic] = []
    private let severities: [Diagnostic.ID: CheckConfiguration.RuleSeverity]
    private let suppressions: [Suppression]
    private let file: String
    private let paths: ElementPaths?

    /// Prepares what a configuration says.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the definition.
    ///   - suppressions: Those of its suppressions that are about the definition.
    ///   - definition: The definition; `nil` where it cannot be read.
    ///   - file: The path of the definition, as in the locations of findings.
    public init(
        _ configuration: CheckConfiguration,
        suppressions: [Suppression],
        definition: Definition?,
        file: String
    ) {
        self.suppressions = suppressions
        self.file = file
        unusedSuppressions = suppressions
        severities = Dictionary(
            configuration.severities.map { (Diagnostic.ID(rawValue: $0.rule.value), $0.severity) },
            uniquingKeysWith: { first, _ in first }
        )
        let needsPaths = suppressions.contains { $0.element != nil }
        paths = needsPaths ? definition.map { ElementPaths(of: $0) } : nil
    }

    /// The findings that are told, with the severities that the configuration gives them.
    public mutating func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.compactMap { diagnostic in
            let suppression = suppression(of: diagnostic)
            var diagnostic = diagnostic
            if let setting = severities[diagnostic.id] {
                guard let severity = setting.severity else { return nil }
                diagnostic.severity = severity
            }
            guard let suppression else { return diagnostic }
            suppressed.append(SuppressedDiagnostic(diagnostic, reason: suppression.reason))
            return nil
        }
    }

    /// The first suppression that a finding meets, if any; all that it meets are used.
    private mutating func suppression(of diagnostic: Diagnostic) -> Suppression? {
        let matching = suppressions.filter { $0.rule.value == diagnostic.id.rawValue && isMet($0, by: diagnostic) }
        unusedSuppressions.removeAll { matching.contains($0) }
        return matching.first
    }

    /// Whether a finding is about the element that a suppression names, if it names one.
    private func isMet(_ suppression: Suppression, by diagnostic: Diagnostic) -> Bool {
        guard let element = suppression.element else { return true }
        guard diagnostic.location.file == file, let position = diagnostic.location.position, let paths else {
            return false
        }
        return ElementPaths.path(paths.path(at: position), isInside: element.value)
    }
}

extension CheckConfiguration {
    /// The names of rules in a configuration that there are not, each an error at its place.
    ///
    /// - Parameter file: The path of the configuration.
    public func unknownRules(in file: String) -> [Diagnostic] {
        let names = severities.map(\.rule) + suppressions.map(\.rule)
        return names.filter { RuleRegistry.description(of: Diagnostic.ID(rawValue: $0.value)) == nil }.map { name in
            let hint = suggestion(for: name.value, among: RuleRegistry.descriptions.map(\.id.rawValue))
            let message = "there is no rule '\(name.value)'; 'intentc explain' lists all\(hint)"
            let location = SourceLocation(file: file, position: name.position)
            return Diagnostic(.error, .configurationValue, message, at: location)
        }
    }
}

extension Suppression {
    /// That no finding has met the suppression.
    ///
    /// - Parameter file: The path of the configuration.
    public func unusedDiagnostic(in file: String) -> Diagnostic {
        let element = element.map { " at '\($0.value)'" } ?? ""
        return Diagnostic(
            .warning,
            .suppressionUnused,
            "nothing is found by '\(rule.value)' in '\(path.value)'\(element); remove the suppression, or correct it",
            at: SourceLocation(file: file, position: position)
        )
    }
}

extension Diagnostic.ID {
    /// A suppression that no finding meets.
    public static let suppressionUnused = Diagnostic.ID(rawValue: "suppression-unused")
}
