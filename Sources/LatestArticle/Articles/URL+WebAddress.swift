import Foundation

extension URL {
    /// Whether this is the address of something on the web, and not of a file or a script.
    var isWebAddress: Bool {
        ["http", "https"].contains(scheme?.lowercased()) && host?.isEmpty == false
    }
}
