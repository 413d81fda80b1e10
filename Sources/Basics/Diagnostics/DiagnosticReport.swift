/// Findings in the order in which they are printed, and no more than a user wants.
package struct DiagnosticReport: Sendable {
    /// The findings that are printed, each once: errors first, then by file and place.
    package private(set) var shown: [Diagnostic]
    /// How many errors are left out for there being more than wanted.
    package private(set) var omittedErrorCount = 0
    /// How many findings are left out for there being more than wanted.
    package private(set) var omittedFindingCount = 0

    /// Sorts findings.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings, in any order.
    ///   - findingLimit: The most findings that are printed; `nil` for all.
    ///   - errorLimit: The most errors that are printed; `nil` for all.
    package init(_ diagnostics: some Sequence<Diagnostic>, findingLimit: Int? = nil, errorLimit: Int? = nil) {
        let sorted = diagnostics.sortedForReport()
        shown = Diagnostic.Severity.allCases.flatMap { severity in sorted.filter { $0.severity == severity } }
        if let errorLimit {
            var errorCount = 0
            shown.removeAll { diagnostic in
                guard diagnostic.severity == .error else { return false }
                errorCount += 1
                return errorCount > errorLimit
            }
            omittedErrorCount = max(0, errorCount - errorLimit)
        }
        guard let findingLimit, shown.count > findingLimit else { return }
        omittedFindingCount = shown.count - findingLimit + omittedErrorCount
        shown.removeLast(shown.count - findingLimit)
    }
}
