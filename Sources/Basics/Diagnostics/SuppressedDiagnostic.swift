/// A finding that a suppression accepts. It appears only in formats that have a place for accepted findings.
package struct SuppressedDiagnostic: Hashable, Sendable {
    /// The finding.
    package var diagnostic: Diagnostic
    /// The reason in the suppression, if there is one.
    package var reason: String?

    /// Creates a finding that is accepted.
    package init(_ diagnostic: Diagnostic, reason: String?) {
        self.diagnostic = diagnostic
        self.reason = reason
    }
}
