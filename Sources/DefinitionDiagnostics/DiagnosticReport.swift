/// Findings in the order in which they are told, and no more than a user wants.
public struct DiagnosticReport: Sendable {
    /// The findings that are told: sorted, each once.
    public private(set) var shown: [Diagnostic]
    /// How many errors are left out.
    public private(set) var omittedErrorCount = 0

    /// Sorts findings.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings, in any order.
    ///   - errorLimit: The most errors that are told; `nil` for all.
    public init(_ diagnostics: some Sequence<Diagnostic>, errorLimit: Int? = nil) {
        shown = diagnostics.sortedForReport()
        guard let errorLimit else { return }
        var errorCount = 0
        shown.removeAll { diagnostic in
            guard diagnostic.severity == .error else { return false }
            errorCount += 1
            return errorCount > errorLimit
        }
        omittedErrorCount = max(0, errorCount - errorLimit)
    }
}
