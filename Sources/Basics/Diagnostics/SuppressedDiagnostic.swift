/// A finding that the user accepts: it is told only where a form has a place for such findings.
package struct SuppressedDiagnostic: Hashable, Sendable {
    /// The finding.
    package var diagnostic: Diagnostic
    /// Why it is accepted, if the user says so.
    package var reason: String?

    /// Creates a finding that is accepted.
    package init(_ diagnostic: Diagnostic, reason: String?) {
        self.diagnostic = diagnostic
        self.reason = reason
    }
}
