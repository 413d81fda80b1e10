import Foundation

extension DateComponents {
    /// The components in a form whose hash agrees with equality.
    ///
    /// Archiving makes a missing leap-month flag false. Foundation calls the two equal, and hashes them differently.
    var comparable: DateComponents {
        guard isLeapMonth == false else { return self }
        var components = self
        components.isLeapMonth = nil
        return components
    }
}
