/// A finding that the user accepts: it is told only where a form has a place for such findings.
public struct SuppressedDiagnostic: Hashable, Sendable {
    /// The finding.
    public var diagnostic: Diagnostic
    /// Why it is accepted, if the user says so.
    public var reason: String?

    /// Creates a finding that is accepted.
    public init(_ diagnostic: Diagnostic, reason: String?) {
        self.diagnostic = diagnostic
        self.reason = reason
    }
}
