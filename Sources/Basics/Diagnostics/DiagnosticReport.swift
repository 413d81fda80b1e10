/// The findings in printing order, up to a limit.
package struct DiagnosticReport: Sendable {
    /// The printed findings without duplicates: errors first, then by file and place.
    package private(set) var shown: [Diagnostic]
    /// The number of errors beyond the limit.
    package private(set) var omittedErrorCount = 0
    /// The number of findings beyond the limit.
    package private(set) var omittedFindingCount = 0

    /// Creates a report with sorted findings.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings, in any order.
    ///   - findingLimit: The maximum number of printed findings; `nil` for all.
    ///   - errorLimit: The maximum number of printed errors; `nil` for all.
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
